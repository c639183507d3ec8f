import{$ as e,A as t,B as n,Ct as r,G as i,H as a,I as o,K as s,L as c,N as l,U as u,W as d,X as f,Y as p,_ as m,_t as h,at as g,ct as _,ft as v,ht as y,it as b,j as x,lt as S,o as C,p as w,pt as T,rt as E,st as D,tt as O,u as k,ut as A,v as j,vt as M,w as N,xt as P}from"./router.svelte.js";var F=s(`<circle r="7"></circle>`),I=s(`<rect x="-6.3" y="-6.3" width="12.6" height="12.6" rx="1"></rect>`),ee=s(`<path d="M0 -8 8 6.5H-8Z"></path>`),te=s(`<path d="M0 -9 9 0 0 9 -9 0Z"></path>`),L=s(`<g><!></g>`);function R(e,t){var r=L(),i=D(r),a=e=>{var t=F();u(e,t)},o=e=>{var t=I();u(e,t)},s=e=>{var t=ee();u(e,t)},c=e=>{var t=te();u(e,t)};n(i,e=>{t.seat===1?e(a):t.seat===2?e(o,1):t.seat===3?e(s,2):e(c,-1)}),P(r),E(()=>x(r,0,`emblem owner-${t.seat}`,`svelte-1s2tsg8`)),u(e,r)}var ne=6,re=class{#e=T(1);get width(){return e(this.#e)}set width(e){v(this.#e,e,!0)}#t=T(1);get height(){return e(this.#t)}set height(e){v(this.#t,e,!0)}#n=T({x:0,y:0,width:1,height:1});get box(){return e(this.#n)}set box(e){v(this.#n,e)}#r=T(1);get zoom(){return e(this.#r)}set zoom(e){v(this.#r,e,!0)}#i=T({x:0,y:0});#a=y(()=>({width:Math.max(1,this.width),height:Math.max(1,this.height)}));#o=y(()=>Math.min(e(this.#a).width/this.box.width,e(this.#a).height/this.box.height)*this.zoom);get scale(){return e(this.#o)}set scale(e){v(this.#o,e)}#s=y(()=>this.#u(e(this.#i)));get middle(){return e(this.#s)}set middle(e){v(this.#s,e)}#c=y(()=>{let[t,n]=[e(this.#a).width/this.scale,e(this.#a).height/this.scale];return{x:this.middle.x-t/2,y:this.middle.y-n/2,width:t,height:n}});get seen(){return e(this.#c)}set seen(e){v(this.#c,e)}#l=y(()=>`${this.seen.x} ${this.seen.y} ${this.seen.width} ${this.seen.height}`);get viewBox(){return e(this.#l)}set viewBox(e){v(this.#l,e)}fit(){this.zoom=1}zoomAt(e,t){let n=Math.min(ne,Math.max(1,this.zoom*t)),[r,i]=[this.toBoard(e),this.zoom/n],{x:a,y:o}=this.middle;this.zoom=n,v(this.#i,{x:r.x+(a-r.x)*i,y:r.y+(o-r.y)*i})}zoomBy(e){this.zoomAt({x:this.width/2,y:this.height/2},e)}pan(e,t){v(this.#i,{x:this.middle.x-e/this.scale,y:this.middle.y-t/this.scale})}reveal(e,t){let{x:n,y:r,width:i,height:a}=this.seen,o=(e,n,r)=>e<n+t?e-n-t:e>n+r-t?e-n-r+t:0;v(this.#i,{x:this.middle.x+o(e.x,n,i),y:this.middle.y+o(e.y,r,a)})}toBoard(e){return{x:this.seen.x+e.x/this.scale,y:this.seen.y+e.y/this.scale}}toPixel(e){return{x:(e.x-this.seen.x)*this.scale,y:(e.y-this.seen.y)*this.scale}}#u(t){let{x:n,y:r,width:i,height:a}=this.box,o=(e,t,n,r)=>n<=r?t+n/2:Math.min(t+n-r/2,Math.max(t+r/2,e));return{x:o(t.x,n,i,e(this.#a).width/this.scale),y:o(t.y,r,a,e(this.#a).height/this.scale)}}},z=50,B=z*Math.sqrt(3),V=90,H=26,U={"hex-pointy":{at:(e,t)=>({x:e*B/2,y:t*z*1.5}),corners:6,first:30,radius:z,steps:6},"hex-flat":{at:(e,t)=>({x:e*z*1.5,y:t*B/2}),corners:6,first:0,radius:z,steps:6},square:{at:(e,t)=>({x:e*V,y:t*V}),corners:4,first:45,radius:V/Math.SQRT2,steps:4}},ie=e=>U[e].steps;function ae(e,t,n){let r=U[e],{x:i,y:a}=r.at(t.x,t.y),o=n.steps*2*Math.PI/r.steps,[s,c]=[Math.cos(o),Math.sin(o)],l=i*s-a*c;return{x:n.mirrored?-l:l,y:i*c+a*s}}function W(e,t){let{corners:n,first:r,radius:i}=U[e],a=i-t/Math.cos(Math.PI/n),o=e=>{let t=(r+e*360/n)*Math.PI/180;return`${(a*Math.cos(t)).toFixed(2)},${(a*Math.sin(t)).toFixed(2)}`};return Array.from({length:n},(e,t)=>o(t)).join(` `)}function oe(e,t,n=!1){let r=e===`square`?49:54,[i,a]=[t.map(({x:e})=>e),t.map(({y:e})=>e)],[o,s]=[Math.min(...i)-r,Math.min(...a)-r],c=n?H:0;return{x:o-c,y:s,width:Math.max(...i)+r-o+c,height:Math.max(...a)+r-s+c}}function se(e,t){let n=[...t.values()],[r,i]=[Math.min(...n.map(({x:e})=>e)),Math.max(...n.map(({y:e})=>e))],a=new Map;for(let{name:n}of e)for(let e of[n.slice(0,1),n.slice(1)])a.set(e,[...a.get(e)??[],t.get(n)]);let o=([e,...t])=>t.every(({y:t})=>Math.abs(t-e.y)<1)?{x:r-V/2-H/2,y:e.y}:{x:e.x,y:i+V/2+H/2};return[...a].map(([e,t])=>[e,o(t)])}var G={ArrowLeft:{x:-1,y:0},ArrowRight:{x:1,y:0},ArrowUp:{x:0,y:-1},ArrowDown:{x:0,y:1}},ce=e=>e in G;function le(e,t,n,r){let{x:i,y:a}=G[n],o=null,s=1/0;return e.forEach((e,n)=>{let c=(e.x-t.x)*i+(e.y-t.y)*a,l=Math.abs((e.x-r.x)*a+(e.y-r.y)*i);if(c<10||l>c*2+60)return;let u=c+l*1.6;u<s-.01&&([o,s]=[n,u])}),o}var ue=s(`<polygon></polygon>`),de=s(`<g><polygon class="edge svelte-afz79h"></polygon><!><polygon class="tone svelte-afz79h"></polygon></g>`);function fe(t,r){M(r,!0);let i=y(()=>W(r.outline,1.5)),a=y(()=>W(r.outline,4.5)),o=e=>`translate(${r.middles.get(e).x} ${r.middles.get(e).y})`;var s=d(),l=_(s);c(l,17,()=>r.cells,e=>e.name,(t,s)=>{let c=y(()=>r.owners.get(e(s).name)),l=y(()=>r.next.has(e(s).name)),d=y(()=>r.chosen.includes(e(s).name));var f=de();let p;var m=D(f),h=A(m),g=t=>{var n=ue();E(()=>{x(n,0,`owned owner-${e(c)}`,`svelte-afz79h`),N(n,`points`,e(a))}),u(t,n)};n(h,t=>{e(c)!==void 0&&t(g)});var _=A(h);P(f),E((t,n,a)=>{p=x(f,0,`cell svelte-afz79h`,null,p,{bare:e(s).contents.length===0,next:e(l),begun:r.chosen.length>0,chosen:e(d),last:t}),N(f,`data-cell`,e(s).name),N(f,`transform`,n),N(f,`role`,r.labels?`button`:void 0),N(f,`tabindex`,r.labels?e(s).name===r.focus?0:-1:void 0),N(f,`aria-label`,a),N(f,`aria-pressed`,r.labels&&e(d)?!0:void 0),N(m,`points`,e(i)),N(_,`points`,e(i))},[()=>r.last.has(e(s).name),()=>o(e(s).name),()=>r.labels?.get(e(s).name)]),u(t,f)}),u(t,s),h()}var pe=s(`<circle r="35" class="svelte-124lyca"></circle>`),K=s(`<path class="svelte-124lyca"></path>`),q=s(`<g class="drawn svelte-124lyca" aria-hidden="true"></g>`);function me(t,r){M(r,!0);function i(e,t){let[n,i]=[r.middles.get(e),r.middles.get(t)],a=Math.hypot(i.x-n.x,i.y-n.y),[o,s]=[(i.x-n.x)/a,(i.y-n.y)/a],c=(e,t)=>`${n.x+o*e-s*t} ${n.y+s*e+o*t}`,l=a-30;return`M${c(20,5)}L${c(l,5)}L${c(l,15)}L${c(a-6,0)}L${c(l,-15)}L${c(l,-5)}L${c(20,-5)}Z`}let a=e=>r.middles.has(e);var o=q();c(o,20,()=>[...r.drawn],e=>e,(t,o)=>{let s=y(()=>{let[e=``,t=``]=o.split(` `);return{from:e,to:t}});var c=d(),l=_(c),f=e=>{},p=y(()=>!a(e(s).from)||!a(e(s).to)),m=t=>{var n=pe();E((e,t)=>{N(n,`cx`,e),N(n,`cy`,t)},[()=>r.middles.get(e(s).from).x,()=>r.middles.get(e(s).from).y]),u(t,n)},h=t=>{var n=K();E(e=>N(n,`d`,e),[()=>i(e(s).from,e(s).to)]),u(t,n)};n(l,t=>{e(p)?t(f):e(s).from===e(s).to?t(m,1):t(h,-1)}),u(t,c)}),P(o),u(t,o),h()}var he=6,J=500,Y=6,X=(e,t)=>document.elementFromPoint(e,t)?.closest(`[data-cell]`)?.getAttribute(`data-cell`)??null,Z=e=>X(e.clientX,e.clientY);function ge({camera:e,pick:t,mark:n,paint:r}){return i=>{let a=new Map,o=!1,s={x:0,y:0},c=null,l,u=null,d=e=>{let{left:t,top:n}=i.getBoundingClientRect();return{x:e.clientX-t,y:e.clientY-n}};function f(e){e.button===2?c=Z(e):e.button===0&&(a.size===0?[o,s,u]=[!1,d(e),null]:o=!0,a.set(e.pointerId,d(e)),clearTimeout(l),e.pointerType===`touch`&&a.size===1&&(l=setTimeout(()=>p(e),J)))}function p(e){let t=Z(e);t&&!o&&(o=!0,n?.(t,t))}function m(t){let n=a.get(t.pointerId);if(!n)return;let c=d(t);if(!o&&Math.hypot(c.x-s.x,c.y-s.y)<he)return;clearTimeout(l),o=!0;let u=[...a].find(([e])=>e!==t.pointerId)?.[1];if(a.set(t.pointerId,c),i.hasPointerCapture(t.pointerId)||i.setPointerCapture(t.pointerId),!u)return r?h(n,c):e.pan(c.x-n.x,c.y-n.y);let f=e=>Math.max(1,Math.hypot(e.x-u.x,e.y-u.y));e.zoomAt({x:(c.x+u.x)/2,y:(c.y+u.y)/2},f(c)/f(n))}function h(e,t){let{left:n,top:a}=i.getBoundingClientRect(),o=Math.max(1,Math.ceil(Math.hypot(t.x-e.x,t.y-e.y)/Y));for(let i=0;i<=o;i+=1){let s=i/o,c=X(n+e.x+(t.x-e.x)*s,a+e.y+(t.y-e.y)*s);c!==null&&c!==u&&(r(c,u===null),u=c)}}function g(e){if(clearTimeout(l),a.delete(e.pointerId),e.button!==2||c===null)return;let t=Z(e);t!==null&&n?.(c,t),c=null}function _(e){if(o){o=!1;return}let n=e.target.closest(`[data-cell]`)?.getAttribute(`data-cell`);n&&t?.(n)}function v(t){(t.deltaY>0||scrollY>0)&&e.zoom===1&&!t.ctrlKey&&!t.metaKey||(t.preventDefault(),e.zoomAt(d(t),Math.exp(-t.deltaY*(t.deltaMode===1?.05:.0015))))}let y=[[`pointerdown`,f],[`pointermove`,m],[`pointerup`,g],[`pointercancel`,g],[`click`,_],[`wheel`,v,{passive:!1}],[`contextmenu`,e=>e.preventDefault()]];for(let[e,t,n]of y)i.addEventListener(e,t,n);return()=>{clearTimeout(l);for(let[e,t]of y)i.removeEventListener(e,t)}}}var _e=s(`<rect width="48" height="30" rx="9" class="svelte-wrpiax"></rect><text class="svelte-wrpiax"> </text>`,1),ve=s(`<g aria-hidden="true" class="svelte-wrpiax"></g>`);function ye(t,i){M(i,!0);var o=ve();c(o,21,()=>Object.entries(i.labels),([e,t])=>e,(t,o)=>{var s=y(()=>r(e(o),2));let c=()=>e(s)[0],l=()=>e(s)[1],f=y(()=>i.middles.get(c()));var p=d(),m=_(p),h=t=>{var n=_e(),r=_(n),i=A(r),o=S(i,!0);E(()=>{N(r,`x`,e(f).x-24),N(r,`y`,e(f).y-15),N(i,`x`,e(f).x),N(i,`y`,e(f).y+1),a(o,l())}),u(t,n)};n(m,t=>{e(f)&&t(h)}),u(t,p)}),P(o),u(t,o),h()}var be=Object.assign({"../../../crates/tabuleiro-games/src/asterismo/glyphs/blue.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- A square sapphire. -->
  <g stroke-linejoin="round">
    <path fill="#fff" stroke="#fff" stroke-width="13" d="M17 17H83V83H17Z"/>
    <path fill="#2463cf" stroke="#161a2b" stroke-width="6" d="M17 17H83V83H17Z"/>
    <path fill="#82b4ff" d="M20 20H80L66 34H34V66L20 80Z"/>
    <path fill="#123a86" d="M80 80H20L34 66H66V34L80 20Z"/>
    <path fill="#3f82ef" stroke="#b9d6ff" stroke-width="3" d="M34 34H66V66H34Z"/>
    <path stroke="#161a2b" stroke-opacity=".45" stroke-width="2" d="M34 34 20 20M66 34 80 20M66 66 80 80M34 66 20 80"/>
  </g>
</svg>
`,"../../../crates/tabuleiro-games/src/asterismo/glyphs/red.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- A round ruby. -->
  <g stroke-linejoin="round">
    <circle cx="50" cy="50" r="45" fill="#fff"/>
    <circle cx="50" cy="50" r="38" fill="#d6283e" stroke="#161a2b" stroke-width="6"/>
    <path fill="#ff7a85" d="M50 15A35 35 0 0 0 15 50L32 50 37 37 50 32Z"/>
    <path fill="#8e1026" d="M50 85A35 35 0 0 0 85 50L68 50 63 63 50 68Z"/>
    <path fill="#ee4a5c" stroke="#ffb9bd" stroke-width="3" d="M50 32 63 37 68 50 63 63 50 68 37 63 32 50 37 37Z"/>
    <path stroke="#161a2b" stroke-opacity=".45" stroke-width="2" d="M37 37 25 25M63 37 75 25M63 63 75 75M37 63 25 75"/>
  </g>
</svg>
`,"../../../crates/tabuleiro-games/src/asterismo/glyphs/yellow.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- A three-cornered topaz. -->
  <g stroke-linejoin="round">
    <path fill="#fff" stroke="#fff" stroke-width="13" d="M50 12 89 82H11Z"/>
    <path fill="#f2b01e" stroke="#161a2b" stroke-width="6" d="M50 12 89 82H11Z"/>
    <path fill="#ffe28a" d="M50 18 50 42 34 69 16 79Z"/>
    <path fill="#b87706" d="M84 79H16L34 69H66Z"/>
    <path fill="#ffc640" stroke="#fff2c4" stroke-width="3" d="M50 42 66 69H34Z"/>
    <path stroke="#161a2b" stroke-opacity=".45" stroke-width="2" d="M50 42V18M66 69 84 79M34 69 16 79"/>
  </g>
</svg>
`,"../../../crates/tabuleiro-games/src/green_skull/glyphs/goblin.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- Long ears, a long nose, a sly smile. -->
  <g stroke-linejoin="round" stroke="#161a2b">
    <path fill="#fff" stroke="#fff" stroke-width="13" d="M7 26 31 34Q50 14 69 34L93 26 78 54Q72 82 50 91 28 82 22 54Z"/>
    <path fill="#a274e8" stroke-width="6" d="M7 26 31 34Q50 14 69 34L93 26 78 54Q72 82 50 91 28 82 22 54Z"/>
    <path fill="#5b3a93" stroke="none" d="M16 31 29 38 25 48ZM84 31 71 38 75 48ZM50 68Q64 66 70 60 64 80 50 86 36 80 30 60 36 66 50 68Z"/>
    <path fill="#ffe96b" stroke-width="4" d="M30 44 47 52Q42 60 35 57 31 52 30 44ZM70 44 53 52Q58 60 65 57 69 52 70 44Z"/>
    <path fill="#a274e8" stroke-width="4" d="M47 52 41 68Q50 74 59 68L53 52"/>
    <path fill="#fff" stroke-width="4" d="M34 71Q50 80 66 71 58 84 50 84T34 71Z"/>
  </g>
</svg>
`,"../../../crates/tabuleiro-games/src/green_skull/glyphs/orc.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- A heavy jaw, two tusks, a helmet. -->
  <g stroke-linejoin="round" stroke="#161a2b">
    <path fill="#fff" stroke="#fff" stroke-width="13" d="M20 42Q20 10 50 10T80 42L90 58 82 86Q66 92 50 92T18 86L10 58Z"/>
    <path fill="#f0e2c8" stroke-width="6" d="M22 40H78L90 58 82 86Q66 92 50 92T18 86L10 58Z"/>
    <path fill="#8d7b63" stroke="none" d="M14 62 22 84Q36 89 50 89T78 84L86 62Q80 78 66 80H34Q20 78 14 62Z"/>
    <path fill="#7a8498" stroke-width="6" d="M20 42Q20 10 50 10T80 42L56 38 50 56 44 38Z"/>
    <path fill="#161a2b" stroke="none" d="M26 48 43 50V57H31ZM74 48 57 50V57H69Z"/>
    <path stroke-width="6" stroke-linecap="round" d="M26 74H74"/>
    <path fill="#fff" stroke-width="4" d="M26 76Q22 62 28 54 36 64 38 76ZM74 76Q78 62 72 54 64 64 62 76Z"/>
  </g>
</svg>
`,"../../../crates/tabuleiro-games/src/green_skull/glyphs/skull.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- The skull that commands the zombies. -->
  <g stroke-linejoin="round" stroke="#161a2b">
    <path fill="#fff" stroke="#fff" stroke-width="13" d="M50 9C78 9 91 28 88 50 87 62 76 66 72 70V88H28V70C24 66 13 62 12 50 9 28 22 9 50 9Z"/>
    <path fill="#3ddc84" stroke-width="6" d="M50 9C78 9 91 28 88 50 87 62 76 66 72 70V88H28V70C24 66 13 62 12 50 9 28 22 9 50 9Z"/>
    <path fill="#d6ffe6" stroke="none" d="M44 14C26 16 17 30 17 44 24 30 30 22 44 14Z"/>
    <path fill="#161a2b" stroke="none" d="M22 46Q34 38 45 48 45 64 34 65 22 62 22 46ZM78 46Q66 38 55 48 55 64 66 65 78 62 78 46ZM50 60 57 72H43Z"/>
    <path fill="#fff36b" stroke="none" d="M30 53 37 49 40 56 34 60ZM70 53 63 49 60 56 66 60Z"/>
    <path fill="none" stroke-width="5" d="M40 78V88M50 78V88M60 78V88"/>
  </g>
</svg>
`,"../../../crates/tabuleiro-games/src/green_skull/glyphs/zombie.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- A stitched head, one eye wide, the other gone, few teeth. -->
  <g stroke-linejoin="round" stroke-linecap="round" stroke="#161a2b">
    <path fill="#fff" stroke="#fff" stroke-width="13" d="M20 34 26 20 33 24 39 11 47 17 56 9 61 18 72 15 80 34 84 56 74 64V84L62 91H36L26 82V64L16 56Z"/>
    <path fill="#7cc257" stroke-width="6" d="M20 34 26 20 33 24 39 11 47 17 56 9 61 18 72 15 80 34 84 56 74 64V84L62 91H36L26 82V64L16 56Z"/>
    <path fill="#3f7a33" stroke="none" d="M29 64V80L38 88H60L71 82V64Q50 74 29 64Z"/>
    <circle cx="35" cy="48" r="11" fill="#fff" stroke-width="5"/>
    <circle cx="36" cy="49" r="3.5" fill="#161a2b" stroke="none"/>
    <path fill="none" stroke-width="6" d="M58 42 72 54M72 42 58 54"/>
    <path fill="#161a2b" stroke-width="4" d="M36 72H66V80H36Z"/>
    <path fill="#fff" stroke="none" d="M40 71H47V77H40ZM56 75H62V81H56Z"/>
    <path fill="none" stroke-width="4" d="M44 31 66 25M49 24 52 33M57 22 60 31"/>
  </g>
</svg>
`,"../../../crates/tabuleiro-games/src/small_star_empires/glyphs/black-hole.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- Nothing, in a disc of glowing dust; the light behind it is bent over it. -->
  <g fill="none" stroke-linecap="round">
    <path stroke="#161a2b" stroke-width="17" d="M12 60H88M22 50A28 28 0 0 1 78 50M30 68A28 28 0 0 0 70 68"/>
    <circle cx="50" cy="50" r="30" fill="#05060c"/>
    <path stroke="#ff8f2e" stroke-width="8" d="M20 52A30 30 0 0 1 80 52"/>
    <path stroke="#ff8f2e" stroke-width="5" d="M32 72A28 28 0 0 0 68 72"/>
    <path stroke="#161a2b" stroke-width="14" d="M10 60H90"/>
    <path stroke="#ff8f2e" stroke-width="9" d="M10 60H90"/>
    <path stroke="#fff0cf" stroke-width="4" d="M18 60H82M24 40A28 28 0 0 1 76 40"/>
  </g>
</svg>
`,"../../../crates/tabuleiro-games/src/small_star_empires/glyphs/colony.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- A dome of glass and steel on its ground. -->
  <g stroke-linejoin="round">
    <path fill="#fff" stroke="#fff" stroke-width="13" d="M50 14V28A34 38 0 0 1 84 66H90V80H10V66H16A34 38 0 0 1 50 28Z"/>
    <path fill="currentColor" stroke="#161a2b" stroke-width="6" d="M16 66A34 38 0 0 1 84 66Z"/>
    <path fill="#fff" fill-opacity=".45" d="M21 62A30 33 0 0 1 42 33 60 60 0 0 0 34 62Z"/>
    <path fill="none" stroke="#161a2b" stroke-width="4" stroke-opacity=".75" d="M35 64Q35 40 50 29 65 40 65 64M24 49Q50 58 76 49"/>
    <path fill="currentColor" stroke="#161a2b" stroke-width="6" d="M10 66H90V80H10Z"/>
    <path fill="#161a2b" fill-opacity=".35" d="M10 72H90V80H10Z"/>
    <path stroke="#161a2b" stroke-width="6" stroke-linecap="round" d="M50 29V17"/>
    <circle cx="50" cy="15" r="5" fill="#ffe08a" stroke="#161a2b" stroke-width="4"/>
  </g>
</svg>
`,"../../../crates/tabuleiro-games/src/small_star_empires/glyphs/empty.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- Far stars, nothing near. -->
  <path fill="#8b93b0" d="M50 38Q52 48 62 50 52 52 50 62 48 52 38 50 48 48 50 38ZM25 24Q26 30 32 31 26 32 25 38 24 32 18 31 24 30 25 24ZM73 64Q74 70 80 71 74 72 73 78 72 72 66 71 72 70 73 64Z"/>
  <g fill="#8b93b0" fill-opacity=".8"><circle cx="72" cy="27" r="3"/><circle cx="30" cy="70" r="3"/><circle cx="48" cy="83" r="2"/></g>
</svg>
`,"../../../crates/tabuleiro-games/src/small_star_empires/glyphs/home.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- The house that a player's ships leave from; they stand in front of its gate. -->
  <g stroke-linejoin="round">
    <path fill="#fff" stroke="#fff" stroke-width="13" d="M50 9 92 45V55H84V91H16V55H8V45Z"/>
    <path fill="currentColor" stroke="#161a2b" stroke-width="6" d="M16 48 50 20 84 48V91H16Z"/>
    <path fill="#161a2b" fill-opacity=".28" d="M19 51 50 27 81 51V64L50 39 19 64Z"/>
    <path fill="currentColor" stroke="#161a2b" stroke-width="6" d="M50 9 92 45V55H80L50 30 20 55H8V45Z"/>
    <path fill="#fff" fill-opacity=".5" d="M50 13 11 46.5V52H16L50 22Z"/>
    <path fill="#fff6d6" stroke="#161a2b" stroke-width="6" d="M33 91V69A17 17 0 0 1 67 69V91Z"/>
    <path stroke="#161a2b" stroke-width="4" d="M50 52V91"/>
  </g>
</svg>
`,"../../../crates/tabuleiro-games/src/small_star_empires/glyphs/nebula-blue.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- A cloud of gas, with new stars in it. -->
  <g stroke-linejoin="round">
    <path fill="#3f7be0" stroke="#161a2b" stroke-width="5" d="M22 80A19 19 0 0 1 14 46 18 18 0 0 1 34 26 22 22 0 0 1 72 26 19 19 0 0 1 87 56 18 18 0 0 1 74 82 24 24 0 0 1 46 85 20 20 0 0 1 22 80Z"/>
    <path fill="#8fbcff" d="M24 68A13 13 0 0 1 26 48 14 14 0 0 1 44 38 17 17 0 0 1 70 42 14 14 0 0 1 72 66 15 15 0 0 1 52 70 16 16 0 0 1 24 68Z"/>
    <path fill="#fff" d="M36 44Q38 55 48 57 38 59 36 69 34 59 25 57 34 55 36 44ZM64 38Q66 46 73 48 66 50 64 58 62 50 55 48 62 46 64 38Z"/>
    <circle cx="60" cy="67" r="3.5" fill="#fff"/>
  </g>
</svg>
`,"../../../crates/tabuleiro-games/src/small_star_empires/glyphs/nebula-green.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- Gas that turns in two arms. -->
  <g fill="none" stroke-linecap="round">
    <path stroke="#161a2b" stroke-width="20" d="M50 50C66 44 66 68 46 70 20 72 12 36 36 20M50 50C34 56 34 32 54 30 80 28 88 64 64 80"/>
    <path stroke="#2f9e57" stroke-width="12" d="M50 50C66 44 66 68 46 70 20 72 12 36 36 20M50 50C34 56 34 32 54 30 80 28 88 64 64 80"/>
    <path stroke="#9be3a8" stroke-width="4" d="M50 50C66 44 66 68 46 70 22 72 14 42 32 24M50 50C34 56 34 32 54 30 78 28 86 58 68 76"/>
  </g>
  <circle cx="50" cy="50" r="9" fill="#e9ffe9" stroke="#161a2b" stroke-width="4"/>
</svg>
`,"../../../crates/tabuleiro-games/src/small_star_empires/glyphs/nebula-red.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- Gas that streams upwards in tongues, with new stars in it. -->
  <g stroke-linejoin="round">
    <path fill="#d8434e" stroke="#161a2b" stroke-width="5" d="M26 92C4 80 4 54 18 34 20 44 23 49 29 53 28 34 36 16 54 6 53 24 58 34 68 45 72 38 74 32 73 22 92 40 100 76 74 92 58 97 40 97 26 92Z"/>
    <path fill="#ff9a8f" d="M34 88C20 80 20 66 26 58 30 64 34 66 38 66 36 52 42 38 50 30 52 44 60 52 67 62 70 60 73 56 74 50 82 66 80 80 68 88 58 92 44 92 34 88Z"/>
    <path fill="#fff" d="M42 62Q44 73 54 75 44 77 42 87 40 77 31 75 40 73 42 62ZM64 60Q66 68 73 70 66 72 64 80 62 72 55 70 62 68 64 60Z"/>
    <circle cx="51" cy="48" r="3.5" fill="#fff"/>
  </g>
</svg>
`,"../../../crates/tabuleiro-games/src/small_star_empires/glyphs/ship.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- A rocket that flies upwards. -->
  <g stroke-linejoin="round">
    <path fill="#fff" stroke="#fff" stroke-width="13" d="M50 9Q67 28 67 52L85 72V84L63 78 50 92 37 78 15 84V72L33 52Q33 28 50 9Z"/>
    <path fill="#ffb52e" stroke="#161a2b" stroke-width="5" d="M39 72H61Q60 86 50 94 40 86 39 72Z"/>
    <path fill="currentColor" stroke="#161a2b" stroke-width="6" d="M50 9Q67 28 67 52L85 72V84L63 77H37L15 84V72L33 52Q33 28 50 9Z"/>
    <path fill="#161a2b" fill-opacity=".3" d="M50 13Q64 30 64 53L82 73V80L63 74H50Z"/>
    <circle cx="50" cy="43" r="9" fill="#eaf6ff" stroke="#161a2b" stroke-width="5"/>
  </g>
</svg>
`,"../../../crates/tabuleiro-games/src/small_star_empires/glyphs/star-1.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- A sun and the one planet that goes round it. -->
  <circle cx="50" cy="53" r="39" fill="none" stroke="#8b93b0" stroke-width="3" stroke-dasharray="1 6" stroke-linecap="round"/>
  <path fill="#ffc53d" stroke="#161a2b" stroke-width="4" stroke-linejoin="round" d="M50 31 57.3 43.4 71.2 39.8 67.6 53.7 80 61 67.6 68.3 71.2 82.2 57.3 78.6 50 91 42.7 78.6 28.8 82.2 32.4 68.3 20 61 32.4 53.7 28.8 39.8 42.7 43.4Z"/>
  <circle cx="50" cy="61" r="12" fill="#fff3c4"/>
  <circle cx="50" cy="15" r="12" fill="#7fc4ff" stroke="#161a2b" stroke-width="4"/>
  <path fill="#2b6cb0" d="M57 8a10 10 0 0 1-14 14 16 16 0 0 0 14-14Z"/>
</svg>
`,"../../../crates/tabuleiro-games/src/small_star_empires/glyphs/star-2.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- A sun and two planets. -->
  <circle cx="50" cy="53" r="39" fill="none" stroke="#8b93b0" stroke-width="3" stroke-dasharray="1 6" stroke-linecap="round"/>
  <path fill="#ffc53d" stroke="#161a2b" stroke-width="4" stroke-linejoin="round" d="M50 31 57.3 43.4 71.2 39.8 67.6 53.7 80 61 67.6 68.3 71.2 82.2 57.3 78.6 50 91 42.7 78.6 28.8 82.2 32.4 68.3 20 61 32.4 53.7 28.8 39.8 42.7 43.4Z"/>
  <circle cx="50" cy="61" r="12" fill="#fff3c4"/>
  <circle cx="31" cy="20" r="12" fill="#7fc4ff" stroke="#161a2b" stroke-width="4"/>
  <path fill="#2b6cb0" d="M38 13a10 10 0 0 1-14 14 16 16 0 0 0 14-14Z"/>
  <circle cx="69" cy="20" r="12" fill="#7fc4ff" stroke="#161a2b" stroke-width="4"/>
  <path fill="#2b6cb0" d="M76 13a10 10 0 0 1-14 14 16 16 0 0 0 14-14Z"/>
</svg>
`,"../../../crates/tabuleiro-games/src/small_star_empires/glyphs/star-3.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- A sun and three planets. -->
  <circle cx="50" cy="53" r="39" fill="none" stroke="#8b93b0" stroke-width="3" stroke-dasharray="1 6" stroke-linecap="round"/>
  <path fill="#ffc53d" stroke="#161a2b" stroke-width="4" stroke-linejoin="round" d="M50 31 57.3 43.4 71.2 39.8 67.6 53.7 80 61 67.6 68.3 71.2 82.2 57.3 78.6 50 91 42.7 78.6 28.8 82.2 32.4 68.3 20 61 32.4 53.7 28.8 39.8 42.7 43.4Z"/>
  <circle cx="50" cy="61" r="12" fill="#fff3c4"/>
  <circle cx="18" cy="30" r="12" fill="#7fc4ff" stroke="#161a2b" stroke-width="4"/>
  <path fill="#2b6cb0" d="M25 23a10 10 0 0 1-14 14 16 16 0 0 0 14-14Z"/>
  <circle cx="50" cy="15" r="12" fill="#7fc4ff" stroke="#161a2b" stroke-width="4"/>
  <path fill="#2b6cb0" d="M57 8a10 10 0 0 1-14 14 16 16 0 0 0 14-14Z"/>
  <circle cx="82" cy="30" r="12" fill="#7fc4ff" stroke="#161a2b" stroke-width="4"/>
  <path fill="#2b6cb0" d="M89 23a10 10 0 0 1-14 14 16 16 0 0 0 14-14Z"/>
</svg>
`,"../../../crates/tabuleiro-games/src/small_star_empires/glyphs/station.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- A hub between two wings of solar panels. -->
  <g stroke-linejoin="round" stroke-linecap="round">
    <path fill="#fff" stroke="#fff" stroke-width="13" d="M9 28H31V72H9ZM69 28H91V72H69ZM42 30H58L68 40V60L58 70H42L32 60V40ZM43 14H57V86H43Z"/>
    <path stroke="#161a2b" stroke-width="7" d="M30 50H70M50 14V86M43 14H57M43 86H57"/>
    <path fill="currentColor" stroke="#161a2b" stroke-width="6" d="M9 28H31V72H9ZM69 28H91V72H69ZM42 30H58L68 40V60L58 70H42L32 60V40Z"/>
    <path stroke="#161a2b" stroke-width="3.5" stroke-opacity=".75" d="M20 28V72M9 42.7H31M9 57.3H31M80 28V72M69 42.7H91M69 57.3H91"/>
    <path fill="#161a2b" fill-opacity=".3" d="M50 33H57L65 41V59L57 67H50Z"/>
    <circle cx="50" cy="50" r="8" fill="#ffe08a" stroke="#161a2b" stroke-width="5"/>
  </g>
</svg>
`,"../../../crates/tabuleiro-games/src/small_star_empires/glyphs/wormhole.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- A funnel that turns, with light at its end. -->
  <circle cx="50" cy="50" r="42" fill="#7d4bd1" stroke="#161a2b" stroke-width="5"/>
  <path fill="#cdb2ff" d="M50 10C76 18 80 42 62 50 66 34 60 20 50 10ZM90 50C82 76 58 80 50 62 66 66 80 60 90 50ZM50 90C24 82 20 58 38 50 34 66 40 80 50 90ZM10 50C18 24 42 20 50 38 34 34 20 40 10 50Z"/>
  <circle cx="50" cy="50" r="16" fill="#241447" stroke="#cdb2ff" stroke-width="4"/>
  <circle cx="50" cy="50" r="5" fill="#fff"/>
</svg>
`,"../../../crates/tabuleiro-games/src/syrtis/glyphs/dark-round.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- Rock, round; strokes across it. -->
  <circle cx="50" cy="50" r="45" fill="#3d5a78" stroke="#0f1a2a" stroke-width="5"/>
  <circle cx="50" cy="50" r="39" fill="none" stroke="#7f9db9" stroke-width="4"/>
  <path stroke="#162638" stroke-width="5" stroke-linecap="round" d="M22 44 44 22M24 58 58 24M42 76 76 42M56 78 78 56"/>
</svg>
`,"../../../crates/tabuleiro-games/src/syrtis/glyphs/dark-square.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- Rock, square; strokes across it. -->
  <path fill="#3d5a78" stroke="#0f1a2a" stroke-width="5" stroke-linejoin="round" d="M7 7H93V93H7Z"/>
  <path fill="none" stroke="#7f9db9" stroke-width="4" d="M13 13H87V87H13Z"/>
  <path stroke="#162638" stroke-width="5" stroke-linecap="round" d="M22 38 38 22M22 56 56 22M44 78 78 44M62 78 78 62"/>
</svg>
`,"../../../crates/tabuleiro-games/src/syrtis/glyphs/dark-tower.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- A square tower with battlements. -->
  <g stroke-linejoin="round">
    <path fill="#fff" stroke="#fff" stroke-width="13" d="M24 12H76V42L70 48V76H78V90H22V76H30V48L24 42Z"/>
    <path fill="#2b2440" stroke="#161a2b" stroke-width="6" d="M24 12H36V22H44V12H56V22H64V12H76V40L68 48V78H32V48L24 40Z"/>
    <path fill="#8d7cc0" d="M27 15H33V25H47V15H53V25H67V15H73V32H27Z"/>
    <path fill="#8d7cc0" fill-opacity=".55" d="M35 47H46V75H35Z"/>
    <path fill="#ffd873" d="M46 50H54V64H46Z"/>
    <path fill="#2b2440" stroke="#161a2b" stroke-width="6" d="M22 78H78V90H22Z"/>
    <path stroke="#8d7cc0" stroke-width="4" d="M25 83H75"/>
  </g>
</svg>
`,"../../../crates/tabuleiro-games/src/syrtis/glyphs/light-round.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- Sand, round; ripples of the wind. -->
  <circle cx="50" cy="50" r="45" fill="#f4dfa8" stroke="#5b4618" stroke-width="5"/>
  <circle cx="50" cy="50" r="39" fill="none" stroke="#fff8e0" stroke-width="5"/>
  <path fill="none" stroke="#c9a656" stroke-width="4" stroke-linecap="round" d="M26 26Q38 18 50 24T74 24M24 77Q37 69 50 75T76 75"/>
</svg>
`,"../../../crates/tabuleiro-games/src/syrtis/glyphs/light-square.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- Sand, square; ripples of the wind. -->
  <path fill="#f4dfa8" stroke="#5b4618" stroke-width="5" stroke-linejoin="round" d="M7 7H93V93H7Z"/>
  <path fill="none" stroke="#fff8e0" stroke-width="5" d="M13 13H87V87H13Z"/>
  <path fill="none" stroke="#c9a656" stroke-width="4" stroke-linecap="round" d="M24 26Q37 18 50 24T76 24M24 78Q37 70 50 76T76 76"/>
</svg>
`,"../../../crates/tabuleiro-games/src/syrtis/glyphs/light-tower.svg":`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
  <!-- A round tower under a dome. -->
  <g stroke-linejoin="round">
    <path fill="#fff" stroke="#fff" stroke-width="13" d="M50 11V18A28 26 0 0 1 78 44H70V78H78V90H22V78H30V44H22A28 26 0 0 1 50 18Z"/>
    <path stroke="#161a2b" stroke-width="6" stroke-linecap="round" d="M50 20V10"/>
    <path fill="#fffaf0" stroke="#161a2b" stroke-width="6" d="M30 42H70V78H30Z"/>
    <path fill="#161a2b" fill-opacity=".18" d="M56 45H67V75H56Z"/>
    <path fill="#ffd873" stroke="#161a2b" stroke-width="6" d="M22 44A28 26 0 0 1 78 44Z"/>
    <path fill="#161a2b" d="M43 76V62A7 8 0 0 1 57 62V76Z"/>
    <path fill="#fffaf0" stroke="#161a2b" stroke-width="6" d="M22 78H78V90H22Z"/>
  </g>
</svg>
`}),Q=(e,t)=>`glyph-${e}-${t}`,$=new Map;for(let[e,t]of Object.entries(be)){let[,n=``,r=``]=/src\/([^/]+)\/glyphs\/(.+)\.svg$/.exec(e)??[],i=n.replaceAll(`_`,`-`);$.has(i)||$.set(i,new Map),$.get(i).set(r,xe(Q(i,r),t))}function xe(e,t){return`<symbol id="${e}" viewBox="${/viewBox="([^"]+)"/.exec(t)?.[1]??`0 0 100 100`}">${t.replace(/^[\s\S]*?<svg[^>]*>/,``).replace(/<\/svg>\s*$/,``).replace(/\bid="([^"]+)"/g,`id="${e}-$1"`).replace(/url\(#([^)]+)\)/g,`url(#${e}-$1)`).replace(/href="#([^"]+)"/g,`href="#${e}-$1"`)}</symbol>`}var Se=new Set;function Ce(e){if(Se.has(e)||typeof document>`u`)return;Se.add(e);let t=document.createElementNS(`http://www.w3.org/2000/svg`,`svg`);t.setAttribute(`aria-hidden`,`true`),t.setAttribute(`class`,`glyph-sheet`),t.setAttribute(`width`,`0`),t.setAttribute(`height`,`0`),t.style.position=`absolute`,t.innerHTML=[...$.get(e)?.values()??[]].join(``),document.body.append(t)}function we(e,t){return $.get(e)?.has(t)?(Ce(e),`#${Q(e,t)}`):null}function Te(e,t){return e===`square`?{size:88,dx:0,dy:0}:t?{size:74,dx:0,dy:-6}:{size:82,dx:0,dy:0}}function Ee(e,t){let n=e.slice(1);if(e[0]&&e[0].owner!==null&&n.length>0)return[{size:t.size*.8,dx:-12,dy:t.dy+5},...n.map((e,n)=>({size:48,dx:20+n*6,dy:t.dy-8}))];let r=e=>{if(n.length===1)return{size:t.size*.7,dx:0,dy:t.dy};let r=(e-(n.length-1)/2)*(60/n.length);return{size:62-n.length*6,dx:r,dy:t.dy-r*.4}};return[t,...n.map((e,t)=>r(t))]}function De(e,t){let n=Te(e.outline,t);return e.cells.flatMap(({name:e,contents:t})=>{let r=Ee(t,n);return t.map((t,n)=>({key:`${e} ${n} ${t.glyph} ${t.owner??``}`,cell:e,mark:t,...r[n]}))})}function Oe(e){let t=new Map;for(let{glyph:n,owner:r}of e.cells.flatMap(({contents:e})=>e))if(r!==null){if((t.get(n)??r)!==r)return!0;t.set(n,r)}return!1}function ke(e,t){let n=new Map,r=[],i=new Set([...e,...t].map(Ae));for(let a of i){let[i,o]=[e,t].map(e=>e.filter(e=>Ae(e)===a)),s=i.filter(e=>je(o,e.cell)<e.mark.count);for(let e of o.filter(e=>je(i,e.cell)<e.mark.count)){let t=s.shift();n.set(e.key,t?.cell??null)}r.push(...s.filter(e=>je(o,e.cell)===0))}return{came:n,gone:r}}var Ae=({mark:e})=>`${e.glyph} ${e.owner??``}`,je=(e,t)=>e.find(e=>e.cell===t)?.mark.count??0,Me=s(`<use></use>`),Ne=s(`<text class="letter svelte-19p6bas"> </text>`),Pe=s(`<g><circle class="count svelte-19p6bas" r="12"></circle><text class="number svelte-19p6bas" font-size="17"> </text></g>`),Fe=s(`<g><g><!><!></g></g>`),Ie=s(`<g><g><!></g></g>`),Le=s(`<g class="marks svelte-19p6bas" aria-hidden="true"><!><!><!></g>`);function Re(t,i){M(i,!0);let o=(t,r)=>{let o=()=>(r?.()).mark,s=()=>(r?.()).size,c=y(()=>we(i.position.game,o().glyph));var l=d(),f=_(l),p=t=>{var n=Me();E(()=>{N(n,`href`,e(c)),N(n,`x`,-s()/2),N(n,`y`,-s()/2),N(n,`width`,s()),N(n,`height`,s())}),u(t,n)},m=e=>{var t=Ne(),n=S(t,!0);E(e=>{N(t,`font-size`,s()*.7),a(n,e)},[()=>i.position.said.glyphs[o().glyph]?.symbol??o().glyph.slice(0,1)]),u(e,t)};n(f,t=>{e(c)?t(p):t(m,-1)}),u(t,l)},s=y(()=>De(i.position,i.named)),l=y(()=>Oe(i.position)),f=T([]),p,g=null;b(()=>{let t={setup:i.position.setup,laid:e(s)};O(()=>{g&&g.setup===t.setup&&k.motion&&C(g.laid,t.laid),g=t})});function C(e,t){let{came:n,gone:r}=ke(e,t);if(!(n.size>40)){for(let[e,t]of n){let n=p.querySelector(`[data-mark="${CSS.escape(e)}"]`),[r,a]=[i.middles.get(t??``),i.middles.get(e.split(` `)[0])];if(!n||!a)continue;let o=r?{transform:`translate(${r.x-a.x}px, ${r.y-a.y}px)`}:{transform:`scale(0.4)`,opacity:0};n.animate([o,{transform:`none`,opacity:1}],{duration:320,easing:`cubic-bezier(0.3, 0, 0.2, 1)`})}v(f,r),r.length>0&&setTimeout(()=>v(f,[]),320)}}let w=({cell:e,dx:t,dy:n})=>`translate(${(i.middles.get(e)?.x??0)+t} ${(i.middles.get(e)?.y??0)+n})`;var j=Le(),F=D(j);c(F,17,()=>e(s),e=>e.key,(t,r)=>{let i=y(()=>e(r));var s=Fe(),c=D(s),l=D(c);o(l,()=>e(r));var d=A(l),f=t=>{var n=Pe(),r=A(D(n)),o=S(r,!0);P(n),E(()=>{N(n,`transform`,`translate(${e(i).size*.22} ${e(i).size*.32})`),a(o,e(i).mark.count)}),u(t,n)};n(d,t=>{e(i).mark.count>1&&t(f)}),P(c),P(s),E(t=>{N(s,`transform`,t),N(c,`data-mark`,e(r).key),x(c,0,`owner-${e(i).mark.owner??`none`}`,`svelte-19p6bas`)},[()=>w(e(r))]),u(t,s)});var I=A(F),ee=t=>{var n=d(),a=_(n);c(a,17,()=>i.owners,([e,t])=>e,(t,n)=>{var a=y(()=>r(e(n),2));let o=()=>e(a)[0],s=()=>e(a)[1];var c=Ie(),l=D(c);R(D(l),{get seat(){return s()}}),P(l),P(c),E(e=>{N(c,`transform`,e),x(l,0,`owner-${s()}`,`svelte-19p6bas`)},[()=>`translate(${i.middles.get(o()).x-25} ${i.middles.get(o()).y+21})`]),u(t,c)}),u(t,n)};n(I,t=>{e(l)&&t(ee)});var te=A(I);c(te,17,()=>e(f),e=>e.key,(t,n)=>{var r=Ie(),i=D(r),a=D(i);o(a,()=>e(n)),P(i),P(r),E(t=>{N(r,`transform`,t),x(i,0,`ghost owner-${e(n).mark.owner??`none`}`,`svelte-19p6bas`)},[()=>w(e(n))]),u(t,r)}),P(j),m(j,e=>p=e,()=>p),u(t,j),h()}var ze=s(`<text class="side svelte-1qid5x6"> </text>`),Be=s(`<text> </text>`),Ve=s(`<g class="names svelte-1qid5x6" aria-hidden="true"><!><!></g>`);function He(t,i){M(i,!0);let o=y(()=>Math.max(12,10.5/i.scale));var s=Ve(),l=D(s);c(l,17,()=>i.edges,([e,{x:t,y:n}])=>e,(t,n)=>{var o=y(()=>r(e(n),2));let s=()=>e(o)[0],c=()=>e(o)[1].x,l=()=>e(o)[1].y;var d=ze(),f=S(d,!0);E(e=>{N(d,`x`,c()),N(d,`y`,l()),N(d,`font-size`,e),a(f,s())},[()=>Math.max(17,12/i.scale)]),u(t,d)});var f=A(l),p=t=>{var n=d(),s=_(n);c(s,17,()=>i.middles,([e,{x:t,y:n}])=>e,(t,n)=>{var s=y(()=>r(e(n),2));let c=()=>e(s)[0],l=()=>e(s)[1].x,d=()=>e(s)[1].y;var f=Be();let p;var m=S(f,!0);E(t=>{N(f,`x`,l()),N(f,`y`,d()+37),N(f,`font-size`,e(o)),p=x(f,0,`svelte-1qid5x6`,null,p,{bare:t}),a(m,c())},[()=>i.bare.has(c())]),u(t,f)}),u(t,n)};n(f,e=>{i.named&&e(p)}),P(s),u(t,s),h()}var Ue=s(`<polygon class="last svelte-65t5x8"></polygon>`),We=s(`<polygon class="next svelte-65t5x8"></polygon>`),Ge=s(`<polygon class="chosen svelte-65t5x8"></polygon>`),Ke=s(`<polygon class="ring svelte-65t5x8"></polygon>`),qe=s(`<g aria-hidden="true"><!><!><!><!></g>`);function Je(t,r){M(r,!0);let i=y(()=>W(r.outline,3.5)),a=e=>`translate(${r.middles.get(e)?.x??0} ${r.middles.get(e)?.y??0})`,o=e=>[...new Set(e)].filter(e=>r.middles.has(e));var s=qe();let l;var d=D(s);c(d,16,()=>o(r.last),e=>e,(t,n)=>{var r=Ue();E(t=>{N(r,`points`,e(i)),N(r,`transform`,t)},[()=>a(n)]),u(t,r)});var f=A(d);c(f,16,()=>o(r.next),e=>e,(t,n)=>{var r=We();E(t=>{N(r,`data-sign`,n),N(r,`points`,e(i)),N(r,`transform`,t)},[()=>a(n)]),u(t,r)});var p=A(f);c(p,16,()=>o(r.chosen),e=>e,(t,n)=>{var r=Ge();E(t=>{N(r,`points`,e(i)),N(r,`transform`,t)},[()=>a(n)]),u(t,r)});var m=A(p),g=t=>{var n=Ke();E(t=>{N(n,`points`,e(i)),N(n,`transform`,t)},[()=>a(r.ringed)]),u(t,n)},_=y(()=>r.middles.has(r.ringed));n(m,t=>{e(_)&&t(g)}),P(s),E(()=>l=x(s,0,`signs svelte-65t5x8`,null,l,{begun:r.chosen.length>0})),u(t,s),h()}var Ye=i(`<div><!></div>`),Xe=i(`<div class="board svelte-12f8aji"><svg><!><!><!><!><!><!></svg> <!></div>`);function Ze(r,i){M(i,!0);let a=w(i,`next`,3,new Set),s=w(i,`chosen`,19,()=>[]),c=w(i,`labels`,19,()=>({})),d=w(i,`aspect`,19,()=>({steps:0,mirrored:!1})),p=w(i,`camera`,23,()=>new re),_=w(i,`drawn`,19,()=>new Set),b,S=y(()=>i.position.cells),O=y(()=>new Map(e(S).map(e=>[e.name,ae(i.position.outline,e,d())]))),F=y(()=>new Set(i.last??i.position.said.last?.cells??[])),I=y(()=>new Map(e(S).flatMap(({name:e,contents:t})=>{let n=t.findLast(e=>e.owner!==null)?.owner;return n==null?[]:[[e,n]]}))),ee=y(()=>new Set(e(S).filter(({contents:e})=>e.length===0).map(({name:e})=>e))),te=y(()=>i.onpick?new Map(e(S).map(({name:e})=>[e,ne(e)])):null),L=y(()=>k.coordinates&&i.position.outline===`square`),R=y(()=>k.coordinates&&i.position.outline!==`square`&&p().scale*87>=46);g(()=>void(p().box=oe(i.position.outline,[...e(O).values()],e(L))));function ne(t){let n=`${t}: ${i.position.said.cells[t]??``}`,r=s().includes(t)?`board-chosen`:a().has(t)?`board-can-be-chosen`:e(F).has(t)?`board-last`:null;return r?`${n}, ${C(r)}`:n}let z=T(``),B=T(``),V=null,H=y(()=>e(O).has(e(z))?e(z):[...a()].find(t=>e(O).has(t))??e(S)[0]?.name??``);function U(t=e(H)){v(z,t,!0);let n=e(O).get(t);n&&p().reveal(n,60),b.querySelector(`[data-cell="${t}"]`)?.focus({preventScroll:p().zoom>1})}function ie(t){if(!(!i.onpick||t.ctrlKey||t.metaKey||t.altKey)){if(ce(t.key))W(t.key);else if(t.key===`Enter`||t.key===` `)i.onpick(e(H),!0);else if(t.key===`Escape`)i.onback?.();else if(t.key===`n`||t.key===`N`)G(t.key===`N`?-1:1);else if(i.onerase&&(t.key===`Delete`||t.key===`Backspace`))i.onerase(e(H));else if(t.key===`m`&&!i.onerase)pe(e(H),e(H));else if(t.key===`+`)p().zoomBy(1.4);else if(t.key===`-`)p().zoomBy(1/1.4);else return;t.preventDefault(),t.stopPropagation()}}function W(t){let n=e(O).get(e(H));V=t===`ArrowUp`||t===`ArrowDown`?{x:V?.x??n.x,y:n.y}:null;let r=V,i=le([...e(O).values()],n,t,V??n);i!==null&&U([...e(O).keys()][i]),V=r}function G(t){V=null;let n=e(S).map(({name:e})=>e).filter(e=>a().has(e)),r=n.indexOf(e(H));n.length>0&&U(n[r<0?0:(r+t+n.length)%n.length])}function ue(e){let t=e.target.getAttribute(`data-cell`);t&&v(z,t,!0),v(B,t&&e.target.matches(`:focus-visible`)?t:``,!0)}function de(e){V=null,v(z,e,!0),i.onpick?.(e,!1)}function pe(e,t){if(i.onerase)return i.onerase(t);let n=`${e} ${t}`,r=new Set(_());r.delete(n)||r.add(n),i.ondraw?.(r)}let K=T(180),q=y(()=>{let t=s().findLast(t=>e(O).has(t));if(!t)return null;let{x:n,y:r}=p().toPixel(e(O).get(t)),i=r<p().height*.6,a=e(K)/2+4;return{x:Math.max(a,Math.min(p().width-a,n)),y:r+(i?1:-1)*Math.min(52*p().scale,60),below:i}});var he={focusOn:U},J=Xe(),Y=D(J);let X;var Z=D(Y);fe(Z,{get outline(){return i.position.outline},get cells(){return e(S)},get middles(){return e(O)},get owners(){return e(I)},get labels(){return e(te)},get next(){return a()},get chosen(){return s()},get last(){return e(F)},get focus(){return e(H)}});var _e=A(Z);{let t=y(()=>e(L)?se(e(S),e(O)):[]);He(_e,{get middles(){return e(O)},get bare(){return e(ee)},get scale(){return p().scale},get named(){return e(R)},get edges(){return e(t)}})}var ve=A(_e);Re(ve,{get position(){return i.position},get middles(){return e(O)},get owners(){return e(I)},get named(){return e(R)}});var be=A(ve);Je(be,{get outline(){return i.position.outline},get middles(){return e(O)},get next(){return a()},get chosen(){return s()},get last(){return e(F)},get ringed(){return e(B)}});var Q=A(be);me(Q,{get middles(){return e(O)},get drawn(){return _()}}),ye(A(Q),{get middles(){return e(O)},get labels(){return c()}}),P(Y),m(Y,e=>b=e,()=>b),l(Y,()=>ge({camera:p(),pick:de,mark:(e,t)=>pe(e,t),paint:i.onpaint&&((e,t)=>i.onpaint(e,t))}));var $=A(Y,2),xe=n=>{var r=Ye();let a,s;var c=D(r);o(c,()=>i.beside),P(r),E(()=>{a=x(r,1,`beside svelte-12f8aji`,null,a,{below:e(q).below}),s=t(r,``,s,{left:`${e(q).x}px`,top:`${e(q).y}px`})}),j(r,`clientWidth`,e=>v(K,e)),u(n,r)};return n($,t=>{i.beside&&e(q)&&t(xe)}),P(J),E(e=>{N(Y,`viewBox`,p().viewBox),N(Y,`role`,i.onpick?`group`:`img`),N(Y,`aria-label`,e),X=x(Y,0,`svelte-12f8aji`,null,X,{zoomed:p().zoom>1,painted:i.onpaint!==void 0})},[()=>i.label??C(`board`)]),f(`keydown`,Y,ie),f(`focusin`,Y,ue),f(`focusout`,Y,()=>v(B,``)),j(J,`clientWidth`,e=>p().width=e),j(J,`clientHeight`,e=>p().height=e),u(r,J),h(he)}p([`keydown`,`focusin`,`focusout`]);export{R as a,re as i,we as n,ie as r,Ze as t};