var e=Array.isArray,t=Array.prototype.indexOf,n=Array.prototype.includes,r=Array.from,i=Object.defineProperty,a=Object.getOwnPropertyDescriptor,o=Object.getOwnPropertyDescriptors,s=Object.prototype,c=Array.prototype,l=Object.getPrototypeOf,u=Object.isExtensible,d=()=>{};function f(e){return e()}function p(e){for(var t=0;t<e.length;t++)e[t]()}function m(){var e,t;return{promise:new Promise((n,r)=>{e=n,t=r}),resolve:e,reject:t}}function h(e,t){if(Array.isArray(e))return e;if(t===void 0||!(Symbol.iterator in e))return Array.from(e);let n=[];for(let r of e)if(n.push(r),n.length===t)break;return n}var g=1<<24,_=1024,v=2048,y=4096,b=8192,x=16384,S=32768,ee=1<<25,C=65536,te=1<<19,ne=1<<20,re=1<<25,ie=1<<21,ae=1<<22,oe=1<<23,se=Symbol(`$state`),ce=Symbol(`component`),le=Symbol(`legacy props`),ue=Symbol(``),de=Symbol(`attributes`),fe=Symbol(`class`),pe=Symbol(`style`),me=Symbol(`text`),he=Symbol(`form reset`),ge=new class extends Error{name=`StaleReactionError`;message="The reaction that called `getAbortSignal()` was re-run or destroyed"},_e=!!globalThis.document?.contentType&&globalThis.document.contentType.includes(`xml`),ve={},w=Symbol(`uninitialized`),ye=`http://www.w3.org/1999/xhtml`,be=`http://www.w3.org/2000/svg`;function xe(){console.warn(`https://svelte.dev/e/derived_inert`)}function Se(e){console.warn(`https://svelte.dev/e/hydration_mismatch`)}function Ce(){console.warn(`https://svelte.dev/e/select_multiple_invalid_value`)}function we(){console.warn(`https://svelte.dev/e/svelte_boundary_reset_noop`)}var T=!1;function E(e){T=e}var D;function O(e){if(e===null)throw Se(),ve;return D=e}function Te(){return O(sn(D))}function Ee(e){if(T){if(sn(D)!==null)throw Se(),ve;D=e}}function De(e=1){if(T){for(var t=e,n=D;t--;)n=sn(n);D=n}}function Oe(e=!0){for(var t=0,n=D;;){if(n.nodeType===8){var r=n.data;if(r===`]`){if(t===0)return n;--t}else(r===`[`||r===`[!`||r[0]===`[`&&!isNaN(Number(r.slice(1))))&&(t+=1)}var i=sn(n);e&&n.remove(),n=i}}function ke(e){if(!e||e.nodeType!==8)throw Se(),ve;return e.data}function Ae(e){return e===this.v}function je(e,t){return e==e?e!==t||typeof e==`object`&&!!e||typeof e==`function`:t==t}function Me(e){return!je(e,this.v)}function Ne(e){throw Error(`https://svelte.dev/e/lifecycle_outside_component`)}function Pe(){throw Error(`https://svelte.dev/e/async_derived_orphan`)}function Fe(e,t,n){throw Error(`https://svelte.dev/e/each_key_duplicate`)}function Ie(e){throw Error(`https://svelte.dev/e/effect_in_teardown`)}function Le(){throw Error(`https://svelte.dev/e/effect_in_unowned_derived`)}function Re(e){throw Error(`https://svelte.dev/e/effect_orphan`)}function ze(){throw Error(`https://svelte.dev/e/effect_update_depth_exceeded`)}function Be(e){throw Error(`https://svelte.dev/e/props_invalid_value`)}function Ve(){throw Error(`https://svelte.dev/e/state_descriptors_fixed`)}function He(){throw Error(`https://svelte.dev/e/state_prototype_fixed`)}function Ue(){throw Error(`https://svelte.dev/e/state_unsafe_mutation`)}function We(){throw Error(`https://svelte.dev/e/svelte_boundary_reset_onerror`)}var Ge=!1;function Ke(){Ge=!0}var k=null;function qe(e){k=e}function Je(e,t=!1,n){k={p:k,i:!1,c:null,e:null,s:e,x:null,r:K,l:Ge&&!t?{s:null,u:null,$:[]}:null}}function Ye(e){var t=k,n=t.e;if(n!==null){t.e=null;for(var r of n)Sn(r)}return e!==void 0&&(t.x=e),t.i=!0,k=t.p,Xe(e)}function Xe(e={}){return i(e,ce,{value:!0}),e}function Ze(){return!Ge||k!==null&&k.l===null}var Qe=[];function $e(){var e=Qe;Qe=[],p(e)}function A(e){if(Qe.length===0&&!Dt){var t=Qe;queueMicrotask(()=>{t===Qe&&$e()})}Qe.push(e)}function et(){for(;Qe.length>0;)$e()}var tt=~(v|y|_);function j(e,t){e.f=e.f&tt|t}function nt(e){e.f&512||e.deps===null?j(e,_):j(e,y)}function rt(e,t){e.f&2048?t.set(e,v):e.f&4096&&t.get(e)!==2048&&t.set(e,y),j(e,_)}function it(e,t){if(t){let t=document.body;e.autofocus=!0,A(()=>{document.activeElement===t&&e.focus()})}}function at(e){T&&R(e)!==null&&fn(e)}var ot=!1;function st(){ot||(ot=!0,document.addEventListener(`reset`,e=>{Promise.resolve().then(()=>{if(!e.defaultPrevented)for(let t of e.target.elements)t[he]?.()})},{capture:!0}))}function ct(e){var t=U,n=K;G(null),Kn(null);try{return e()}finally{G(t),Kn(n)}}function lt(e,t,n,r=n){e.addEventListener(t,()=>ct(n));let i=e[he];e[he]=i?()=>{i(),r(!0)}:()=>r(!0),st()}function ut(e,t,n,r){let i=Ze()?mt:vt;var a=e.filter(e=>!e.settled),o=t.map(i);if(n.length===0&&a.length===0){r(o);return}var s=K,c=dt(),l=a.length===1?a[0].promise:a.length>1?Promise.all(a.map(e=>e.promise)):null;function u(e){if(!(s.f&16384)){c();try{r([...o,...e])}catch(e){z(e,s)}ft()}}var d=pt();if(n.length===0){l.then(()=>u([])).finally(d);return}function f(){Promise.all(n.map(e=>gt(e))).then(u).catch(e=>z(e,s)).finally(d)}l?l.then(()=>{s.f&16384?d():(c(),f(),ft())}):f()}function dt(){var e=K,t=U,n=k,r=M;return function(i=!0){Kn(e),G(t),qe(n),i&&!(e.f&16384)&&(r?.activate(),r?.apply())}}function ft(e=!0){Kn(null),G(null),qe(null),e&&M?.deactivate()}function pt(){var e=K,t=e.b,n=M,r=!!t?.is_rendered();return t?.update_pending_count(1,n),n.increment(r,e),()=>{t?.update_pending_count(-1,n),n.decrement(r,e)}}function mt(e){var t=2|v;return K!==null&&(K.f|=te),{ctx:k,deps:null,effects:null,equals:Ae,f:t,fn:e,reactions:null,rv:0,v:w,wv:0,parent:K,ac:null}}var ht=Symbol(`obsolete`);function gt(e,t,n){let r=K;r===null&&Pe();var i=void 0,a=Ut(w),o=!U,s=new Set;return En(()=>{var t=K,n=m();i=n.promise;try{Promise.resolve(e()).then(n.resolve,e=>{e!==ge&&n.reject(e)}).finally(ft)}catch(e){n.reject(e),ft()}var c=M;if(o){if(t.f&32768)var l=pt();if(r.b?.is_rendered())c.async_deriveds.get(t)?.reject(ht);else for(let e of s.values())e.reject(ht);s.add(n),c.async_deriveds.set(t,n)}let u=(e,t=void 0)=>{l?.(),s.delete(n),t!==ht&&(c.activate(),t?(a.f|=oe,qt(a,t)):(a.f&8388608&&(a.f^=oe),qt(a,e)),c.deactivate())};n.promise.then(u,e=>u(null,e||`unknown`))}),bn(()=>{for(let e of s)e.reject(ht)}),new Promise(e=>{function t(n){function r(){n===i?e(a):t(i)}n.then(r,r)}t(i)})}function _t(e){let t=mt(e);return Jn(t),t}function vt(e){let t=mt(e);return t.equals=Me,t}function yt(e){var t=e.effects;if(t!==null){e.effects=null;for(var n=0;n<t.length;n+=1)H(t[n])}}function bt(e){var t,n=K,r=e.parent;if(!Wn&&r!==null&&e.v!==w&&r.f&24576)return xe(),e.v;Kn(r);try{yt(e),t=rr(e)}finally{Kn(n)}return t}function xt(e){var t=bt(e);!e.equals(t)&&(e.wv=er(),(!M?.is_fork||e.deps===null)&&(M===null?e.v=t:(M.capture(e,t,!0),Tt?.capture(e,t,!0)),e.deps===null))?j(e,_):Wn||(N===null?nt(e):(yn()||M?.is_fork)&&N.set(e,t))}function St(e){if(e.effects!==null)for(let t of e.effects)(t.teardown||t.ac)&&(t.teardown?.(),t.ac!==null&&ct(()=>{t.ac.abort(ge),t.ac=null}),t.fn!==null&&(t.teardown=d),or(t,0),Mn(t))}function Ct(e){if(e.effects!==null)for(let t of e.effects)t.teardown&&t.fn!==null&&sr(t)}var wt=null,M=null,Tt=null,N=null,Et=null,Dt=!1,Ot=!1,kt=null,At=null,jt=0,Mt=1,Nt=class e{id=Mt++;started=!1;linked=!0;prev=null;next=null;async_deriveds=new Map;current=new Map;previous=new Map;#e=new Set;#t=new Set;#n=0;#r=new Map;#i=null;#a=[];#o=[];#s=new Map;#c=new Map;#l=new Set;is_fork=!1;#u=!1;constructor(){wt===null?wt=this:(wt.next=this,this.prev=wt),wt=this}#d(){if(this.is_fork)return!0;for(let e of this.#r.keys())if(!this.#f(e))return!0;return!1}#f(e){for(var t=e;t!==null;t=t.parent)if(this.#c.has(t))return!0;return!1}skip_effect(e){this.#c.has(e)||this.#c.set(e,{d:[],m:[]}),this.#l.delete(e)}unskip_effect(e,t=e=>this.schedule(e)){var n=this.#c.get(e);if(n){this.#c.delete(e);for(var r of n.d)j(r,v),t(r);for(r of n.m)j(r,y),t(r)}this.#l.add(e)}#p(){var e=[];for(let i of this.#a)if(!(i.f&16384||!(i.f&6144))){for(var t=i,n=!1;t.parent!==null;){t=t.parent;var r=t.f;if(r&96){if(!(r&1024)){n=!0;break}t.f^=_}}n||e.push(t)}return this.#a=[],e}#m(){this.started=!0;for(let[e,t]of this.#s)j(e,t),this.schedule(e);this.apply();for(var t=kt=[],n=[],r=At=[];this.#a.length>0;){jt++>1e3&&(this.#b(),Ft());for(let e of this.#p())try{this.#h(e,t,n)}catch(t){throw Bt(e),this.#d()||this.discard(),t}}if(M=null,r.length>0){var i=e.ensure();for(let e of r)i.schedule(e)}if(kt=null,At=null,this.#d()){this.#y(n),this.#y(t);for(let[e,t]of this.#c)zt(e,t);r.length>0&&M.#m();return}let a=this.#g();if(a)this.#y(n),this.#y(t),a.#v(this);else{this.#s.clear();for(let e of this.#e)e(this);this.#e.clear(),Tt=this,Lt(n),Lt(t),Tt=null,this.#i?.resolve();var o=M;this.#n===0&&(this.#a.length===0||o!==null)&&this.#b(),o!==null&&(P.clear(),o.#m())}}#h(e,t,n){e.f^=_;for(var r=e.first;r!==null;){var i=r.f,a=!!(i&96);if(!(a&&i&1024||i&8192||this.#c.has(r))&&r.fn!==null){a?r.f^=_:i&4?t.push(r):tr(r)&&(i&16&&this.add_dirty_reaction(r,y),sr(r));var o=r.first;if(o!==null){r=o;continue}}for(;r!==null;){var s=r.next;if(s!==null){r=s;break}r=r.parent}}}#g(){for(var e=this.prev;e!==null;e=e.prev)if(!e.is_fork&&this.#_(e))return e;return null}#_(e){for(let[t,[,n]]of this.current)if(!n&&e.current.has(t))return!0;return!1}#v(e){for(let[t,n]of e.current)!this.previous.has(t)&&e.previous.has(t)&&this.previous.set(t,e.previous.get(t)),this.current.set(t,n);for(let[t,n]of e.async_deriveds){let e=this.async_deriveds.get(t);e&&n.promise.then(e.resolve).catch(e.reject)}e.async_deriveds.clear(),this.transfer_reactions(e.#s);let t=e=>{var n=e.reactions;if(n!==null&&!(e.f&2&&!(e.f&6144)))for(let e of n){var r=e.f;if(r&2)t(e);else{var i=e;r&4194320&&!this.async_deriveds.has(i)&&(this.#s.delete(i),j(i,v),this.schedule(i))}}};for(let e of this.current.keys())t(e);this.oncommit(()=>e.discard()),e.#b(),M=this,this.#m()}#y(e){for(var t=0;t<e.length;t+=1)rt(e[t],this.#s)}capture(e,t,n=!1){e.v!==w&&!this.previous.has(e)&&this.previous.set(e,e.v),e.f&8388608||(this.current.set(e,[t,n]),N?.set(e,t)),this.is_fork||(e.v=t)}activate(){M=this}deactivate(){M=null,N=null}flush(){try{Ot=!0,M=this,this.#m()}finally{jt=0,Et=null,kt=null,At=null,Ot=!1,M=null,N=null,P.clear()}}discard(){for(let e of this.#t)e(this);this.#t.clear();for(let e of this.async_deriveds.values())e.reject(ht);this.#b(),this.#i?.resolve()}register_created_effect(e){this.#o.push(e)}increment(e,t){if(this.#n+=1,e){let e=this.#r.get(t)??0;this.#r.set(t,e+1)}}decrement(e,t){if(--this.#n,e){let e=this.#r.get(t)??0;e===1?this.#r.delete(t):this.#r.set(t,e-1)}this.#u||(this.#u=!0,A(()=>{this.#u=!1,this.linked&&this.flush()}))}transfer_reactions(e){for(let[t,n]of e)this.add_dirty_reaction(t,n);e.clear()}add_dirty_reaction(e,t){(t===2048||this.#s.get(e)!==2048)&&this.#s.set(e,t)}oncommit(e){this.#e.add(e)}ondiscard(e){this.#t.add(e)}settled(){return(this.#i??=m()).promise}static ensure(){if(M===null){let t=M=new e;!Ot&&!Dt&&A(()=>{t.started||t.flush()})}return M}apply(){N=null}schedule(e){Et=e,e.b?.is_pending&&e.f&16777228&&!(e.f&32768)?e.b.defer_effect(e):this.#a.push(e)}#b(){if(this.linked){var e=this.prev,t=this.next;e===null||(e.next=t),t===null?wt=e:t.prev=e,this.linked=!1}}};function Pt(e){var t=Dt,n=Tt;Tt=null,Dt=!0;try{var r;for(e&&(Pt(),r=e());;){if(et(),M===null)return r;M.flush()}}finally{Dt=t,Tt=n}}function Ft(){try{ze()}catch(e){z(e,Et)}}var It=null;function Lt(e){var t=e.length;if(t!==0){for(var n=0;n<t;){var r=e[n++];if(!(r.f&24576)&&tr(r)&&(It=new Set,sr(r),r.deps===null&&r.first===null&&r.nodes===null&&r.teardown===null&&r.ac===null&&Fn(r),It?.size>0)){P.clear();for(let e of It){if(e.f&24576)continue;let t=[e],n=e.parent;for(;n!==null;)It.has(n)&&(It.delete(n),t.push(n)),n=n.parent;for(let e=t.length-1;e>=0;e--){let n=t[e];n.f&24576||sr(n)}}It.clear()}}It=null}}function Rt(e){M.schedule(e)}function zt(e,t){if(!(e.f&32&&e.f&1024)){e.f&2048?t.d.push(e):e.f&4096&&t.m.push(e),j(e,_);for(var n=e.first;n!==null;)zt(n,t),n=n.next}}function Bt(e){j(e,_);for(var t=e.first;t!==null;)Bt(t),t=t.next}var Vt=new Set,P=new Map,Ht=!1;function Ut(e,t){return{f:0,v:e,reactions:null,equals:Ae,rv:0,wv:0}}function F(e,t){let n=Ut(e,t);return Jn(n),n}function Wt(e,t=!1,n=!0){let r=Ut(e);return t||(r.equals=Me),Ge&&n&&k!==null&&k.l!==null&&(k.l.s??=[]).push(r),r}function I(e,t,n=!1){return U!==null&&(!W||U.f&131072)&&Ze()&&U.f&4325394&&(qn===null||!qn.has(e))&&Ue(),qt(e,n?Qt(t):t,At)}var Gt=null,Kt=0;function qt(e,t,n=null){if(!e.equals(t)){Wn?P.set(e,t):P.has(e)||P.set(e,e.v);var r=Nt.ensure();if(r.capture(e,t),e.f&2){let t=e;e.f&2048&&bt(t),N===null&&nt(t)}e.wv=er(),Gt=null,Kt=0,Zt(e,v,n),Gt=null,Ze()&&K!==null&&K.f&1024&&!(K.f&96)&&(Y===null?Yn([e]):Y.push(e)),!r.is_fork&&Vt.size>0&&!Ht&&Jt()}return t}function Jt(){Ht=!1;for(let e of Vt){e.f&1024&&j(e,y);let t;try{t=tr(e)}catch{t=!0}t&&sr(e)}Vt.clear()}function Yt(e,t=1){var n=X(e),r=t===1?n++:n--;return I(e,n),r}function Xt(e){I(e,e.v+1)}function Zt(e,t,n){var r=e.reactions;if(r!==null){var i=Ze(),a=r.length;if(Kt+=a,Kt>1e5&&Gt===null&&(Gt=new Set),Gt!==null){if(Gt.has(e))return;Gt.add(e)}for(var o=0;o<a;o++){var s=r[o],c=s.f;if(i||s!==K){var l=(c&v)===0;if(l&&j(s,t),c&131072)Vt.add(s);else if(c&2){var u=s;N?.delete(u),Zt(u,y,n)}else if(l){var d=s;c&16&&It!==null&&It.add(d),n===null?Rt(d):n.push(d)}}}}}function Qt(t){if(typeof t!=`object`||!t||se in t||ce in t)return t;let n=l(t);if(n!==s&&n!==c)return t;var r=new Map,i=e(t),o=F(0),u=null,d=Qn,f=e=>{if(Qn===d)return e();var t=U,n=Qn;G(null),$n(d);var r=e();return G(t),$n(n),r};return i&&r.set(`length`,F(t.length,u)),new Proxy(t,{defineProperty(e,t,n){`value`in n&&n.configurable!==!1&&n.enumerable!==!1&&n.writable!==!1||Ve();var i=r.get(t);return i===void 0?f(()=>{var e=F(n.value,u);return r.set(t,e),e}):I(i,n.value,!0),!0},deleteProperty(e,t){var n=r.get(t);if(n===void 0){if(t in e){let e=f(()=>F(w,u));r.set(t,e),Xt(o)}}else I(n,w),Xt(o);return!0},get(e,n,i){if(n===se)return t;var o=r.get(n),s=n in e;if(o===void 0&&(!s||a(e,n)?.writable)&&(o=f(()=>F(Qt(s?e[n]:w),u)),r.set(n,o)),o!==void 0){var c=X(o);return c===w?void 0:c}return Reflect.get(e,n,i)},getOwnPropertyDescriptor(e,t){this.has?.(e,t);var n=Reflect.getOwnPropertyDescriptor(e,t),i=r.get(t);if(i!==void 0){var a=X(i);if(a===w)return;if(n&&`value`in n)n.value=a;else return{enumerable:!0,configurable:!0,value:a,writable:!0}}return n},has(e,t){if(t===se)return!0;var n=r.get(t),i=n!==void 0&&n.v!==w||Reflect.has(e,t);return(n!==void 0||(K!==null||U!==null)&&(!i||a(e,t)?.writable))&&(n===void 0&&(n=f(()=>F(i?Qt(e[t]):w,u)),r.set(t,n)),X(n)===w)?!1:i},set(e,t,n,s){var c=r.get(t),l=t in e;if(i&&t===`length`)for(var d=n;d<c.v;d+=1){var p=r.get(d+``);p===void 0?d in e&&(p=f(()=>F(w,u)),r.set(d+``,p)):I(p,w)}if(c===void 0)(!l||a(e,t)?.writable)&&(c=f(()=>F(void 0,u)),I(c,Qt(n)),r.set(t,c));else{l=c.v!==w;var m=f(()=>Qt(n));I(c,m)}var h=Reflect.getOwnPropertyDescriptor(e,t);if(h?.set&&h.set.call(s,n),!l){if(i&&typeof t==`string`){var g=r.get(`length`),_=Number(t);Number.isInteger(_)&&_>=g.v&&I(g,_+1)}Xt(o)}return!0},ownKeys(e){X(o);var t=Reflect.ownKeys(e).filter(e=>{var t=r.get(e);return t===void 0||t.v!==w});for(var[n,i]of r)i.v!==w&&!(n in e)&&t.push(n);return t},setPrototypeOf(){He()}})}function $t(e){try{if(typeof e==`object`&&e&&se in e)return e[se]}catch{}return e}function en(e,t){return Object.is($t(e),$t(t))}var tn,nn,rn,an;function on(){if(tn===void 0){tn=window,nn=/Firefox/.test(navigator.userAgent);var e=Element.prototype,t=Node.prototype,n=Text.prototype;rn=a(t,`firstChild`).get,an=a(t,`nextSibling`).get,u(e)&&(e[fe]=void 0,e[de]=null,e[pe]=void 0,e.__e=void 0),u(n)&&(n[me]=void 0)}}function L(e=``){return document.createTextNode(e)}function R(e){return rn.call(e)}function sn(e){return an.call(e)}function cn(e,t){if(!T)return R(e);var n=R(D);if(n===null)n=D.appendChild(L());else if(t&&n.nodeType!==3){var r=L();return n?.before(r),O(r),r}return t&&hn(n),O(n),n}function ln(e,t=!1){if(!T){var n=R(e);return n instanceof Comment&&n.data===``?sn(n):n}if(t){if(D?.nodeType!==3){var r=L();return D?.before(r),O(r),r}hn(D)}return D}function un(e,t=!1){if(!T)return R(e);var n=cn(e,t);return Ee(e),n}function dn(e,t=1,n=!1){let r=T?D:e;for(var i;t--;)i=r,r=sn(r);if(!T)return r;if(n){if(r?.nodeType!==3){var a=L();return r===null?i?.after(a):r.before(a),O(a),a}hn(r)}return O(r),r}function fn(e){e.textContent=``}function pn(){return!1}function mn(e,t,n){return t==null||t===`http://www.w3.org/1999/xhtml`?n?document.createElement(e,{is:n}):document.createElement(e):n?document.createElementNS(t,e,{is:n}):document.createElementNS(t,e)}function hn(e){if(e.nodeValue.length<65536)return;let t=e.nextSibling;for(;t!==null&&t.nodeType===3;)t.remove(),e.nodeValue+=t.nodeValue,t=e.nextSibling}function gn(e){var t=K;if(t===null)return U.f|=oe,e;if(!(t.f&32768)&&!(t.f&4))throw e;z(e,t)}function z(e,t){if(e===ve)throw e;if(!(t!==null&&t.f&16384)){for(;t!==null;){if(t.f&128&&!(t.f&33570816)){if(!(t.f&32768))throw e;try{t.b.error(e);return}catch(t){e=t}}t=t.parent}throw e}}function _n(e){K===null&&(U===null&&Re(e),Le()),Wn&&Ie(e)}function vn(e,t){var n=t.last;n===null?t.last=t.first=e:(n.next=e,e.prev=n,t.last=e)}function B(e,t){var n=K;n!==null&&n.f&8192&&(e|=b);var r={ctx:k,deps:null,nodes:null,f:e|v|512,first:null,fn:t,last:null,next:null,parent:n,b:n&&n.b,prev:null,teardown:null,wv:0,ac:null};M?.register_created_effect(r);var i=r;if(e&4)kt===null?Nt.ensure().schedule(r):kt.push(r);else if(t!==null){try{sr(r)}catch(e){throw H(r),e}i.deps===null&&i.teardown===null&&i.nodes===null&&i.first===i.last&&!(i.f&524288)&&(i=i.first,e&16&&e&65536&&i!==null&&(i.f|=C))}if(i!==null&&(i.parent=n,n!==null&&vn(i,n),U!==null&&U.f&2&&!(e&64))){var a=U;(a.effects??=[]).push(i)}return r}function yn(){return U!==null&&!W}function bn(e){let t=B(8,null);return j(t,_),t.teardown=e,t}function xn(e){_n(`$effect`);var t=K.f;if(!U&&t&32&&k!==null&&!k.i){var n=k;(n.e??=[]).push(e)}else return Sn(e)}function Sn(e){return B(4|ne,e)}function Cn(e){return _n(`$effect.pre`),B(8|ne,e)}function wn(e){Nt.ensure();let t=B(64|te,e);return(e={})=>new Promise(n=>{e.outro?In(t,()=>{H(t),n(void 0)}):(H(t),n(void 0))})}function Tn(e){return B(4,e)}function En(e){return B(ae|te,e)}function Dn(e,t=0){return B(8|t,e)}function On(e,t=[],n=[],r=[]){ut(r,t,n,t=>{B(8,()=>{e(...t.map(X))})})}function kn(e,t=0){return B(16|t,e)}function An(e,t=0){return B(g|t,e)}function V(e){return B(32|te,e)}function jn(e){var t=e.teardown;if(t!==null){let n=Wn,r=U;Gn(!0),G(null);try{t.call(null)}catch(t){z(t,e.parent)}finally{Gn(n),G(r)}}}function Mn(e,t=!1){var n=e.first;for(e.first=e.last=null;n!==null;){let e=n.ac;e!==null&&ct(()=>{e.abort(ge)});var r=n.next;n.f&64?n.parent=null:H(n,t),n=r}}function Nn(e){for(var t=e.first;t!==null;){var n=t.next;t.f&32||H(t),t=n}}function H(e,t=!0){var n=!1;(t||e.f&262144)&&e.nodes!==null&&e.nodes.end!==null&&(Pn(e.nodes.start,e.nodes.end),n=!0),e.f|=ee,Mn(e,t&&!n),or(e,0);var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)e.stop();jn(e),e.f^=ee,e.f|=x;var i=e.parent;i!==null&&i.first!==null&&Fn(e),e.next=e.prev=e.teardown=e.ctx=e.deps=e.fn=e.nodes=e.ac=e.b=null}function Pn(e,t){for(;e!==null;){var n=e===t?null:sn(e);e.remove(),e=n}}function Fn(e){var t=e.parent,n=e.prev,r=e.next;n!==null&&(n.next=r),r!==null&&(r.prev=n),t!==null&&(t.first===e&&(t.first=r),t.last===e&&(t.last=n))}function In(e,t,n=!0){var r=[];e.f|=256,Ln(e,r,!0);var i=()=>{n&&H(e),t&&t()},a=r.length;if(a>0){var o=()=>--a||i();for(var s of r)s.out(o)}else i()}function Ln(e,t,n){if(!(e.f&8192)){e.f^=b;var r=e.nodes&&e.nodes.t;if(r!==null)for(let e of r)(e.is_global||n)&&t.push(e);for(var i=e.first;i!==null;){var a=i.next;if(!(i.f&64)){var o=!!(i.f&65536)||!!(i.f&32)&&!!(e.f&16);Ln(i,t,o?n:!1)}i=a}}}function Rn(e){e.f&=-257,zn(e,!0)}function zn(e,t){if(!(e.f&256)&&e.f&8192){e.f^=b,e.f&1024||(j(e,v),Nt.ensure().schedule(e));for(var n=e.first;n!==null;){var r=n.next,i=!!(n.f&65536)||!!(n.f&32);zn(n,i?t:!1),n=r}var a=e.nodes&&e.nodes.t;if(a!==null)for(let e of a)(e.is_global||t)&&e.in()}}function Bn(e,t){if(e.nodes)for(var n=e.nodes.start,r=e.nodes.end;n!==null;){var i=n===r?null:sn(n);t.append(n),n=i}}var Vn=null;function Hn(e){var t=Vn;try{if(Vn=new Set,Z(e),t!==null)for(var n of Vn)t.add(n);return Vn}finally{Vn=t}}function Un(e){for(var t of Hn(e))qt(t,t.v)}var Wn=!1;function Gn(e){Wn=e}var U=null,W=!1;function G(e){U=e}var K=null;function Kn(e){K=e}var qn=null;function Jn(e){U!==null&&(U.f&2097152||U.f&2)&&(qn??=new Set).add(e)}var q=null,J=0,Y=null;function Yn(e){Y=e}var Xn=1,Zn=0,Qn=Zn;function $n(e){Qn=e}function er(){return++Xn}function tr(e){var t=e.f;if(t&2048)return!0;if(t&4096){for(var n=e.deps,r=n.length,i=0;i<r;i++){var a=n[i];if(tr(a)&&xt(a),a.wv>e.wv)return!0}t&512&&N===null&&j(e,_)}return!1}function nr(e,t,n=!0){var r=e.reactions;if(r!==null&&!(qn!==null&&qn.has(e)))for(var i=0;i<r.length;i++){var a=r[i];a.f&2?nr(a,t,!1):t===a&&(n?j(a,v):a.f&1024&&j(a,y),Rt(a))}}function rr(e){var t=q,n=J,r=Y,i=U,a=qn,o=k,s=W,c=Qn,l=e.f;q=null,J=0,Y=null,U=l&96?null:e,qn=null,qe(e.ctx),W=!1,Qn=++Zn,e.ac!==null&&(ct(()=>{e.ac.abort(ge)}),e.ac=null);try{e.f|=ie;var u=e.fn,d=u();e.f|=S;var f=ir(e);if(Ze()&&Y!==null&&!W&&f!==null&&!(e.f&6146))for(var p=0;p<Y.length;p++)nr(Y[p],e);if(i!==null&&i!==e){if(Zn++,i.deps!==null)for(let e=0;e<n;e+=1)i.deps[e].rv=Zn;if(t!==null)for(let e of t)e.rv=Zn;Y!==null&&(r===null?r=Y:r.push(...Y))}return e.f&8388608&&(e.f^=oe),d}catch(t){return ir(e),gn(t)}finally{e.f^=ie,q=t,J=n,Y=r,U=i,qn=a,qe(o),W=s,Qn=c}}function ir(e){var t=e.deps,n=M?.is_fork;if(q!==null){var r;if(n||or(e,J),t!==null&&J>0)for(t.length=J+q.length,r=0;r<q.length;r++)t[J+r]=q[r];else e.deps=t=q;if(yn()&&e.f&512)for(r=J;r<t.length;r++)(t[r].reactions??=[]).push(e)}else!n&&t!==null&&J<t.length&&(or(e,J),t.length=J);return t}function ar(e,r){let i=r.reactions;if(i!==null){var a=t.call(i,e);if(a!==-1){var o=i.length-1;o===0?i=r.reactions=null:(i[a]=i[o],i.pop())}}if(i===null&&r.f&2&&(q===null||!n.call(q,r))){var s=r;s.f&512&&(s.f^=512),s.v!==w&&nt(s),s.ac!==null&&ct(()=>{s.ac.abort(ge),s.ac=null,j(s,v)}),St(s),or(s,0)}}function or(e,t){var n=e.deps;if(n!==null)for(var r=t;r<n.length;r++)ar(e,n[r])}function sr(e){var t=e.f;if(!(t&16384)){j(e,_);var n=K;K=e;try{t&16777232?Nn(e):Mn(e),jn(e);var r=rr(e);e.teardown=typeof r==`function`?r:null,e.wv=Xn}finally{K=n}}}async function cr(){await Promise.resolve(),Pt()}function X(e){var t=!!(e.f&2);if(Vn?.add(e),U!==null&&!W&&!(K!==null&&K.f&16384)&&(qn===null||!qn.has(e))){var r=U.deps;if(U.f&2097152)e.rv<Zn&&(e.rv=Zn,q===null&&r!==null&&r[J]===e?J++:q===null?q=[e]:q.push(e));else{U.deps??=[],n.call(U.deps,e)||U.deps.push(e);var i=e.reactions;i===null?e.reactions=[U]:n.call(i,U)||i.push(U)}}if(Wn&&P.has(e))return P.get(e);if(t){var a=e;if(Wn){var o=a.v;return(!(a.f&1024)&&a.reactions!==null||ur(a))&&(o=bt(a)),P.set(a,o),o}var s=!(a.f&512)&&!W&&U!==null&&!!(U.f&512),c=(a.f&S)===0;tr(a)&&(s&&(a.f|=512),xt(a)),s&&!c&&(Ct(a),lr(a))}if(N?.has(e))return N.get(e);if(e.f&8388608)throw e.v;return e.v}function lr(e){if(e.f|=512,e.deps!==null)for(let r of e.deps){var t=r.reactions;t===null?r.reactions=[e]:n.call(t,e)||t.push(e),r.f&2&&!(r.f&512)&&(Ct(r),lr(r))}}function ur(e){if(e.v===w)return!0;if(e.deps===null)return!1;for(let t of e.deps)if(P.has(t)||t.f&2&&ur(t))return!0;return!1}function Z(e){var t=W;try{return W=!0,e()}finally{W=t}}function dr(e){if(!(typeof e!=`object`||!e||e instanceof EventTarget)){if(se in e)fr(e);else if(!Array.isArray(e))for(let t in e){let n=e[t];typeof n==`object`&&n&&se in n&&fr(n)}}}function fr(e,t=new Set){if(typeof e==`object`&&e&&!(e instanceof EventTarget)&&!t.has(e)){t.add(e),e instanceof Date&&e.getTime();for(let n in e)try{fr(e[n],t)}catch{}let n=l(e);if(n!==Object.prototype&&n!==Array.prototype&&n!==Map.prototype&&n!==Set.prototype&&n!==Date.prototype){let t=o(n);for(let n in t){let r=t[n].get;if(r)try{r.call(e)}catch{}}}}}function pr(e){return e.endsWith(`capture`)&&e!==`gotpointercapture`&&e!==`lostpointercapture`}var mr=[`beforeinput`,`click`,`change`,`dblclick`,`contextmenu`,`focusin`,`focusout`,`input`,`keydown`,`keyup`,`mousedown`,`mousemove`,`mouseout`,`mouseover`,`mouseup`,`pointerdown`,`pointermove`,`pointerout`,`pointerover`,`pointerup`,`touchend`,`touchmove`,`touchstart`];function hr(e){return mr.includes(e)}var gr=`allowfullscreen.async.autofocus.autoplay.checked.controls.default.disabled.formnovalidate.indeterminate.inert.ismap.loop.multiple.muted.nomodule.novalidate.open.playsinline.readonly.required.reversed.seamless.selected.webkitdirectory.defer.disablepictureinpicture.disableremoteplayback`.split(`.`),_r={formnovalidate:`formNoValidate`,ismap:`isMap`,nomodule:`noModule`,playsinline:`playsInline`,readonly:`readOnly`,defaultvalue:`defaultValue`,defaultchecked:`defaultChecked`,srcobject:`srcObject`,novalidate:`noValidate`,allowfullscreen:`allowFullscreen`,disablepictureinpicture:`disablePictureInPicture`,disableremoteplayback:`disableRemotePlayback`};function vr(e){return e=e.toLowerCase(),_r[e]??e}[...gr];var yr=[`touchstart`,`touchmove`];function br(e){return yr.includes(e)}var xr=[`textarea`,`script`,`style`,`title`];function Sr(e){return xr.includes(e)}var Cr=Symbol(`events`),wr=new Set,Tr=new Set;function Er(e){if(!T)return;e.removeAttribute(`onload`),e.removeAttribute(`onerror`);let t=e.__e;t!==void 0&&(e.__e=void 0,queueMicrotask(()=>{e.isConnected&&e.dispatchEvent(t)}))}function Dr(e,t,n,r={}){function i(e){if(r.capture||Nr.call(t,e),!e.cancelBubble)return ct(()=>n?.call(this,e))}return e.startsWith(`pointer`)||e.startsWith(`touch`)||e===`wheel`?(i.__removed=!1,A(()=>{i.__removed||t.addEventListener(e,i,r)})):t.addEventListener(e,i,r),i}function Or(e,t,n,r,i){var a={capture:r,passive:i},o=Dr(e,t,n,a);(t===document.body||t===window||t===document||t instanceof HTMLMediaElement)&&bn(()=>{o.__removed=!0,t.removeEventListener(e,o,a)})}function kr(e,t,n){(t[Cr]??={})[e]=n}function Ar(e){for(var t=0;t<e.length;t++)wr.add(e[t]);for(var n of Tr)n(e)}var jr=null,Mr=!1;function Nr(e){var t=this,n=t.ownerDocument,r=e.type,a=e.composedPath?.()||[],o=a[0]||e.target;jr=e,Mr||(Mr=!0,setTimeout(()=>{Mr=!1,jr=null}));var s=0,c=jr===e&&e[Cr];if(c){var l=a.indexOf(c);if(l!==-1&&(t===document||t===window)){e[Cr]=t;return}var u=a.indexOf(t);if(u===-1)return;l<=u&&(s=l)}if(o=a[s]||e.target,o!==t){i(e,`currentTarget`,{configurable:!0,get(){return o||n}});var d=U,f=K;G(null),Kn(null);try{for(var p,m=[];o!==null&&o!==t;){try{var h=o[Cr]?.[r];h==null||o.disabled&&e.target!==o||h.call(o,e)}catch(e){p?m.push(e):p=e}if(e.cancelBubble)break;s++,o=s<a.length?a[s]:null}if(p){for(let e of m)queueMicrotask(()=>{throw e});throw p}}finally{e[Cr]=t,delete e.currentTarget,G(d),Kn(f)}}}var Pr=globalThis?.window?.trustedTypes&&globalThis.window.trustedTypes.createPolicy(`svelte-trusted-html`,{createHTML:e=>e});function Fr(e){return Pr?.createHTML(e)??e}function Ir(e){var t=mn(`template`);return t.innerHTML=Fr(e.replaceAll(`<!>`,`<!---->`)),t.content}function Q(e,t){var n=K;n.nodes===null&&(n.nodes={start:e,end:t,a:null,t:null})}function Lr(e,t){var n=!!(t&1),r=!!(t&2),i,a=!e.startsWith(`<!>`);return()=>{if(T)return Q(D,null),D;i===void 0&&(i=Ir(a?e:`<!>`+e),n||(i=R(i)));var t=r||nn?document.importNode(i,!0):i.cloneNode(!0);if(n){var o=R(t),s=t.lastChild;Q(o,s)}else Q(t,t);return t}}function Rr(e,t,n=`svg`){var r=!e.startsWith(`<!>`),i=!!(t&1),a=`<${n}>${r?e:`<!>`+e}</${n}>`,o;return()=>{if(T)return Q(D,null),D;if(!o){var e=R(Ir(a));if(i)for(o=document.createDocumentFragment();R(e);)o.appendChild(R(e));else o=R(e)}var t=o.cloneNode(!0);if(i){var n=R(t),r=t.lastChild;Q(n,r)}else Q(t,t);return t}}function zr(e,t){return Rr(e,t,`svg`)}function Br(e=``){if(!T){var t=L(e+``);return Q(t,t),t}var n=D;return n.nodeType===3?hn(n):(n.before(n=L()),O(n)),Q(n,n),n}function Vr(){if(T)return Q(D,null),D;var e=document.createDocumentFragment(),t=document.createComment(``),n=L();return e.append(t,n),Q(t,n),e}function Hr(e,t){if(T){var n=K;n.f&32768&&n.nodes.end!==null||(n.nodes.end=D),Te()}else e!==null&&e.before(t)}function Ur(){if(T&&D&&D.nodeType===8&&D.textContent?.startsWith(`$`)){let e=D.textContent.substring(1);return Te(),e}return(window.__svelte??={}).uid??=1,`c${window.__svelte.uid++}`}function Wr(e){let t=0,n=Ut(0),r;return()=>{yn()&&(X(n),Dn(()=>(t===0&&(r=Z(()=>e(()=>Xt(n)))),t+=1,()=>{A(()=>{--t,t===0&&(r?.(),r=void 0,Xt(n))})})))}}var Gr=C|te;function Kr(e,t,n,r){new qr(e,t,n,r)}var qr=class{parent;is_pending=!1;transform_error;#e;#t=T?D:null;#n;#r;#i;#a=null;#o=null;#s=null;#c=null;#l=0;#u=0;#d=!1;#f=new Map;#p=null;#m=Wr(()=>(this.#p=Ut(this.#l),()=>{this.#p=null}));constructor(e,t,n,r){this.#e=e,this.#n=t,this.#r=e=>{var t=K;t.b=this,t.f|=128,n(e)},this.parent=K.b,this.transform_error=r??this.parent?.transform_error??(e=>e),this.#i=kn(()=>{if(T){let e=ke(this.#t);Te();let t=e===`[!`;if(e.startsWith(`[?`)){let t=JSON.parse(e.slice(2));this.#g(t)}else t?this.#y():this.#h()}else this.#b()},Gr),T&&(this.#e=D)}#h(){try{this.#a=V(()=>this.#r(this.#e))}catch(e){this.error(e)}}#g(e){let t=this.#n.failed,{reset:n,invoke_onerror:r}=this.#_(e);A(r),t&&(this.#s=V(()=>{t(this.#e,()=>e,()=>n)}))}#_(e){var t=!1,n=!1;let r=()=>{this.#v()||(t?we():(t=!0,n&&We(),this.#s!==null&&In(this.#s,()=>{this.#s=null}),this.#S(()=>{this.#b()})))};return{reset:r,invoke_onerror:()=>{if(!this.#v())try{n=!0,this.#n.onerror?.(e,r),n=!1}catch(e){z(e,this.#i&&this.#i.parent)}}}}#v(){return(this.#i.f&(x|ee))!==0}#y(){let e=this.#n.pending;e&&(this.is_pending=!0,this.#o=V(()=>e(this.#e)),A(()=>{if(!this.#v()){var e=this.#c=document.createDocumentFragment(),t=L(),n=!1;e.append(t),this.#a=this.#S(()=>{try{return V(()=>this.#r(t))}catch(e){try{this.error(e),n=!0}catch(e){z(e,this.#i.parent)}return null}}),this.#a===null?(this.#c=null,n&&this.#x(M)):this.#u===0&&(this.#e.before(e),this.#c=null,In(this.#o,()=>{this.#o=null}),this.#x(M))}}))}#b(){try{if(this.is_pending=this.has_pending_snippet(),this.#u=0,this.#l=0,this.#a=V(()=>{this.#r(this.#e)}),this.#u>0){var e=this.#c=document.createDocumentFragment();Bn(this.#a,e);let t=this.#n.pending;this.#o=V(()=>t(this.#e))}else this.#x(M)}catch(e){this.error(e)}}#x(e){this.is_pending=!1,e.transfer_reactions(this.#f)}defer_effect(e){rt(e,this.#f)}is_rendered(){return!this.is_pending&&(!this.parent||this.parent.is_rendered())}has_pending_snippet(){return!!this.#n.pending}#S(e){var t=K,n=U,r=k;Kn(this.#i),G(this.#i),qe(this.#i.ctx);try{return Nt.ensure(),e()}finally{Kn(t),G(n),qe(r)}}#C(e,t){this.has_pending_snippet()?(this.#u+=e,this.#u===0&&(this.#x(t),this.#o&&In(this.#o,()=>{this.#o=null}),this.#c&&=(this.#e.before(this.#c),null))):this.parent&&this.parent.#C(e,t)}update_pending_count(e,t){this.#C(e,t),this.#l+=e,!(!this.#p||this.#d)&&(this.#d=!0,A(()=>{this.#d=!1,this.#p&&qt(this.#p,this.#l)}))}get_effect_pending(){return this.#m(),X(this.#p)}error(e){if(e===ve||!this.#n.onerror&&!this.#n.failed)throw e;M?.is_fork?(this.#a&&M.skip_effect(this.#a),this.#o&&M.skip_effect(this.#o),this.#s&&M.skip_effect(this.#s),M.oncommit(()=>{this.#v()||this.#w(e)})):this.#w(e)}#w(e){this.#a&&=(H(this.#a),null),this.#o&&=(H(this.#o),null),this.#s&&=(H(this.#s),null),T&&(O(this.#t),De(),O(Oe()));let t=this.#n.failed,n=e=>{if(this.#v())return;let{reset:n,invoke_onerror:r}=this.#_(e);r(),t&&!this.#v()&&(this.#s=this.#S(()=>{try{return V(()=>{var r=K;r.b=this,r.f|=128,t(this.#e,()=>e,()=>n)})}catch(e){return z(e,this.#i.parent),null}}))};A(()=>{if(!this.#v()){var t;try{t=this.transform_error(e)}catch(e){z(e,this.#i&&this.#i.parent);return}typeof t==`object`&&t&&typeof t.then==`function`?t.then(n,e=>z(e,this.#i&&this.#i.parent)):n(t)}})}};function Jr(e,t){var n=t==null?``:typeof t==`object`?`${t}`:t;n!==(e[me]??=e.nodeValue)&&(e[me]=n,e.nodeValue=`${n}`)}function Yr(e,t){return Zr(e,t)}var Xr=new Map;function Zr(e,{target:t,anchor:n,props:i={},events:a,context:o,intro:s=!0,transformError:c}){on();var l=void 0,u=wn(()=>{var s=n??t.appendChild(L());Kr(s,{pending:()=>{}},t=>{Je({});var n=k;if(o&&(n.c=o),a&&(i.$$events=a),T&&Q(t,null),l=e(t,i)||Xe(),T&&(K.nodes.end=D,D===null||D.nodeType!==8||D.data!==`]`))throw Se(),ve;Ye()},c);var u=new Set,d=e=>{for(var n=0;n<e.length;n++){var r=e[n];if(!u.has(r)){u.add(r);var i=br(r);for(let e of[t,document]){var a=Xr.get(e);a===void 0&&(a=new Map,Xr.set(e,a));var o=a.get(r);o===void 0?(e.addEventListener(r,Nr,{passive:i}),a.set(r,1)):a.set(r,o+1)}}}};return d(r(wr)),Tr.add(d),()=>{for(var e of u)for(let n of[t,document]){var r=Xr.get(n),i=r.get(e);--i==0?(n.removeEventListener(e,Nr),r.delete(e),r.size===0&&Xr.delete(n)):r.set(e,i)}Tr.delete(d),s!==n&&s.parentNode?.removeChild(s)}});return Qr.set(l,u),l}var Qr=new WeakMap,$r=class{anchor;#e=new Map;#t=new Map;#n=new Map;#r=new Set;#i=!0;constructor(e,t=!0){this.anchor=e,this.#i=t}#a=e=>{if(this.#e.has(e)){var t=this.#e.get(e),n=this.#t.get(t);if(n)Rn(n),this.#r.delete(t);else{var r=this.#n.get(t);r&&(Rn(r.effect),this.#t.set(t,r.effect),this.#n.delete(t),r.fragment.lastChild.remove(),this.anchor.before(r.fragment),n=r.effect)}for(let[t,n]of this.#e){if(this.#e.delete(t),t===e)break;let r=this.#n.get(n);r&&(H(r.effect),this.#n.delete(n))}for(let[e,r]of this.#t){if(e===t||this.#r.has(e))continue;let i=()=>{if(Array.from(this.#e.values()).includes(e)){var t=document.createDocumentFragment();Bn(r,t),t.append(L()),this.#n.set(e,{effect:r,fragment:t})}else H(r);this.#r.delete(e),this.#t.delete(e)};this.#i||!n?(this.#r.add(e),In(r,i,!1)):i()}}};#o=e=>{this.#e.delete(e);let t=Array.from(this.#e.values());for(let[e,n]of this.#n)t.includes(e)||(H(n.effect),this.#n.delete(e))};ensure(e,t){var n=M,r=pn();if(t&&!this.#t.has(e)&&!this.#n.has(e)){if(r){var i=document.createDocumentFragment(),a=L();i.append(a),this.#n.set(e,{effect:V(()=>t(a)),fragment:i})}else this.#t.set(e,V(()=>t(this.anchor)))}if(this.#e.set(n,e),r){for(let[t,r]of this.#t)t===e?n.unskip_effect(r):n.skip_effect(r);for(let[t,r]of this.#n)t===e?n.unskip_effect(r.effect):n.skip_effect(r.effect);n.oncommit(this.#a),n.ondiscard(this.#o)}else T&&(this.anchor=D),this.#a(n)}};function ei(e,t,n=!1){var r;T&&(r=D,Te());var i=new $r(e),a=n?C:0;function o(e,t){if(T){var n=ke(r);if(e!==parseInt(n.substring(1))){var a=Oe();O(a),i.anchor=a,E(!1),i.ensure(e,t),E(!0);return}}i.ensure(e,t)}kn(()=>{var e=!1;t((t,n=0)=>{e=!0,o(n,t)}),e||o(-1,null)},a)}var ti=Symbol(`NaN`);function ni(e,t,n){T&&Te();var r=new $r(e),i=!Ze();kn(()=>{var e=t();e!==e&&(e=ti),i&&typeof e==`object`&&e&&(e={}),r.ensure(e,n)})}function ri(e,t){return t}function ii(e,t,n){for(var i=[],a=t.length,o,s=t.length,c=0;c<a;c++){let n=t[c];In(n,()=>{if(o){if(o.pending.delete(n),o.done.add(n),o.pending.size===0){var t=e.outrogroups;ai(e,r(o.done)),t.delete(o),t.size===0&&(e.outrogroups=null)}}else--s},!1)}if(s===0){var l=i.length===0&&n!==null&&e.pending.size===0;if(l){var u=n,d=u.parentNode;fn(d),d.append(u),e.items.clear()}ai(e,t,!l)}else o={pending:new Set(t),done:new Set},(e.outrogroups??=new Set).add(o)}function ai(e,t,n=!0){var r;if(e.pending.size>0){r=new Set;for(let t of e.pending.values())for(let n of t)r.add(e.items.get(n).e)}for(var i=0;i<t.length;i++){var a=t[i];r?.has(a)?(a.f|=re,Bn(a,document.createDocumentFragment())):H(t[i],n)}}var oi;function si(t,n,i,a,o,s=null){var c=t,l=new Map;if(n&4){var u=t;c=T?O(R(u)):u.appendChild(L())}T&&Te();var d=null,f=vt(()=>{var t=i();return e(t)?t:t==null?[]:r(t)}),p=new Map,m=!0;function h(e){if(!(_.effect.f&16384)){_.pending.delete(e);var t=X(f);_.fallback=d,li(_,t,c,n,a),d!==null&&(t.length===0?d.f&33554432?(d.f^=re,di(d,null,c)):Rn(d):In(d,()=>{d=null}))}}function g(e){_.pending.delete(e)}var _={effect:kn(()=>{var e=X(f),t=e.length;let r=!1;T&&ke(c)===`[!`!=(t===0)&&(c=Oe(),O(c),E(!1),r=!0);for(var u=new Set,_=M,v=pn(),y=0;y<t;y+=1){T&&D.nodeType===8&&D.data===`]`&&(c=D,r=!0,E(!1));var b=e[y],x=a(b,y),S=m?null:l.get(x);S?(S.v&&qt(S.v,b),S.i&&qt(S.i,y),v&&_.unskip_effect(S.e)):(S=ui(l,m?c:oi??=L(),b,x,y,o,n,i),m||(S.e.f|=re),l.set(x,S)),u.add(x)}if(t===0&&s&&!d&&(m?d=V(()=>s(c)):(d=V(()=>s(oi??=L())),d.f|=re)),t>u.size&&Fe(``,``,``),T&&t>0&&O(Oe()),!m){if(p.set(_,u),v){for(let[e,t]of l)u.has(e)||_.skip_effect(t.e);_.oncommit(h),_.ondiscard(g)}else h(_)}r&&E(!0),X(f)}),flags:n,items:l,pending:p,outrogroups:null,fallback:d};m=!1,T&&(c=D)}function ci(e){for(;e!==null&&!(e.f&32);)e=e.next;return e}function li(e,t,n,i,a){var o=!!(i&8),s=t.length,c=e.items,l=ci(e.effect.first),u,d=null,f,p=[],m=[],h,g,_,v;if(o)for(v=0;v<s;v+=1)h=t[v],g=a(h,v),_=c.get(g).e,_.f&33554432||(_.nodes?.a?.measure(),(f??=new Set).add(_));for(v=0;v<s;v+=1){if(h=t[v],g=a(h,v),_=c.get(g).e,e.outrogroups!==null)for(let t of e.outrogroups)t.pending.delete(_),t.done.delete(_);if(_.f&8192&&(Rn(_),o&&(_.nodes?.a?.unfix(),(f??=new Set).delete(_))),_.f&33554432){if(_.f^=re,_===l)di(_,null,n);else{var y=d?d.next:l;_===e.effect.last&&(e.effect.last=_.prev),_.prev&&(_.prev.next=_.next),_.next&&(_.next.prev=_.prev),fi(e,d,_),fi(e,_,y),di(_,y,n),d=_,p=[],m=[],l=ci(d.next);continue}}if(_!==l){if(u!==void 0&&u.has(_)){if(p.length<m.length){var b=m[0],x;d=b.prev;var S=p[0],ee=p[p.length-1];for(x=0;x<p.length;x+=1)di(p[x],b,n);for(x=0;x<m.length;x+=1)u.delete(m[x]);fi(e,S.prev,ee.next),fi(e,d,S),fi(e,ee,b),l=b,d=ee,--v,p=[],m=[]}else u.delete(_),di(_,l,n),fi(e,_.prev,_.next),fi(e,_,d===null?e.effect.first:d.next),fi(e,d,_),d=_;continue}for(p=[],m=[];l!==null&&l!==_;)(u??=new Set).add(l),m.push(l),l=ci(l.next);if(l===null)continue}_.f&33554432||p.push(_),d=_,l=ci(_.next)}if(e.outrogroups!==null){for(let t of e.outrogroups)t.pending.size===0&&(ai(e,r(t.done)),e.outrogroups?.delete(t));e.outrogroups.size===0&&(e.outrogroups=null)}if(l!==null||u!==void 0){var C=[];if(u!==void 0)for(_ of u)_.f&8192||C.push(_);for(;l!==null;)!(l.f&8192)&&l!==e.fallback&&C.push(l),l=ci(l.next);var te=C.length;if(te>0){var ne=i&4&&s===0?n:null;if(o){for(v=0;v<te;v+=1)C[v].nodes?.a?.measure();for(v=0;v<te;v+=1)C[v].nodes?.a?.fix()}ii(e,C,ne)}}o&&A(()=>{if(f!==void 0)for(_ of f)_.nodes?.a?.apply()})}function ui(e,t,n,r,i,a,o,s){var c=o&1?o&16?Ut(n):Wt(n,!1,!1):null,l=o&2?Ut(i):null;return{v:c,i:l,e:V(()=>(a(t,c??n,l??i,s),()=>{e.delete(r)}))}}function di(e,t,n){if(e.nodes)for(var r=e.nodes.start,i=e.nodes.end,a=t&&!(t.f&33554432)?t.nodes.start:n;r!==null;){var o=sn(r);if(a.before(r),r===i)return;r=o}}function fi(e,t,n){t===null?e.effect.first=n:t.next=n,n===null?e.effect.last=t:n.prev=t}function pi(e,t,...n){var r=new $r(e);kn(()=>{let e=t()??null;r.ensure(e,e&&(t=>e(t,...n)))},C)}function mi(e,t,n){var r;T&&(r=D,Te());var i=new $r(e);kn(()=>{var e=t()??null;if(T&&ke(r)===`[`!=(e!==null)){var a=Oe();O(a),i.anchor=a,E(!1),i.ensure(e,e&&(t=>n(t,e))),E(!0)}else i.ensure(e,e&&(t=>n(t,e)))},C)}function hi(e,t,n,r,i,a){let o=T;T&&Te();var s=null;T&&D.nodeType===1&&(s=D,Te());var c=T?D:e,l=new $r(c,!1);kn(()=>{let e=t()||null;var a=i?i():n||e===`svg`?be:void 0;if(e===null)l.ensure(null,null);else return l.ensure(e,t=>{if(e){var n=T;if(s=T?s:mn(e,a),Q(s,s),r){var i=null;T&&Sr(e)&&s.append(i=document.createComment(``));var o=T?R(s):s.appendChild(L());T&&(o===null?E(!1):O(o)),r(s,o),i?.remove()}K.nodes.end=s,n||t.before(s)}T&&O(t)}),()=>{}},C),bn(()=>{}),o&&(E(!0),O(c))}function gi(e,t){var n=void 0,r;An(()=>{n!==(n=t())&&(r&&=(H(r),null),n&&(r=V(()=>{Tn(()=>n(e))})))})}function _i(e){var t,n,r=``;if(typeof e==`string`||typeof e==`number`)r+=e;else if(typeof e==`object`){if(Array.isArray(e)){var i=e.length;for(t=0;t<i;t++)e[t]&&(n=_i(e[t]))&&(r&&(r+=` `),r+=n)}else for(n in e)e[n]&&(r&&(r+=` `),r+=n)}return r}function vi(){for(var e,t,n=0,r=``,i=arguments.length;n<i;n++)(e=arguments[n])&&(t=_i(e))&&(r&&(r+=` `),r+=t);return r}function yi(e){return typeof e==`object`?vi(e):e??``}var bi=[...` 	
\r\f\xA0\v﻿`];function xi(e,t,n){var r=e==null?``:``+e;if(t&&(r=r?r+` `+t:t),n){for(var i of Object.keys(n))if(n[i])r=r?r+` `+i:i;else if(r.length)for(var a=i.length,o=0;(o=r.indexOf(i,o))>=0;){var s=o+a;(o===0||bi.includes(r[o-1]))&&(s===r.length||bi.includes(r[s]))?r=(o===0?``:r.substring(0,o))+r.substring(s+1):o=s}}return r===``?null:r}function Si(e,t=!1){var n=t?` !important;`:`;`,r=``;for(var i of Object.keys(e)){var a=e[i];a!=null&&a!==``&&(r+=` `+i+`: `+a+n)}return r}function Ci(e){return e[0]!==`-`||e[1]!==`-`?e.toLowerCase():e}function wi(e,t){if(t){var n=``,r,i;if(Array.isArray(t)?(r=t[0],i=t[1]):r=t,e){e=String(e).replaceAll(/\/\*.*?\*\//g,``).trim();var a=!1,o=0,s=!1,c=[];r&&c.push(...Object.keys(r).map(Ci)),i&&c.push(...Object.keys(i).map(Ci));var l=0,u=-1;let t=e.length;for(var d=0;d<t;d++){var f=e[d];if(s?f===`/`&&e[d-1]===`*`&&(s=!1):a?a===f&&(a=!1):f===`/`&&e[d+1]===`*`?s=!0:f===`"`||f===`'`?a=f:f===`(`?o++:f===`)`&&o--,!s&&a===!1&&o===0){if(f===`:`&&u===-1)u=d;else if(f===`;`||d===t-1){if(u!==-1){var p=Ci(e.substring(l,u).trim());if(!c.includes(p)){f!==`;`&&d++;var m=e.substring(l,d).trim();n+=` `+m+`;`}}l=d+1,u=-1}}}}return r&&(n+=Si(r)),i&&(n+=Si(i,!0)),n=n.trim(),n===``?null:n}return e==null?null:String(e)}function Ti(e,t,n,r,i,a){var o=e[fe];if(T||o!==n||o===void 0){var s=xi(n,r,a);T&&s===e.getAttribute(`class`)||(s==null?e.removeAttribute(`class`):t?e.className=s:e.setAttribute(`class`,s)),e[fe]=n}else if(a&&i!==a)for(var c in a){var l=!!a[c];(i==null||l!==!!i[c])&&e.classList.toggle(c,l)}return a}function Ei(e,t={},n,r){for(var i in n){var a=n[i];t[i]!==a&&(n[i]==null?e.style.removeProperty(i):e.style.setProperty(i,a,r))}}function Di(e,t,n,r){var i=e[pe];if(T||i!==t){var a=wi(t,r);T&&a===e.getAttribute(`style`)||(a==null?e.removeAttribute(`style`):e.style.cssText=a),e[pe]=t}else r&&(Array.isArray(r)?(Ei(e,n?.[0],r[0]),Ei(e,n?.[1],r[1],`important`)):Ei(e,n,r));return r}function Oi(e,t){t?e.hasAttribute(`selected`)||e.setAttribute(`selected`,``):e.removeAttribute(`selected`)}function ki(e,t){var n=!(`__defaultValue`in e);(n||e.__defaultValue!==t)&&(e.__defaultValue=t,Ai(e,!n||`__value`in e))}function Ai(t,n){var r=t.__defaultValue,i=t.multiple,a=i?r??[]:null;if(!i||e(a)){var o=t.selectedIndex,s=n&&i?new Set(t.selectedOptions):null;for(var c of t.options){var l=Pi(c);Oi(c,i?a.includes(l):en(l,r))}if(n){if(s!==null)for(c of t.options){var u=s.has(c);c.selected!==u&&(c.selected=u)}else t.selectedIndex!==o&&(t.selectedIndex=o)}}}function ji(t,n,r=!1){if(t.multiple){if(n==null)return;if(!e(n))return Ce();for(var i of t.options)i.selected=n.includes(Pi(i))}else{for(i of t.options)if(en(Pi(i),n)){i.selected=!0;return}r&&n===void 0||(t.selectedIndex=-1)}}function Mi(e){var t=new MutationObserver(t=>{t.every(Fi)||(`__defaultValue`in e&&Ai(e,!1),`__value`in e&&ji(e,e.__value))});t.observe(e,{childList:!0,subtree:!0,attributes:!0,attributeFilter:[`value`]}),bn(()=>{t.disconnect()})}function Ni(e,t,n=t){var r=new WeakSet,i=!0;lt(e,`change`,t=>{var i=t?`[selected]`:`:checked`,a;if(e.multiple)a=[].map.call(e.querySelectorAll(i),Pi);else{var o=e.querySelector(i)??e.querySelector(`option:not([disabled])`);a=o&&Pi(o)}n(a),e.__value=a,M!==null&&r.add(M)}),Tn(()=>{var a=t();if(e===document.activeElement){var o=M;if(r.has(o))return}if(ji(e,a,i),i&&a===void 0){var s=e.querySelector(`:checked`);s!==null&&(a=Pi(s),n(a))}e.__value=a,i=!1})}function Pi(e){return`__value`in e?e.__value:e.value}function Fi(e){if(e.target.closest(`selectedcontent`)!==null)return!0;if(e.type===`childList`){var t=[...e.addedNodes,...e.removedNodes];return t.length>0&&t.every(e=>e.nodeName===`SELECTEDCONTENT`)}return!1}var Ii=Symbol(`class`),Li=Symbol(`style`),Ri=Symbol(`is custom element`),zi=Symbol(`is html`),Bi=_e?`link`:`LINK`,Vi=_e?`input`:`INPUT`,Hi=_e?`option`:`OPTION`,Ui=_e?`select`:`SELECT`,Wi=_e?`progress`:`PROGRESS`;function Gi(e){if(T){var t=!1,n=()=>{if(!t){if(t=!0,e.hasAttribute(`value`)){var n=e.value;Ji(e,`value`,null),e.value=n}if(e.hasAttribute(`checked`)){var r=e.checked;Ji(e,`checked`,null),e.checked=r}}};e[he]=n,A(n),st()}}function Ki(e,t){var n=Zi(e);n.value!==(n.value=t??void 0)&&(e.value!==t||t===0&&e.nodeName===Wi)&&(e.value=t??``)}function qi(e,t){var n=Zi(e);n.checked!==(n.checked=t??void 0)&&(e.checked=t)}function Ji(e,t,n,r){var i=Zi(e);if(!(T&&(i[t]=e.getAttribute(t),t===`src`||t===`srcset`||t===`href`&&e.nodeName===Bi))){var a=i[t];a!==(i[t]=n)&&(t===`loading`&&(e[ue]=n),n==null?e.removeAttribute(t):typeof n!=`string`&&$i(e).has(t)?e[t]=n:(!T||typeof n!=`number`&&typeof n!=`boolean`||a!==String(n))&&e.setAttribute(t,n))}}function Yi(e,t,n,r,i=!1,a=!1){T&&i&&e.nodeName===Vi&&(`defaultValue`in n||`defaultChecked`in n||Gi(e));var o=Zi(e),s=o[Ri],c=!o[zi];let l=T&&s;l&&E(!1);var u=t||{},d=e.nodeName===Hi,f=e.nodeName===Ui;try{for(var p in t)!(p in n)&&p[0]+p[1]!==`$$`&&(n[p]=null);n.class?n.class=yi(n.class):(r||n[Ii])&&(n.class=null),n[Li]&&(n.style??=null);var m=$i(e);if(e.nodeName===Vi&&`type`in n&&(`value`in n||`__value`in n)){var h=n.type;(h!==u.type||h===void 0&&e.hasAttribute(`type`))&&(u.type=h,Ji(e,`type`,h,a))}for(let i in n){let l=n[i];if(d&&i===`value`&&l==null)e.value=e.__value=``,u[i]=l;else if(i===`class`)Ti(e,e.namespaceURI===`http://www.w3.org/1999/xhtml`,l,r,t?.[Ii],n[Ii]),u[i]=l,u[Ii]=n[Ii];else if(i===`style`)Di(e,l,t?.[Li],n[Li]),u[i]=l,u[Li]=n[Li];else{var g=u[i];if(l!==g||l===void 0&&e.hasAttribute(i)){u[i]=l;var _=i[0]+i[1];if(_!==`$$`){if(_===`on`){let t={},n=`$$`+i,r=i.slice(2);var v=hr(r);if(pr(r)&&(r=r.slice(0,-7),t.capture=!0),!v&&g){if(l!=null)continue;e.removeEventListener(r,u[n],t),u[n]=null}if(v)kr(r,e,l),Ar([r]);else if(l!=null){function a(e){u[i].call(this,e)}u[n]=Dr(r,e,a,t)}}else if(i===`style`)Ji(e,i,l);else if(i===`autofocus`)it(e,!!l);else if(!s&&(i===`__value`||i===`value`&&l!=null))e.__value=l,(g==null||e.value!==l||l===0&&e.nodeName===Wi)&&(e.value=l);else if(i===`selected`&&d)Oi(e,l);else{var y=i;c||(y=vr(y));var b=y===`defaultValue`||y===`defaultChecked`;if(f&&y===`defaultValue`)continue;if(l==null&&!s&&!b){if(o[i]=null,y===`value`||y===`checked`){let n=e,r=t===void 0;if(y===`value`){let e=n.defaultValue;n.removeAttribute(y),n.defaultValue=e,n.value=n.__value=r?e:null}else{let e=n.defaultChecked;n.removeAttribute(y),n.defaultChecked=e,n.checked=r?e:!1}}else e.removeAttribute(i)}else b||(s||typeof l!=`string`)&&m.has(y)?(e[y]=l,y in o&&(o[y]=w)):typeof l!=`function`&&Ji(e,y,l,a)}}}}}}finally{l&&E(!0)}return u}function Xi(e,t,n=[],r=[],i=[],a,o=!1,s=!1){ut(i,n,r,n=>{var r=void 0,i={},c=e.nodeName===Ui,l=!1;if(An(()=>{var u=t(...n.map(X)),d=Yi(e,r,u,a,o,s);if(l&&c){var f=e;`defaultValue`in u&&ki(f,u.defaultValue),`value`in u&&ji(f,u.value)}for(let e of Object.getOwnPropertySymbols(i))u[e]||H(i[e]);for(let t of Object.getOwnPropertySymbols(u)){var p=u[t];t.description!==`@attach`||r&&p===r[t]||(i[t]&&H(i[t]),i[t]=V(()=>gi(e,()=>p))),d[t]=p}r=d}),c){var u=e;Tn(()=>{var e=r;`defaultValue`in e&&ki(u,e.defaultValue),ji(u,e.value,!0),Mi(u)})}l=!0})}function Zi(e){return e[de]??={[Ri]:e.nodeName.includes(`-`),[zi]:e.namespaceURI===ye}}var Qi=new Map;function $i(e){var t=e.getAttribute(`is`)||e.nodeName,n=Qi.get(t);if(n)return n;Qi.set(t,n=new Set);for(var r,i=e,a=Element.prototype;a!==i;){for(var s in r=o(i),r)r[s].set&&s!==`innerHTML`&&s!==`textContent`&&s!==`innerText`&&n.add(s);i=l(i)}return n}function ea(e,t,n=t){var r=new WeakSet;lt(e,`input`,async i=>{var a=i?e.defaultValue:e.value;if(a=aa(e)?oa(a):a,n(a),M!==null&&r.add(M),await cr(),a!==(a=t())){var o=e.selectionStart,s=e.selectionEnd,c=e.value.length;if(e.value=a??``,s!==null){var l=e.value.length;o===s&&s===c&&l>c?(e.selectionStart=l,e.selectionEnd=l):(e.selectionStart=o,e.selectionEnd=Math.min(s,l))}}}),(T&&e.defaultValue!==e.value||Z(t)==null&&e.value)&&(n(aa(e)?oa(e.value):e.value),M!==null&&r.add(M)),Dn(()=>{var n=t();if(e===document.activeElement){var i=M;if(r.has(i))return}aa(e)&&n===oa(e.value)||(e.type!==`date`||n||e.value)&&n!==e.value&&(e.value=n??``)})}var ta=new Set;function na(e,t,n,r,i=r){var a=n.getAttribute(`type`)===`checkbox`,o=e;let s=!1;if(t!==null)for(var c of t)o=o[c]??=[];o.push(n),lt(n,`change`,()=>{var e=n.__value;a&&(e=ia(o,e,n.checked)),i(e)},()=>i(a?[]:null)),Dn(()=>{var e=r();T&&n.defaultChecked!==n.checked?s=!0:a?(e||=[],n.checked=e.includes(n.__value)):n.checked=en(n.__value,e)}),bn(()=>{var e=o.indexOf(n);e!==-1&&o.splice(e,1)}),ta.has(o)||(ta.add(o),A(()=>{o.sort((e,t)=>e.compareDocumentPosition(t)===4?-1:1),ta.delete(o)})),A(()=>{if(s){var e=a?ia(o,e,n.checked):o.find(e=>e.checked)?.__value;i(e)}})}function ra(e,t,n=t){lt(e,`change`,t=>{n(t?e.defaultChecked:e.checked)}),(T&&e.defaultChecked!==e.checked||Z(t)==null)&&n(e.checked),Dn(()=>{e.checked=!!t()})}function ia(e,t,n){for(var r=new Set,i=0;i<e.length;i+=1)e[i].checked&&r.add(e[i].__value);return n||r.delete(t),Array.from(r)}function aa(e){var t=e.type;return t===`number`||t===`range`}function oa(e){return e===``?null:+e}var sa=new class e{#e=new WeakMap;#t;#n;static entries=new WeakMap;constructor(e){this.#n=e}observe(e,t){var n=this.#e.get(e)||new Set;return n.add(t),this.#e.set(e,n),this.#r().observe(e,this.#n),()=>{var n=this.#e.get(e);n.delete(t),n.size===0&&(this.#e.delete(e),this.#t.unobserve(e))}}#r(){return this.#t??=new ResizeObserver(t=>{for(var n of t){e.entries.set(n.target,n);for(var r of this.#e.get(n.target)||[])r(n)}})}}({box:`border-box`});function ca(e,t,n){var r=sa.observe(e,()=>n(e[t]));Tn(()=>(Z(()=>n(e[t])),r))}function la(e,t){return e===t||e?.[se]===t}function ua(e=Xe(),t,n,r){var i=k.r,a=K;return Tn(()=>{var o,s;return Dn(()=>{o=s,s=r?.()||[],Z(()=>{la(n(...s),e)||(t(e,...s),o&&la(n(...o),e)&&t(null,...o))})}),()=>{let r=a;for(;r!==i&&r.parent!==null&&r.parent.f&33554432;)r=r.parent;let o=()=>{s&&la(n(...s),e)&&t(null,...s)},c=r.teardown;r.teardown=()=>{o(),c?.()}}}),e}function da(e,t,n,r,i){var a=()=>{r(n[e])};n.addEventListener(t,a),i?Dn(()=>{n[e]=i()}):a(),(n===document.body||n===window||n===document)&&bn(()=>{n.removeEventListener(t,a)})}function fa(e=!1){let t=k,n=t.l.u;if(!n)return;let r=()=>dr(t.s);if(e){let e=0,n={},i=mt(()=>{let r=!1,i=t.s;for(let e in i)i[e]!==n[e]&&(n[e]=i[e],r=!0);return r&&e++,e});r=()=>X(i)}n.b.length&&Cn(()=>{pa(t,r),p(n.b)}),xn(()=>{let e=Z(()=>n.m.map(f));return()=>{for(let t of e)typeof t==`function`&&t()}}),n.a.length&&xn(()=>{pa(t,r),p(n.a)})}function pa(e,t){if(e.l.s)for(let t of e.l.s)X(t);t()}function ma(e){var t=Ut(0);return function(){return arguments.length===1?(I(t,X(t)+1),arguments[0]):(X(t),e())}}var ha=!1;function ga(e){var t=ha;try{return ha=!1,[e(),ha]}finally{ha=t}}function _a(e,t,n,r){var i=!Ge||!!(n&2),o=!!(n&8),s=!!(n&16),c=r,l=!0,u=void 0,d=()=>s&&i?(u??=mt(r),X(u)):(l&&(l=!1,c=s?Z(r):r),c);let f;if(o){var p=se in e||le in e;f=a(e,t)?.set??(p&&t in e?n=>e[t]=n:void 0)}var m,h=!1;o?[m,h]=ga(()=>e[t]):m=e[t],m===void 0&&r!==void 0&&(m=d(),f&&(i&&Be(t),f(m)));var g=i?()=>{var n=e[t];return n===void 0?d():(l=!0,n)}:()=>{var n=e[t];return n!==void 0&&(c=void 0),n===void 0?c:n};if(i&&!(n&4))return g;if(f){var _=e.$$legacy;return(function(e,t){return arguments.length>0?((!i||!t||_||h)&&f(t?g():e),e):g()})}var v=!1,y=(n&1?mt:vt)(()=>(v=!1,g()));o&&X(y);var b=K;return(function(e,t){if(arguments.length>0){let n=t?X(y):i&&o?Qt(e):e;return I(y,n),v=!0,c!==void 0&&(c=n),e}return Wn&&v||b.f&16384?y.v:X(y)})}function va(e){k===null&&Ne(`onMount`),Ge&&k.l!==null?ba(k).m.push(e):xn(()=>{let t=Z(e);if(typeof t==`function`)return t})}function ya(e){k===null&&Ne(`onDestroy`),va(()=>()=>Z(e))}function ba(e){var t=e.l;return t.u??={a:[],b:[],m:[]}}typeof window<`u`&&((window.__svelte??={}).v??=new Set).add(`5`);var xa=[`dark`,`light`,`contrast`,`safe`],Sa=[`en`,`pt`],Ca=[`slow`,`always`,`never`],wa=`tabuleiro-settings`;function Ta(){return{theme:document.documentElement.dataset.theme??`dark`,language:navigator.language.startsWith(`pt`)?`pt`:`en`,sound:!0,motion:!(e=>matchMedia(e).matches)(`(prefers-reduced-motion: reduce)`),coordinates:!0,confirm:`slow`,here:!1,coached:{},levels:{},engine:{position:3,decision:.3,lines:3}}}function Ea(){try{return JSON.parse(localStorage.getItem(wa)??`{}`)}catch{return{}}}var Da=Qt({...Ta(),...Ea()});function Oa(){xn(()=>{document.documentElement.dataset.theme=Da.theme,document.documentElement.dataset.motion=Da.motion?`on`:`off`,document.documentElement.lang=Da.language;try{localStorage.setItem(wa,JSON.stringify(Da))}catch{}})}var ka=`web-analysis = Analysis
analysis = Analysis
analysis-of = { $game }: analysis
analysis-intro = Choose one of your games, a start position or an edited one. Play moves on the board to try them; an engine says what it thinks.
analysis-text = A position, a record or a link
analysis-open = Open
analysis-file = From a file …
analysis-begin = From the start
analysis-kept = Kept in this browser
analysis-kept-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
analysis-unknown = Not judged yet
analysis-course = The course of the game: each player’s chance after every turn
analysis-lines = Best lines
analysis-try-line = Try this line
analysis-depth = { $depth ->
    [one] 1 decision deep
   *[other] { $depth } decisions deep
}, { $nodes } positions
analysis-won-in = proved: { $name } wins in { $plies }
analysis-lost-in = proved: { $name } loses in { $plies }
analysis-drew-in = proved: a draw in { $plies }
analysis-won-by = proved: { $name } wins by { $points }
analysis-lost-by = proved: { $name } loses by { $points }
analysis-drew-by = proved: a draw
analysis-won = proved: { $name } wins
analysis-lost = proved: { $name } loses
analysis-drew = proved: a draw
analysis-turns = Turns
analysis-start = Start
analysis-verdict-best = best
analysis-verdict-good = good
analysis-verdict-forced = forced
analysis-verdict-inaccuracy = an inaccuracy
analysis-verdict-mistake = a mistake
analysis-verdict-blunder = a blunder
analysis-forget = Forget { $moves }
analysis-learn = Learn from mistakes
analysis-find-better = { $name } played { $move } here. Find something better.
analysis-found-best = That is what the engine would play.
analysis-found-good = That is good too.
analysis-found-worse = { $move } loses { $percent } %. Try again.
analysis-judging = The engine is judging …
analysis-no-answer = The engine did not answer; try again.
analysis-no-more = No more mistakes.
analysis-try-again = Try again
analysis-next-mistake = Next one
analysis-engine = What an engine thinks
analysis-engine-on = Engine
analysis-stop = Stop
analysis-judge = Judge every turn
analysis-progress = How far the analysis is
analysis-done = { $done } of { $all } decisions
analysis-thinking = The engine is thinking …
analysis-comment = Comment on this turn
analysis-share = Share and download
analysis-position-text = This position as text
analysis-link = A link to the game as far as here
analysis-copy-position = Copy the position
analysis-copy-link = Copy the link
analysis-copied = Copied.
analysis-play-on = Play on from here
analysis-other = Analyse another game
table-analyse = Analyse the game
analysis-insights = Points, explained
table-record-picture = Animated picture
fairness = How fair it is
fairness-ask = How fair is it?
fairness-about = A computer plays a hundred games against itself from here.
fairness-progress = How many games have been played
fairness-games = { $done } of { $all } games
fairness-share = { $name } wins { $share } % ({ $low } to { $high })
fairness-turn-share = { $turn ->
    [1] The player who begins
   *[other] Player number { $turn } in turn order
} wins { $share } % ({ $low } to { $high })
fairness-together = { $share } % of the games are won by all together ({ $low } to { $high })
fairness-unknown = No difference is visible yet.
fairness-seat = { $name } certainly has more than a fair share.
fairness-turn = The seats are even as far as one can tell, but { $turn ->
    [1] the player who begins
   *[other] player number { $turn } in turn order
} surely has more than a fair share.
fairness-how = { $games ->
    [one] One game
   *[other] { $games } games
} of a computer{ $level ->
    [0] {""}
   *[other] { " " }of level { $level }
} against itself, each begun with a few random moves; a draw counts half. In brackets: where the true share lies with 95 % confidence.
fairness-more = Play on to { $games } games
analysis-go-on = Go on
analysis-settings = Engine settings
analysis-where = Engine runs
analysis-server = on the server
analysis-device = on this device
analysis-no-device = Engines cannot run on this device now; the server runs them.
analysis-device-failed = The engine on this device failed. Try again, or ask the server's engine.
analysis-position-time = Time per position
analysis-decision-time = Time per decision
analysis-seconds = { $seconds } s
analysis-refuted = { $move } loses { $percent } %. It is answered by { $reply }. Try again.
analysis-hint = Hint
analysis-hint-cell = The best move begins at { $cell }.
analysis-show-answer = Show the answer
analysis-answer-is = The engine would play { $move }.
analysis-hidden = The engine’s lines are hidden until you find a better move.
analysis-mistakes = { $count ->
    [one] 1 mistake
   *[other] { $count } mistakes
}
analysis-recent = Your recent games
analysis-course-short = Each player’s chance to win: the higher line is ahead
analysis-course-turn = Turn { $turn }
analysis-slips = Mistakes in the game
analysis-slip = { $turn }. { $name }: { $move }
`,Aa=`edit-with = { $what } ({ $more })
edit-nothing = nothing
edit-gap = gap
edit-over = no player could move: the game would be over before it begins

editor = Editors
editor-intro = Set up any position and study it, or play on from there. Draw a map of your own, share it and play on it.
editor-by-hand = Set up or draw
editor-of = { $game }: edit a position
editor-map-of = { $game }: draw a map
editor-position = Edit a position
editor-edit-this = Edit this position
editor-map = Draw a map
editor-map-this = Edit this map
editor-palette = What to put on the board
editor-nobodys = Everybody’s
editor-seat = Player { $seat }
editor-erase = erase
editor-erase-gap = gap
editor-on-board = { $count } on the board
editor-tools = Undo and redo
editor-undo = Undo
editor-redo = Redo
editor-clear = Clear the board
editor-anew = Start again
editor-restored = This is your draft, as you left it.
editor-hint = Click or drag to put something on the board; a right click or a long press takes it off. By keyboard: arrows, Enter and Delete, 1 to 9 to choose, Ctrl+Z to undo.
editor-dials = Beside the board
editor-check = What the rules say
editor-good = The game can continue from here.
editor-good-map = This map can be played.
editor-bad = This position cannot be played:
editor-bad-map = Not playable yet:
editor-analyse = Analyse it
editor-play = Play from here
editor-play-map = Play on this map
editor-link = Copy the link
editor-copied = The link is copied. It opens the same editor.
editor-text = Link and text
editor-address = Link
editor-line = Text
editor-start = What is played
editor-rule-set = Rules
editor-players = Players
editor-begin = Begin with
editor-standard = The usual map
editor-blank = An empty map
editor-symmetry = Symmetry
editor-symmetry-none = none
editor-symmetry-half-turn = half a turn
editor-symmetry-left-right = left and right
editor-symmetry-top-bottom = top and bottom
editor-symmetry-both-mirrors = both ways
editor-symmetry-third-turns = thirds of a turn
editor-size = Size and shape
editor-width = Places in a row
editor-height = Rows
editor-hexagons = Hexagons
editor-corner-up = corner up
editor-side-up = side up
editor-shifted = The top row is further right
editor-maps = Your maps
editor-no-maps = Maps that you save are listed here, and when you set up a game.
editor-name = Name
editor-save = Save the map
editor-saved = “{ $name }” is saved.
editor-open = Open { $name }
editor-delete = Delete { $name }
editor-deleted = “{ $name }” is deleted.
editor-given = The game begins with this position.
editor-given-edit = Edit it
`,ja=`learn = Learn
learn-of = { $game }: learn by doing
learn-intro = Each game in a few small boards, with one task on each. Nothing is lost by trying.
learn-lessons = Lessons
learn-done = done
learn-task = The task
learn-next = Next lesson
learn-play = Play a game
learn-again = Once more
learn-hint = Give me a hint
learn-rules = All the rules
learn-length = { $count } small boards, about { $minutes } minutes
learn-progress = { $done } of { $count } done
learn-begin = Start here
learn-go-on = Go on
learn-over = Look again
learn-place = Lesson { $number } of { $count }
learn-strategy = Strategy
learn-answer = What you can do
`,Ma=`board = Board
board-of = The board of { $game }
board-chosen = chosen
board-can-be-chosen = can be chosen
board-last = part of the last turn
board-tools = How the board is shown
board-smaller = Zoom out
board-larger = Zoom in
board-fit = Show the whole board
board-turn = Turn the board
board-mirror = Mirror the board
board-names = Names of the cells
board-sound = Sounds
board-erase = Erase my marks
board-turns = Turn the board to the player to move
board-keys = On the board: arrows move, Enter chooses, Esc takes back, N goes to the next choice, M marks. W tells where you are, P where your pieces are, R what a cell can reach. Elsewhere ← and → walk through the game.

table-abort = Cancel the game
table-abort-sure = End this game without a result?
table-abort-yes = Yes, cancel it
table-aborted = The game was cancelled
table-about-line = About this line by { $name }
table-agree = Agree
table-all-lost = All of you have lost
table-all-won = All of you have won
table-away = away
table-back = Undo
table-cancel = Close the table
table-casual = casual
table-chat = Chat
table-choices = Choices
table-claim = Claim the game
table-clock = Time left
table-connecting = Connecting…
table-copied = Copied
table-copy = Copy the link
table-hours = { $hours } h { $minutes }
table-days = { $days } d { $hours } h
table-decline = Decline
table-draw = Draw
table-draw-offered = { $name } offers a draw.
table-draw-waits = You offered a draw.
table-drawn = A draw
table-end = The end
table-facts = State of the game
table-first = To the beginning
table-found = Connected again.
table-full = Every seat is taken. The game is about to begin.
table-hint = Hint
table-hint-device = Hint, on this device
table-home = Go to the home page
table-kept = Not sent yet. Your turn is kept and will be sent.
table-last = To the live game
table-leave = Leave the seat
table-level = Level
table-link = Invite with this link
table-link-seat = Link to seat { $seat }
table-lost = Connection lost, trying again…
table-missed = A new turn has been played.
table-missing = There is no such table
table-moves = Moves
table-mute = Mute { $name }
table-new = Set up a new game
table-next = Next turn
table-no = No, go on
table-no-turns = No turn has been played yet.
table-nobody-won = Nobody has won
table-not-your-turn = It is not your turn. { $phase }
table-offer = Offer
table-panels = Moves and chat
table-past = You are looking back: after turn { $turn } of { $turns }.
table-players = Players
table-points = Points
table-previous = Previous turn
table-qr = QR code: { $label }
table-quiet = No messages yet.
table-rated = rated
table-record = Save the game
table-record-json = JSON
table-record-link = as one line
table-record-text = text
table-rematch-kept = Rematch, same seats
table-rematch-offered = { $name } offers a rematch.
table-rematch-rotated = Rematch, seats change
table-rematch-waits = You offered a rematch and wait for an answer.
table-rematch-winner-first = Rematch, winner in seat 1
table-report = Report
table-reported = reported
table-result-drew = drew
table-result-lost = lost
table-result-won = won
table-resign = Give up
table-resign-sure = Give up this game?
table-resign-yes = Yes, give up
table-say = Say something
table-seat-engine = Seat the computer
table-seats = Seats
table-send = Send
table-sending = Your turn is on its way…
table-share = Share
table-sit-down = Take a free seat to play, or stay and watch.
table-start = Begin
table-state-aborted = The game was cancelled.
table-state-open = The game has not begun.
table-state-over = The game is over.
table-take-seat = Take this seat
table-takeback = Take back
table-takeback-offered = { $name } asks to take back the last turn.
table-takeback-waits = You asked to take back your last turn.
table-taken-over = { $name } (computer plays on)
table-thinking = thinking
table-thoughts = What the computers think
table-thoughts-none = This computer does not look ahead.
table-to-game = Back to the game
table-to-move = to move
table-to-rematch = To the rematch
table-unmute = Unmute all
table-unreachable = The server cannot be reached just now. Nothing is lost: try again.
table-unread = unread
table-waiting = Waiting for the others…
table-walk = Walk through the game
table-watching = { $count ->
    [one] { $count } watching
   *[other] { $count } watching
  }
table-withdraw = Withdraw
table-won = { $count ->
    [one] { $names } has won
   *[other] { $names } have won
  }
table-you = you
table-you-drew = A draw
table-you-lost = You have lost
table-you-won = You have won
table-your-turn = Your turn
picture = Picture
picture-about = As you see it here: colours, names of cells, arrows and rings, and the way the board is turned.
picture-preview = The board as it will be drawn
picture-failed = The picture could not be drawn. Wait a moment and try again.
picture-size = Longer side
picture-pixels = { $pixels } pixels
picture-captions = Players and sentences
picture-film = Animated GIF of the game
table-waits-for = Waiting for { $name }.
table-thinks = { $name } is thinking.
table-confirm-ask = Send this turn, or take it back.
table-confirm = Send the turn
table-end-why = { $end }: { $why }.
table-margin = , { $most } to { $next }
table-points-third = { $name } have the most points: { $points }.
table-points-tied = { $name } have { $points } points too, and a tie for the lead is a draw.
table-points-nothing = Points did not decide this game.
table-rematch = Rematch
table-rematch-choices = Other seats, or another game
table-you-strip = You
table-taken-back = The last turn was taken back.
table-declined = Your offer was declined.
table-here = You are on { $cell }: { $what }.
table-pieces = Your pieces: { $cells }.
table-pieces-none = You have no pieces on the board.
table-choosable = You can choose { $cells }.
table-reach = From { $cell } you can reach { $cells }.
table-reach-itself = You can choose { $cell }; the move ends there.
table-reach-none = No move begins on { $cell }.
table-claim-in = You can claim the game in { $seconds } s.
coach = Coach
coach-turn = Your first game: turn { $turn } of { $turns }
coach-end = Close the coach
coach-goal = What wins
coach-move = This move
coach-last = What just happened
coach-choose = Choose one of { $count } marked places.
coach-learn = Learn with short lessons
table-own-ending-resigned = you gave up
table-own-ending-out-of-time = you ran out of time
table-invited = { $name } invites you to play { $game }.
`,Na=`web-skip = Skip to content
web-navigation = Pages
web-play = Play
web-watch = Watch
web-rules = Rules
web-sign-in = Sign in
web-settings = Settings
web-close = Close
web-again = Try again
web-look = Have a look
web-nobody = deleted account

web-page-missing = There is no such page
web-page-missing-about = The address may be old or mistyped.
web-page-home = To the games
web-failed = Something went wrong. Please try again.
web-unreachable = The server does not answer. Nothing is lost; the page keeps trying.
web-too-often = That was a little too often. Please wait { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
web-loading = One moment…
web-more = Show more

web-about = Tabuleiro is free software. Its pages contact no other server and share nothing about you.
web-not-affiliated = Each game belongs to its designer and publisher, with whom we are not affiliated. Words and drawings are our own.
web-language = Language
web-language-en = English
web-language-pt = Português
web-theme = Colours
web-theme-dark = Dark
web-theme-light = Light
web-theme-contrast = High contrast
web-theme-safe = Colour-blind safe

web-board-of = A board of { $game }
web-home-title = Board games, one minute to your first move
web-home-lead = Play the computer, a friend, or the next player who waits. No account, nothing to install.
web-my-games = Your games
web-my-turns = { $count ->
    [one] your turn in one
   *[other] your turn in { $count }
}
web-your-turn = Your turn
web-waits = waiting
web-games = Choose a game
web-elo = Higher numbers are stronger. 200 points more win about three games in four; random moves count as 0.
web-players = { $least }–{ $most } players
web-players-just = { $count } players
web-designer = by { $name }
web-play-computer = Play the computer
web-level = Computer ({ $name })
web-level-of = Strength of the computer in { $game }
web-level-rated = { $name } · { $rating } Elo
web-play-person = Play a person
web-waiting = { $count } waiting
web-pass-and-play = Pass and play
web-learn = Learn the rules
web-learn-play = Learn to play
web-set-up = More choices
web-rated = rated
web-turn = turn { $number }
web-result-won = won
web-result-drew = drew
web-result-lost = lost

web-clock = Clock
web-clock-none = no clock
web-clock-game = { $span } for the game
web-clock-more = { $span } + { $more } a turn
web-clock-turn = { $span } a turn
web-clock-own = another…
web-span-ms = { $number } ms
web-span-s = { $number } s
web-span-m = { $number } min
web-span-h = { $number } h
web-span-d = { $number ->
    [one] 1 day
   *[other] { $number } days
}

web-open-tables = Open tables
web-open-none = No open tables. Open one, and it is listed here.
web-open-waits = { $names } waits
web-open-own = Open a table with your own choices
web-seats-free = { $free } of { $seats } seats free
web-seat-free = free seat
web-seat-reserved = Reserved for your friend
web-sit = Sit down
web-sit-with = Sit down with { $names }: { $game }
web-to-table = To the table
web-live = Being played now
web-live-none = No game is in progress.
web-watch-all = Watch them all
web-watch-engines = Let two computers play

web-person-title = { $game } with a person
web-pairing = Quick pairing
web-pairing-about = Join a player who waits for the same game, or wait for one.
web-invite = Invite a friend
web-invite-friend-about = Make a table and send its link, or show the code to their phone.

web-new-title = New game: { $game }
web-new-presets = Ready-made choices
web-new-preset-classic = Classic
web-new-preset-quick = Quick
web-new-preset-friend = With a friend
web-new-preset-seats-3 = Three players
web-new-preset-seats-4 = Four players
web-new-rules = Rules
web-new-seats = Who plays
web-new-time = Time and guests
web-new-rule-set = Rule set
web-new-players = Players
web-new-together = all together
web-new-seat = Seat { $seat }
web-new-who-me = Me
web-new-who-again = Me again, on this device
web-new-who-open = Anyone
web-new-who-link = A friend, by link
web-new-who-engine = Computer
web-new-map = A map you keep
web-new-map-none = none
web-new-map-keep = Keep this map
web-new-map-name = Name of the map
web-new-map-kept = Kept as { $name }.
web-new-clock-text = Clock, like 5m+3s, 30s/turn or 2d/turn
web-new-rated = Rated
web-new-rated-about = The result counts. Needs an account, and the board is drawn when the game begins.
web-new-rated-not = Rated games are between two or more who have accounts, each on their own device and against each other.
web-new-public = Public
web-new-public-about = Otherwise only people with the link can see the game.
web-new-absent = When a player is out of time or gone
web-new-absent-claim = the others may claim the game
web-new-absent-skip = they are skipped from then on
web-new-absent-engine = the computer plays on for them
web-new-gone = Gone after
web-new-gone-never = never
web-new-gone-minutes = { $minutes ->
    [one] 1 minute without connection
   *[other] { $minutes } minutes without connection
}
web-new-start = Start the game
web-new-open = Open the table
web-new-invite = Make the invitation
web-new-preview = The board to be played on
web-new-redraw = Draw again
web-new-redrawn = A new board is drawn.
web-new-fixed = This board has no random set-up.
web-new-rated-preview = An example: the board of a rated game is drawn when it begins.
web-new-no-game = There is no such game
web-new-back = All games

web-watch-title = Watch
web-watch-lead = Watch live games, or replay finished ones.
web-watch-live = Live
web-watch-over = Finished
web-watch-all-games = All games
web-watch-game = Game
web-watch-live-none = No public game is being played. Let two computers play one for you.
web-watch-over-none = No public game has been finished yet.
web-watch-start = Let computers play
web-watch-start-about = Choose a game and its players, and lean back. They play while the page is open.
web-watch-begin = Watch them play
web-watch-who = Computer on seat { $seat }

web-rules-title = The rules
web-rules-lead = Each explained in a few minutes, with pictures.
web-rules-of = Rules of { $game }
web-rules-contents = On this page
web-rules-try = Ready? Play it.
web-rules-try-about = The computer on the lowest level is a patient opponent.

web-sign-in-title = Sign in
web-sign-in-lead = With an account your games, ratings and maps are yours on every device.
web-sign-up-title = Make an account
web-sign-up-lead = A name and a password, nothing else.
web-sign-guest = You play as { $name }. Your games come along.
web-sign-name = Name
web-sign-name-about = 2 to 20 letters, digits, - or _; a letter first
web-sign-password = Password
web-sign-password-about = at least 8 characters
web-sign-up = Make the account
web-sign-to-up = New here? Make an account
web-sign-to-in = You have an account? Sign in
web-sign-done = You are signed in as { $name }.
web-sign-out = Sign out
web-sign-no-account = You can play without an account, as a guest. A guest's games stay in this browser.

web-leaders = The best players
web-leaders-about = Accounts with enough rated games to compare, up to twenty for each rule set.
web-leaders-none = No player has enough rated games yet.
web-leaders-place = Place
web-leaders-name = Player
web-leaders-rating = Rating
web-leaders-games = Games
web-profile-guest = Guest
web-profile-missing = No player has this name
web-profile-missing-about = Deleted accounts have no name.
web-profile-ratings = Ratings
web-profile-ratings-none = No rated game yet.
web-profile-rating-of = { $game }, { $rules }
web-profile-rating-many = more than two
web-profile-rating-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}
web-profile-rating-within = give or take { $deviation }
web-profile-history = Ratings over time
web-profile-history-chart = Rating after each game of { $pool }: from { $first } to { $last }, highest { $highest }, lowest { $lowest }
web-profile-history-table = The same as a table
web-profile-when = When
web-profile-before = Before
web-profile-after = After
web-profile-game = Game
web-profile-opponents = Against whom
web-profile-opponents-none = No finished game yet.
web-profile-opponent = Opponent
web-profile-won = Won
web-profile-drew = Drawn
web-profile-lost = Lost
web-profile-games = Games
web-profile-games-none = No games yet.
web-profile-players = Players
web-profile-state = Result
web-profile-state-open = open
web-profile-state-playing = in progress
web-profile-state-aborted = called off
web-profile-state-over = finished
web-profile-more = Earlier games
web-profile-download = Download the games
web-profile-download-about = Every game as a record, one JSON document a line.

web-settings-title = Settings
web-settings-look = Look and sound
web-settings-look-about = Kept in this browser.
web-settings-sound = Sounds
web-settings-motion = Moving pieces
web-settings-coordinates = Names of cells on the board
web-settings-who = You
web-settings-guest = You play as the guest { $name }. Guests keep their games in this browser; an account keeps them everywhere.
web-settings-nobody = You have not played here yet. Your first game makes you a guest with a random name.
web-settings-account = You are signed in as { $name }.
web-settings-profile = Your page
web-settings-password = Password
web-settings-password-old = Current password
web-settings-password-new = New password
web-settings-password-change = Change the password
web-settings-password-changed = The password is changed. All other browsers are signed out, and all tokens are taken back.
web-settings-sessions = Where you are signed in
web-settings-session-this = this browser
web-settings-session-since = since { $when }
web-settings-session-end = Sign out
web-settings-session-end-of = Sign out { $agent }
web-settings-tokens = Tokens for programs
web-settings-tokens-about = A program with a token plays or reads in your name. The token is shown once. Take it back when you no longer need it.
web-settings-tokens-none = No program has a token.
web-settings-token-name = What it is for
web-settings-token-days = Valid for
web-settings-token-days-count = { $days ->
    [one] 1 day
   *[other] { $days } days
}
web-settings-token-ever = no expiry
web-settings-token-may = It may
web-settings-token-scope-read = read what only you may read
web-settings-token-scope-play = play
web-settings-token-scope-chat = talk at tables
web-settings-token-scope-admin = read the server’s metrics
web-settings-token-make = Make a token
web-settings-token-made = Your new token. Copy it now: it is not shown again.
web-settings-token-until = until { $when }
web-settings-token-end = Take back
web-settings-token-end-of = Take back { $name }
web-settings-data = Your games and your data
web-settings-delete = Delete everything about me
web-settings-delete-about = Name, sign-ins, tokens, maps, chat and ratings are removed at once. Your games stay, without your name. This cannot be undone.
web-settings-delete-password = Your password, to be sure
web-settings-delete-sure = Yes, delete it
web-settings-delete-keep = Keep it
web-settings-deleted = Everything about you is deleted.
web-settings-browser-unknown = a browser
web-settings-browser = { $browser } on { $system }
web-menu = Pages
web-settings-confirm = Confirm a turn before it is sent
web-settings-confirm-slow = In games with an hour or more for each turn
web-settings-confirm-always = Always
web-settings-confirm-never = Never

web-description = Play { $games }: against the computer, a friend, or people from anywhere.
web-preview-open = A seat is free. Sit down and play { $game }.
web-preview-playing = Being played now: { $turns ->
    [one] 1 turn so far.
   *[other] { $turns } turns so far.
}
web-person-about = Games, ratings and maps of { $name }.
web-my-alone = You alone
web-my-put-away = Put away: { $game }
web-my-put-away-all = Put all away
web-watch-now = Being played now
web-watch-computers = Computers play
web-watch-replay = Replay of a finished game
web-watch-turn = Turn { $turn } of { $turns }
web-watch-pace = Pace
web-watch-pause = Pause
web-watch-resume = Resume
web-watch-speed = Speed
web-watch-times = { $speed }× speed
web-watch-search = Search games
web-watch-player = Player
web-watch-any = Any
web-watch-from = From
web-watch-to = To
web-watch-result-won = won
web-watch-result-drew = drawn
web-watch-result-lost = lost
web-guest-name = Choose a name
web-guest-name-choose = Use this name
web-guest-name-about = 2 to { $most } letters and digits. It ends in “-guest”, as no account’s name does.
web-guest-name-chosen = You are { $name } now.
web-invitation = { $name } invites you to play { $game }.
web-invitation-plain = You are invited to play { $game }.

## Games on this device, and pages without a network
local-guest = Guest
local-games = Games on this device
local-games-about = These games need no network. They are kept in this browser, on this device, and nowhere else.
local-none = There are no games on this device yet.
local-here = Keep games without other people on this device
local-here-about = They need no network, and others cannot watch them.
local-stays = This game stays on this device.
local-room = { $used } of { $most } are used.
local-megabytes = { $size } MB
local-gigabytes = { $size } GB
local-lasts = The browser keeps them until you remove them.
local-lasts-not = The browser did not agree. Export your games to keep them safe.
local-may-go = The browser may remove them when the device is full.
local-last = Ask the browser to keep them
local-export = Export everything
local-import = Import a file
local-written = The file has been written.
local-taken = { $taken } { $taken ->
    [one] game
   *[other] games
} imported, { $known } already here, { $refused } not readable.
local-file-wrong = this is no file with games from this device; choose one that you exported here
local-file-newer = this file was written by a newer version; update the page, then try again
local-copy = Copy { $count } { $count ->
    [one] finished game
   *[other] finished games
} to my account
local-copied = { $count } { $count ->
    [one] game was
   *[other] games were
} copied to your account.
local-is-copied = In your account
local-remove = Remove
local-remove-sure = Remove for good
local-offline = No connection. Games on this device, lessons, rules, editors and analysis still work.
local-missing = This browser keeps no games: yours is lost when you close the page. Private windows may cause this. Export it, or use another window.
local-full = The device is full: your last turns are kept only until you close the page. Export your games or free some room.
local-failed = Your last turns could not be kept: they are lost when you close the page. Export your games.
local-update = A new version is ready.
local-update-take = Update now
local-no-module = Games on this device need WebAssembly, which this browser does not run. Update it, or play on a server.
local-busy = another window is changing this game; try again
local-engine-failed = The computer could not think. Nothing is lost: load the page again.
local-no-game = there is no such game on this device
local-fairness = Fairness is measured on a server: it needs a connection.
local-watch = Two computers can play each other on this device.
local-notices = Notices
`,Pa=`web-analysis = Análise
analysis = Análise
analysis-of = { $game }: análise
analysis-intro = Escolha um dos seus jogos, uma posição inicial ou uma posição editada. Jogue no tabuleiro para experimentar; um motor diz o que pensa.
analysis-text = Uma posição, um registo ou uma ligação
analysis-open = Abrir
analysis-file = De um ficheiro …
analysis-begin = Do início
analysis-kept = Guardadas neste navegador
analysis-kept-turns = { $turns ->
    [one] 1 jogada
   *[other] { $turns } jogadas
}
analysis-unknown = Ainda não avaliada
analysis-course = O curso do jogo: a probabilidade de cada jogador após cada jogada
analysis-lines = Melhores linhas
analysis-try-line = Experimentar esta linha
analysis-depth = { $depth ->
    [one] 1 decisão de profundidade
   *[other] { $depth } decisões de profundidade
}, { $nodes } posições
analysis-won-in = provado: { $name } ganha em { $plies }
analysis-lost-in = provado: { $name } perde em { $plies }
analysis-drew-in = provado: empate em { $plies }
analysis-won-by = provado: { $name } ganha por { $points }
analysis-lost-by = provado: { $name } perde por { $points }
analysis-drew-by = provado: empate
analysis-won = provado: { $name } ganha
analysis-lost = provado: { $name } perde
analysis-drew = provado: empate
analysis-turns = Jogadas
analysis-start = Início
analysis-verdict-best = a melhor
analysis-verdict-good = boa
analysis-verdict-forced = forçada
analysis-verdict-inaccuracy = uma imprecisão
analysis-verdict-mistake = um erro
analysis-verdict-blunder = um erro grave
analysis-forget = Esquecer { $moves }
analysis-learn = Aprender com os erros
analysis-find-better = { $name } jogou { $move } aqui. Encontre algo melhor.
analysis-found-best = É o que o motor jogaria.
analysis-found-good = Também é boa.
analysis-found-worse = { $move } perde { $percent } %. Tente outra vez.
analysis-judging = Um motor está a ver …
analysis-no-answer = O motor não respondeu; tente outra vez.
analysis-no-more = Eram todos.
analysis-try-again = Tentar outra vez
analysis-next-mistake = O seguinte
analysis-engine = O que pensa um motor
analysis-engine-on = Motor
analysis-stop = Parar
analysis-judge = Avaliar cada jogada
analysis-progress = Até onde chegou a análise
analysis-done = { $done } de { $all } decisões
analysis-thinking = Um motor pensa …
analysis-comment = Comentário a esta jogada
analysis-share = Partilhar e descarregar
analysis-position-text = Esta posição em texto
analysis-link = Uma ligação para o jogo até aqui
analysis-copy-position = Copiar a posição
analysis-copy-link = Copiar a ligação
analysis-copied = Copiado.
analysis-play-on = Continuar a jogar daqui
analysis-other = Analisar outro jogo
table-analyse = Analisar o jogo
analysis-insights = Os pontos, explicados
table-record-picture = Imagem animada
fairness = Quão justo é
fairness-ask = É justo?
fairness-about = Um computador joga daqui cem jogos contra si próprio.
fairness-progress = Quantos jogos foram jogados
fairness-games = { $done } de { $all } jogos
fairness-share = { $name } ganha { $share } % ({ $low } a { $high })
fairness-turn-share = { $turn ->
    [1] Quem começa
   *[other] Quem joga em { $turn }.º lugar
} ganha { $share } % ({ $low } a { $high })
fairness-together = Todos juntos ganham { $share } % dos jogos ({ $low } a { $high })
fairness-unknown = Ainda não se vê nenhuma diferença.
fairness-seat = { $name } tem de certeza mais do que a sua parte.
fairness-turn = Tanto quanto se vê, os lugares são iguais, mas { $turn ->
    [1] quem começa
   *[other] quem joga em { $turn }.º lugar
} tem de certeza mais do que a sua parte.
fairness-how = { $games ->
    [1] Um jogo
   *[other] { $games } jogos
} de um computador{ $level ->
    [0] {""}
   *[other] { " " }de nível { $level }
} contra si próprio, cada um começado com umas jogadas ao acaso; um empate conta metade. Entre parênteses: onde a verdadeira parte está, com 95 % de confiança.
fairness-more = Continuar até { $games } jogos
analysis-go-on = Continuar
analysis-settings = Definições do motor
analysis-where = O motor corre
analysis-server = no servidor
analysis-device = neste dispositivo
analysis-no-device = Agora os motores não podem correr neste dispositivo; correm no servidor.
analysis-device-failed = O motor neste dispositivo falhou. Tente outra vez, ou peça ao motor do servidor.
analysis-position-time = Tempo por posição
analysis-decision-time = Tempo por decisão
analysis-seconds = { $seconds } s
analysis-refuted = { $move } perde { $percent } %. A resposta é { $reply }. Tente outra vez.
analysis-hint = Dica
analysis-hint-cell = A melhor jogada começa em { $cell }.
analysis-show-answer = Mostrar a resposta
analysis-answer-is = O motor jogaria { $move }.
analysis-hidden = As linhas do motor ficam escondidas até encontrar uma jogada melhor.
analysis-mistakes = { $count ->
    [one] 1 erro
   *[other] { $count } erros
}
analysis-recent = Os seus jogos recentes
analysis-course-short = Probabilidade de cada jogador ganhar: quem está mais acima vai à frente
analysis-course-turn = Jogada { $turn }
analysis-slips = Erros no jogo
analysis-slip = { $turn }. { $name }: { $move }
`,Fa=`edit-with = { $what } ({ $more })
edit-nothing = nada
edit-gap = lugar vazio
edit-over = ninguém poderia mover: o jogo acabaria antes de começar

editor = Editores
editor-intro = Monte qualquer posição e estude-a, ou continue a jogar a partir dela. Desenhe um mapa seu, partilhe-o e jogue nele.
editor-by-hand = Montar ou desenhar
editor-of = { $game }: editar uma posição
editor-map-of = { $game }: desenhar um mapa
editor-position = Editar uma posição
editor-edit-this = Editar esta posição
editor-map = Desenhar um mapa
editor-map-this = Editar este mapa
editor-palette = O que pôr no tabuleiro
editor-nobodys = De todos
editor-seat = Jogador { $seat }
editor-erase = apagar
editor-erase-gap = lugar vazio
editor-on-board = { $count } no tabuleiro
editor-tools = O que se fez
editor-undo = Desfazer
editor-redo = Refazer
editor-clear = Limpar o tabuleiro
editor-anew = Começar de novo
editor-restored = Este é o seu rascunho, como o deixou.
editor-hint = Clique ou arraste para pôr alguma coisa no tabuleiro; o botão direito ou um toque longo tiram-na. Com o teclado: setas, Enter e Delete, 1 a 9 para escolher, Ctrl+Z para desfazer.
editor-dials = Ao lado do tabuleiro
editor-check = O que dizem as regras
editor-good = O jogo pode continuar daqui.
editor-good-map = Este mapa pode ser jogado.
editor-bad = Esta posição não pode ser jogada:
editor-bad-map = Ainda não se pode jogar:
editor-analyse = Analisar
editor-play = Jogar a partir daqui
editor-play-map = Jogar neste mapa
editor-link = Copiar a ligação
editor-copied = A ligação está copiada. Abre o mesmo editor.
editor-text = Ligação e texto
editor-address = Ligação
editor-line = Texto
editor-start = O que se joga
editor-rule-set = Regras
editor-players = Jogadores
editor-begin = Começar com
editor-standard = O mapa habitual
editor-blank = Um mapa vazio
editor-symmetry = Simetria
editor-symmetry-none = nenhuma
editor-symmetry-half-turn = meia volta
editor-symmetry-left-right = esquerda e direita
editor-symmetry-top-bottom = cima e baixo
editor-symmetry-both-mirrors = nos dois sentidos
editor-symmetry-third-turns = terços de volta
editor-size = Tamanho e forma
editor-width = Casas por fila
editor-height = Filas
editor-hexagons = Hexágonos
editor-corner-up = vértice em cima
editor-side-up = lado em cima
editor-shifted = A fila de cima está mais à direita
editor-maps = Os seus mapas
editor-no-maps = Os mapas que guardar ficam aqui e ao preparar um jogo.
editor-name = Nome
editor-save = Guardar o mapa
editor-saved = “{ $name }” está guardado.
editor-open = Abrir { $name }
editor-delete = Apagar { $name }
editor-deleted = “{ $name }” foi apagado.
editor-given = O jogo começa com esta posição.
editor-given-edit = Editá-la
`,Ia=`learn = Aprender
learn-of = { $game }: aprender a jogar
learn-intro = Cada jogo em alguns tabuleiros pequenos, com uma tarefa em cada um. Tentar não custa nada.
learn-lessons = Lições
learn-done = feita
learn-task = A tarefa
learn-next = Lição seguinte
learn-play = Jogar um jogo
learn-again = Outra vez
learn-hint = Dê-me uma dica
learn-rules = Todas as regras
learn-length = { $count } tabuleiros pequenos, cerca de { $minutes } minutos
learn-progress = { $done } de { $count } feitas
learn-begin = Comece aqui
learn-go-on = Continuar
learn-over = Rever
learn-place = Lição { $number } de { $count }
learn-strategy = Estratégia
learn-answer = O que pode fazer
`,La=`board = Tabuleiro
board-of = O tabuleiro de { $game }
board-chosen = escolhida
board-can-be-chosen = pode ser escolhida
board-last = parte da última jogada
board-tools = Como se vê o tabuleiro
board-smaller = Afastar
board-larger = Aproximar
board-fit = Ver o tabuleiro todo
board-turn = Rodar o tabuleiro
board-mirror = Espelhar o tabuleiro
board-names = Nomes das casas
board-sound = Sons
board-erase = Apagar as minhas marcas
board-turns = Virar o tabuleiro para quem joga
board-keys = No tabuleiro: as setas movem, Enter escolhe, Esc volta atrás, N vai à escolha seguinte, M marca. W diz onde está, P onde estão as suas peças, R aonde se chega de uma casa. Fora dele ← e → percorrem o jogo.

table-abort = Cancelar o jogo
table-abort-sure = Terminar este jogo sem resultado?
table-abort-yes = Sim, cancelar
table-aborted = O jogo foi cancelado
table-about-line = Sobre esta linha de { $name }
table-agree = Aceitar
table-all-lost = Perderam todos
table-all-won = Ganharam todos
table-away = ausente
table-back = Desfazer
table-cancel = Fechar a mesa
table-casual = amigável
table-chat = Conversa
table-choices = Opções
table-claim = Reclamar o jogo
table-clock = Tempo restante
table-connecting = A ligar…
table-copied = Copiado
table-copy = Copiar a ligação
table-hours = { $hours } h { $minutes }
table-days = { $days } d { $hours } h
table-decline = Recusar
table-draw = Empate
table-draw-offered = { $name } propõe um empate.
table-draw-waits = Propôs um empate.
table-drawn = Empate
table-end = O fim
table-facts = Estado do jogo
table-first = Para o início
table-found = Ligado outra vez.
table-full = Todos os lugares estão ocupados. O jogo vai começar.
table-hint = Dica
table-hint-device = Dica, neste dispositivo
table-home = Ir para a página inicial
table-kept = Ainda não enviada. A sua jogada está guardada e será enviada.
table-last = Para o jogo em curso
table-leave = Deixar o lugar
table-level = Nível
table-link = Convide com esta ligação
table-link-seat = Ligação para o lugar { $seat }
table-lost = Ligação perdida, a tentar de novo…
table-missed = Entretanto houve outra jogada.
table-missing = Essa mesa não existe
table-moves = Jogadas
table-mute = Silenciar { $name }
table-new = Preparar um jogo novo
table-next = Jogada seguinte
table-no = Não, continuar
table-no-turns = Ainda não houve jogadas.
table-nobody-won = Ninguém ganhou
table-not-your-turn = Não é a sua vez. { $phase }
table-offer = Proposta
table-panels = Jogadas e conversa
table-past = Está a ver o passado: depois da jogada { $turn } de { $turns }.
table-players = Jogadores
table-points = Pontos
table-previous = Jogada anterior
table-qr = Código QR: { $label }
table-quiet = Ainda não há mensagens.
table-rated = a contar
table-record = Guardar o jogo
table-record-json = JSON
table-record-link = numa linha
table-record-text = texto
table-rematch-kept = Desforra, mesmos lugares
table-rematch-offered = { $name } propõe uma desforra.
table-rematch-rotated = Desforra, lugares trocados
table-rematch-waits = Propôs uma desforra e espera resposta.
table-rematch-winner-first = Desforra, quem ganhou no lugar 1
table-report = Denunciar
table-reported = denunciada
table-result-drew = empatou
table-result-lost = perdeu
table-result-won = ganhou
table-resign = Desistir
table-resign-sure = Desistir deste jogo?
table-resign-yes = Sim, desistir
table-say = Diga alguma coisa
table-seat-engine = Sentar o computador
table-seats = Lugares
table-send = Enviar
table-sending = A sua jogada vai a caminho…
table-share = Partilhar
table-sit-down = Ocupe um lugar livre para jogar, ou fique a ver.
table-start = Começar
table-state-aborted = O jogo foi cancelado.
table-state-open = O jogo não começou.
table-state-over = O jogo acabou.
table-take-seat = Ocupar este lugar
table-takeback = Voltar atrás
table-takeback-offered = { $name } pede para anular a última jogada.
table-takeback-waits = Pediu para anular a sua última jogada.
table-taken-over = { $name } (joga o computador)
table-thinking = a pensar
table-thoughts = O que pensam os computadores
table-thoughts-none = Este computador não calcula jogadas futuras.
table-to-game = Voltar ao jogo
table-to-move = a jogar
table-to-rematch = Para a desforra
table-unmute = Voltar a ouvir todos
table-unreachable = Não se chega ao servidor neste momento. Nada se perdeu: tente de novo.
table-unread = por ler
table-waiting = À espera dos outros…
table-walk = Percorrer o jogo
table-watching = { $count ->
    [one] { $count } a assistir
   *[other] { $count } a assistir
  }
table-withdraw = Retirar
table-won = { $count ->
    [one] { $names } ganhou
   *[other] { $names } ganharam
  }
table-you = você
table-you-drew = Empate
table-you-lost = Perdeu
table-you-won = Ganhou
table-your-turn = A sua vez
picture = Imagem
picture-about = Tal como se vê aqui: cores, nomes das casas, setas e anéis, e a maneira como o tabuleiro está virado.
picture-preview = O tabuleiro como será desenhado
picture-failed = Não foi possível desenhar a imagem. Espere um momento e tente de novo.
picture-size = Lado maior
picture-pixels = { $pixels } píxeis
picture-captions = Jogadores e frases
picture-film = GIF animado do jogo
table-waits-for = À espera de { $name }.
table-thinks = { $name } está a pensar.
table-confirm-ask = Envie esta jogada, ou desfaça-a.
table-confirm = Enviar a jogada
table-end-why = { $end }: { $why }.
table-margin = , { $most } a { $next }
table-points-third = { $name }: são quem tem mais pontos, { $points }.
table-points-tied = { $name }: também têm { $points } pontos, e um empate no primeiro lugar é um empate.
table-points-nothing = Os pontos não decidiram este jogo.
table-rematch = Desforra
table-rematch-choices = Outros lugares, ou outro jogo
table-you-strip = Você
table-taken-back = A última jogada foi anulada.
table-declined = A sua proposta foi recusada.
table-here = Está em { $cell }: { $what }.
table-pieces = As suas peças: { $cells }.
table-pieces-none = Não tem peças no tabuleiro.
table-choosable = Pode escolher { $cells }.
table-reach = De { $cell } pode chegar a { $cells }.
table-reach-itself = Pode escolher { $cell }; a jogada acaba aí.
table-reach-none = Nenhuma jogada começa em { $cell }.
table-claim-in = Pode reclamar o jogo daqui a { $seconds } s.
coach = Treinador
coach-turn = O seu primeiro jogo: jogada { $turn } de { $turns }
coach-end = Fechar o treinador
coach-goal = O que dá a vitória
coach-move = Esta jogada
coach-last = O que acabou de acontecer
coach-choose = Escolha um de { $count } lugares assinalados.
coach-learn = Aprenda com pequenas lições
table-own-ending-resigned = desistiu
table-own-ending-out-of-time = esgotou o seu tempo
table-invited = { $name } convida para jogar { $game }.
`,Ra=`web-skip = Saltar para o conteúdo
web-navigation = Páginas
web-play = Jogar
web-watch = Assistir
web-rules = Regras
web-sign-in = Entrar
web-settings = Definições
web-close = Fechar
web-again = Tentar de novo
web-look = Espreitar
web-nobody = conta apagada

web-page-missing = Essa página não existe
web-page-missing-about = O endereço pode ser antigo ou estar mal escrito.
web-page-home = Para os jogos
web-failed = Alguma coisa correu mal. Tente outra vez.
web-unreachable = O servidor não responde. Nada se perdeu; a página continua a tentar.
web-too-often = Foi um pouco depressa demais. Espere { $seconds ->
    [one] um segundo.
   *[other] { $seconds } segundos.
}
web-loading = Um momento…
web-more = Mostrar mais

web-about = O Tabuleiro é software livre. As suas páginas não contactam outro servidor nem partilham nada sobre si.
web-not-affiliated = Cada jogo pertence ao seu autor e à sua editora, aos quais não estamos ligados. As palavras e os desenhos são nossos.
web-language = Língua
web-language-en = English
web-language-pt = Português
web-theme = Cores
web-theme-dark = Escuro
web-theme-light = Claro
web-theme-contrast = Alto contraste
web-theme-safe = Para daltónicos

web-board-of = Um tabuleiro de { $game }
web-home-title = Jogos de tabuleiro, a um minuto da primeira jogada
web-home-lead = Contra o computador, um amigo ou o próximo jogador à espera. Sem conta, sem instalar nada.
web-my-games = Os seus jogos
web-my-turns = { $count ->
    [one] é a sua vez num deles
   *[other] é a sua vez em { $count }
}
web-your-turn = É a sua vez
web-waits = à espera
web-games = Escolha um jogo
web-elo = Números mais altos são mais fortes. Mais 200 pontos ganham cerca de três jogos em quatro; jogadas ao acaso valem 0.
web-players = { $least }–{ $most } jogadores
web-players-just = { $count } jogadores
web-designer = de { $name }
web-play-computer = Jogar contra o computador
web-level = Computador ({ $name })
web-level-of = Força do computador em { $game }
web-level-rated = { $name } · { $rating } Elo
web-play-person = Jogar com alguém
web-waiting = { $count } à espera
web-pass-and-play = No mesmo aparelho
web-learn = Aprender as regras
web-learn-play = Aprender a jogar
web-set-up = Mais escolhas
web-rated = a contar
web-turn = jogada { $number }
web-result-won = ganhou
web-result-drew = empatou
web-result-lost = perdeu

web-clock = Relógio
web-clock-none = sem relógio
web-clock-game = { $span } para o jogo
web-clock-more = { $span } + { $more } por jogada
web-clock-turn = { $span } por jogada
web-clock-own = outro…
web-span-ms = { $number } ms
web-span-s = { $number } s
web-span-m = { $number } min
web-span-h = { $number } h
web-span-d = { $number ->
    [one] 1 dia
   *[other] { $number } dias
}

web-open-tables = Mesas abertas
web-open-none = Não há mesas abertas. Abra uma, e ela aparece aqui.
web-open-waits = { $names } à espera
web-open-own = Abrir uma mesa à sua maneira
web-seats-free = { $free } de { $seats } lugares livres
web-seat-free = lugar livre
web-seat-reserved = Reservado para a pessoa convidada
web-sit = Sentar-se
web-sit-with = Sentar-se com { $names }: { $game }
web-to-table = Para a mesa
web-live = A jogar agora
web-live-none = Não há nenhum jogo a decorrer.
web-watch-all = Ver todos
web-watch-engines = Pôr dois computadores a jogar

web-person-title = { $game } com alguém
web-pairing = Adversário rápido
web-pairing-about = Junte-se a um jogador que espera pelo mesmo jogo, ou espere por um.
web-invite = Convidar um amigo
web-invite-friend-about = Faça uma mesa e envie a ligação, ou mostre o código ao telemóvel.

web-new-title = Novo jogo: { $game }
web-new-presets = Opções prontas
web-new-preset-classic = Clássico
web-new-preset-quick = Rápido
web-new-preset-friend = Com um amigo
web-new-preset-seats-3 = Três jogadores
web-new-preset-seats-4 = Quatro jogadores
web-new-rules = Regras
web-new-seats = Quem joga
web-new-time = Tempo e convidados
web-new-rule-set = Conjunto de regras
web-new-players = Jogadores
web-new-together = todos juntos
web-new-seat = Lugar { $seat }
web-new-who-me = Eu
web-new-who-again = Outra vez eu, neste aparelho
web-new-who-open = Qualquer pessoa
web-new-who-link = Um amigo, por ligação
web-new-who-engine = Computador
web-new-map = Um dos seus mapas
web-new-map-none = nenhum
web-new-map-keep = Guardar este mapa
web-new-map-name = Nome do mapa
web-new-map-kept = Guardado como { $name }.
web-new-clock-text = Relógio, como 5m+3s, 30s/turn ou 2d/turn
web-new-rated = A contar
web-new-rated-about = O resultado conta. É preciso uma conta, e o tabuleiro é sorteado quando o jogo começa.
web-new-rated-not = Os jogos a contar são entre dois ou mais com conta, cada um no seu aparelho e uns contra os outros.
web-new-public = Público
web-new-public-about = Senão, só quem tiver a ligação pode ver o jogo.
web-new-absent = Quando um jogador fica sem tempo ou se vai embora
web-new-absent-claim = os outros podem reclamar o jogo
web-new-absent-skip = é saltado daí em diante
web-new-absent-engine = o computador continua por essa pessoa
web-new-gone = Ausente ao fim de
web-new-gone-never = nunca
web-new-gone-minutes = { $minutes ->
    [one] 1 minuto sem ligação
   *[other] { $minutes } minutos sem ligação
}
web-new-start = Começar o jogo
web-new-open = Abrir a mesa
web-new-invite = Criar convite
web-new-preview = O tabuleiro em que se vai jogar
web-new-redraw = Sortear de novo
web-new-redrawn = Foi sorteado outro tabuleiro.
web-new-fixed = Este tabuleiro não é sorteado.
web-new-rated-preview = Um exemplo: o tabuleiro de um jogo a contar é sorteado quando ele começa.
web-new-no-game = Esse jogo não existe
web-new-back = Todos os jogos

web-watch-title = Assistir
web-watch-lead = Veja jogos em direto ou reveja jogos acabados.
web-watch-live = Em direto
web-watch-over = Acabados
web-watch-all-games = Todos os jogos
web-watch-game = Jogo
web-watch-live-none = Não há nenhum jogo público a decorrer. Ponha dois computadores a jogar para si.
web-watch-over-none = Ainda não acabou nenhum jogo público.
web-watch-start = Pôr computadores a jogar
web-watch-start-about = Escolha um jogo e os jogadores, e recoste-se. Eles jogam enquanto a página estiver aberta.
web-watch-begin = Vê-los jogar
web-watch-who = Computador no lugar { $seat }

web-rules-title = As regras
web-rules-lead = Cada uma explicada em poucos minutos, com imagens.
web-rules-of = Regras de { $game }
web-rules-contents = Nesta página
web-rules-try = Pronto? Jogue.
web-rules-try-about = O computador no nível mais baixo é um adversário paciente.

web-sign-in-title = Entrar
web-sign-in-lead = Com uma conta, os seus jogos, classificações e mapas são seus em qualquer aparelho.
web-sign-up-title = Criar uma conta
web-sign-up-lead = Um nome e uma palavra-passe, mais nada.
web-sign-guest = Joga como { $name }. Os seus jogos vão consigo.
web-sign-name = Nome
web-sign-name-about = 2 a 20 letras sem acento, algarismos, - ou _; primeiro uma letra
web-sign-password = Palavra-passe
web-sign-password-about = pelo menos 8 caracteres
web-sign-up = Criar a conta
web-sign-to-up = É a primeira vez? Crie uma conta
web-sign-to-in = Já tem conta? Entre
web-sign-done = Entrou como { $name }.
web-sign-out = Sair
web-sign-no-account = Pode jogar sem conta, como convidado. Os jogos de um convidado ficam neste navegador.

web-leaders = Os melhores jogadores
web-leaders-about = Contas com jogos a contar suficientes para comparar, até vinte por conjunto de regras.
web-leaders-none = Nenhum jogador tem ainda jogos suficientes para a classificação.
web-leaders-place = Lugar
web-leaders-name = Jogador
web-leaders-rating = Classificação
web-leaders-games = Jogos
web-profile-guest = Convidado
web-profile-missing = Nenhum jogador tem este nome
web-profile-missing-about = Contas apagadas não têm nome.
web-profile-ratings = Classificações
web-profile-ratings-none = Ainda nenhum jogo a contar.
web-profile-rating-of = { $game }, { $rules }
web-profile-rating-many = mais de dois
web-profile-rating-games = { $games ->
    [one] 1 jogo
   *[other] { $games } jogos
}
web-profile-rating-within = mais ou menos { $deviation }
web-profile-history = Classificações ao longo do tempo
web-profile-history-chart = Classificação depois de cada jogo de { $pool }: de { $first } a { $last }, a mais alta { $highest }, a mais baixa { $lowest }
web-profile-history-table = O mesmo numa tabela
web-profile-when = Quando
web-profile-before = Antes
web-profile-after = Depois
web-profile-game = Jogo
web-profile-opponents = Contra quem
web-profile-opponents-none = Ainda nenhum jogo acabado.
web-profile-opponent = Adversário
web-profile-won = Ganhos
web-profile-drew = Empates
web-profile-lost = Perdidos
web-profile-games = Jogos
web-profile-games-none = Ainda nenhum jogo.
web-profile-players = Jogadores
web-profile-state = Resultado
web-profile-state-open = aberto
web-profile-state-playing = a decorrer
web-profile-state-aborted = anulado
web-profile-state-over = acabado
web-profile-more = Jogos anteriores
web-profile-download = Descarregar os jogos
web-profile-download-about = Todos os jogos como registos, um documento JSON por linha.

web-settings-title = Definições
web-settings-look = Aspeto e som
web-settings-look-about = Guardado neste navegador.
web-settings-sound = Sons
web-settings-motion = Animar as peças
web-settings-coordinates = Nomes das casas no tabuleiro
web-settings-who = Você
web-settings-guest = Joga como o convidado { $name }. Os convidados guardam os jogos neste navegador; uma conta guarda-os em toda a parte.
web-settings-nobody = Ainda não jogou aqui. O primeiro jogo faz de si um convidado com um nome ao acaso.
web-settings-account = Entrou como { $name }.
web-settings-profile = A sua página
web-settings-password = Palavra-passe
web-settings-password-old = Palavra-passe atual
web-settings-password-new = Nova palavra-passe
web-settings-password-change = Mudar a palavra-passe
web-settings-password-changed = A palavra-passe mudou. Todos os outros navegadores saíram da conta, e todos os tokens foram retirados.
web-settings-sessions = Onde está ligado
web-settings-session-this = este navegador
web-settings-session-since = desde { $when }
web-settings-session-end = Desligar
web-settings-session-end-of = Desligar { $agent }
web-settings-tokens = Tokens para programas
web-settings-tokens-about = Um programa com um token joga ou lê em seu nome. Mostra-se uma vez; retire-o quando já não precisar dele.
web-settings-tokens-none = Nenhum programa tem um token.
web-settings-token-name = Para que serve
web-settings-token-days = Válido durante
web-settings-token-days-count = { $days ->
    [one] 1 dia
   *[other] { $days } dias
}
web-settings-token-ever = sem prazo
web-settings-token-may = Pode
web-settings-token-scope-read = ler o que só você pode ler
web-settings-token-scope-play = jogar
web-settings-token-scope-chat = conversar nas mesas
web-settings-token-scope-admin = ler as métricas do servidor
web-settings-token-make = Criar um token
web-settings-token-made = O seu novo token. Copie-o agora: não volta a ser mostrado.
web-settings-token-until = até { $when }
web-settings-token-end = Retirar
web-settings-token-end-of = Retirar { $name }
web-settings-data = Os seus jogos e os seus dados
web-settings-delete = Apagar tudo o que é meu
web-settings-delete-about = Nome, sessões, tokens, mapas, conversas e classificações são removidos de imediato. Os jogos ficam, sem o seu nome. Não se pode desfazer.
web-settings-delete-password = A sua palavra-passe, para ter a certeza
web-settings-delete-sure = Sim, apagar
web-settings-delete-keep = Não apagar
web-settings-deleted = Tudo o que era seu foi apagado.
web-settings-browser-unknown = um navegador
web-settings-browser = { $browser } em { $system }
web-menu = Páginas
web-settings-confirm = Confirmar a jogada antes de a enviar
web-settings-confirm-slow = Em jogos com uma hora ou mais por jogada
web-settings-confirm-always = Sempre
web-settings-confirm-never = Nunca

web-description = Jogue { $games }: contra o computador, com amigos ou com quem estiver à espera.
web-preview-open = Há um lugar livre. Sente-se e jogue { $game }.
web-preview-playing = Em jogo agora: { $turns ->
    [one] 1 jogada até agora.
   *[other] { $turns } jogadas até agora.
}
web-person-about = Jogos, pontuações e mapas de { $name }.
web-my-alone = Só você
web-my-put-away = Arrumar: { $game }
web-my-put-away-all = Arrumar tudo
web-watch-now = A ser jogado agora
web-watch-computers = Jogam computadores
web-watch-replay = Repetição de um jogo acabado
web-watch-turn = Jogada { $turn } de { $turns }
web-watch-pace = Ritmo
web-watch-pause = Pausar
web-watch-resume = Continuar
web-watch-speed = Velocidade
web-watch-times = Velocidade { $speed }×
web-watch-search = Procurar jogos
web-watch-player = Jogador
web-watch-any = Qualquer
web-watch-from = De
web-watch-to = Até
web-watch-result-won = ganho
web-watch-result-drew = empatado
web-watch-result-lost = perdido
web-guest-name = Escolha um nome
web-guest-name-choose = Usar este nome
web-guest-name-about = De 2 a { $most } letras e algarismos. Acaba em “-guest”, como o nome de nenhuma conta.
web-guest-name-chosen = Agora chama-se { $name }.
web-invitation = { $name } convida para jogar { $game }.
web-invitation-plain = Convite para jogar { $game }.

## Games on this device, and pages without a network
local-guest = Convidado
local-games = Jogos neste dispositivo
local-games-about = Estes jogos não precisam de rede. Ficam guardados neste navegador, neste dispositivo, e em mais lado nenhum.
local-none = Ainda não há jogos neste dispositivo.
local-here = Guardar neste dispositivo os jogos sem outras pessoas
local-here-about = Não precisam de rede, e ninguém os pode ver.
local-stays = Este jogo fica neste dispositivo.
local-room = Estão ocupados { $used } de { $most }.
local-megabytes = { $size } MB
local-gigabytes = { $size } GB
local-lasts = O navegador guarda-os até que os remova.
local-lasts-not = O navegador não concordou. Exporte os seus jogos para os ter em segurança.
local-may-go = O navegador pode removê-los quando o dispositivo estiver cheio.
local-last = Pedir ao navegador que os guarde
local-export = Exportar tudo
local-import = Importar um ficheiro
local-written = O ficheiro foi escrito.
local-taken = { $taken } { $taken ->
    [one] jogo importado
   *[other] jogos importados
}, { $known } já existentes, { $refused } ilegíveis.
local-file-wrong = este não é um ficheiro com jogos deste dispositivo; escolha um que tenha exportado aqui
local-file-newer = este ficheiro foi escrito por uma versão mais recente; atualize a página e tente de novo
local-copy = Copiar { $count } { $count ->
    [one] jogo terminado
   *[other] jogos terminados
} para a minha conta
local-copied = { $count ->
    [one] Foi copiado { $count } jogo
   *[other] Foram copiados { $count } jogos
} para a sua conta.
local-is-copied = Na sua conta
local-remove = Remover
local-remove-sure = Remover para sempre
local-offline = Sem ligação. Os jogos neste dispositivo, as lições, as regras, os editores e a análise continuam a funcionar.
local-missing = Este navegador não guarda jogos: o seu perde-se quando fechar a página. Pode ser por causa de uma janela privada. Exporte-o ou use outra janela.
local-full = O dispositivo está cheio: as suas últimas jogadas só ficam até fechar a página. Exporte os seus jogos ou liberte espaço.
local-failed = Não foi possível guardar as suas últimas jogadas: perdem-se quando fechar a página. Exporte os seus jogos.
local-update = Há uma nova versão pronta.
local-update-take = Atualizar agora
local-no-module = Os jogos neste dispositivo precisam de WebAssembly, que este navegador não executa. Atualize-o ou jogue num servidor.
local-busy = outra janela está a mudar este jogo; tente de novo
local-engine-failed = O computador não conseguiu pensar. Nada se perdeu: volte a carregar a página.
local-no-game = não há tal jogo neste dispositivo
local-fairness = Se é justo mede-se num servidor: é precisa uma ligação.
local-watch = Dois computadores podem jogar um contra o outro neste dispositivo.
local-notices = Avisos
`,za=class{constructor(e){this.value=e}valueOf(){return this.value}},$=class extends za{constructor(e=`???`){super(e)}toString(e){return`{${this.value}}`}},Ba=class extends za{constructor(e,t={}){super(e),this.opts=t}toString(e){if(e)try{return e.memoizeIntlObject(Intl.NumberFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return this.value.toString(10)}},Va=class e extends za{static supportsValue(t){if(typeof t==`number`||t instanceof Date)return!0;if(t instanceof za)return e.supportsValue(t.valueOf());if(`Temporal`in globalThis){let e=globalThis.Temporal;if(t instanceof e.Instant||t instanceof e.PlainDateTime||t instanceof e.PlainDate||t instanceof e.PlainMonthDay||t instanceof e.PlainTime||t instanceof e.PlainYearMonth)return!0}return!1}constructor(t,n={}){t instanceof e?(n={...t.opts,...n},t=t.value):t instanceof za&&(t=t.valueOf()),typeof t==`object`&&`calendarId`in t&&n.calendar===void 0&&(n={...n,calendar:t.calendarId}),super(t),this.opts=n}[Symbol.toPrimitive](e){return e===`string`?this.toString():this.toNumber()}toNumber(){let e=this.value;if(typeof e==`number`)return e;if(e instanceof Date)return e.getTime();if(`epochMilliseconds`in e)return e.epochMilliseconds;if(`toZonedDateTime`in e)return e.toZonedDateTime(`UTC`).epochMilliseconds;throw TypeError(`Unwrapping a non-number value as a number`)}toString(e){if(e)try{return e.memoizeIntlObject(Intl.DateTimeFormat,this.opts).format(this.value)}catch(t){e.reportError(t)}return typeof this.value==`number`||this.value instanceof Date?new Date(this.value).toISOString():this.value.toString()}},Ha=100,Ua=`⁨`,Wa=`⁩`;function Ga(e,t,n){return n===t||n instanceof Ba&&t instanceof Ba&&n.value===t.value||t instanceof Ba&&typeof n==`string`&&n===e.memoizeIntlObject(Intl.PluralRules,t.opts).select(t.value)}function Ka(e,t,n){return t[n]?to(e,t[n].value):(e.reportError(RangeError(`No default`)),new $)}function qa(e,t){let n=[],r=Object.create(null);for(let i of t)i.type===`narg`?r[i.name]=Ja(e,i.value):n.push(Ja(e,i));return{positional:n,named:r}}function Ja(e,t){switch(t.type){case`str`:return t.value;case`num`:return new Ba(t.value,{minimumFractionDigits:t.precision});case`var`:return Ya(e,t);case`mesg`:return Xa(e,t);case`term`:return Za(e,t);case`func`:return Qa(e,t);case`select`:return $a(e,t);default:return new $}}function Ya(e,{name:t}){let n;if(e.params){if(Object.prototype.hasOwnProperty.call(e.params,t))n=e.params[t];else return new $(`$${t}`)}else if(e.args&&Object.prototype.hasOwnProperty.call(e.args,t))n=e.args[t];else return e.reportError(ReferenceError(`Unknown variable: $${t}`)),new $(`$${t}`);if(n instanceof za)return n;switch(typeof n){case`string`:return n;case`number`:return new Ba(n);case`object`:if(Va.supportsValue(n))return new Va(n);default:return e.reportError(TypeError(`Variable type not supported: $${t}, ${typeof n}`)),new $(`$${t}`)}}function Xa(e,{name:t,attr:n}){let r=e.bundle._messages.get(t);if(!r)return e.reportError(ReferenceError(`Unknown message: ${t}`)),new $(t);if(n){let i=r.attributes[n];return i?to(e,i):(e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${t}.${n}`))}return r.value?to(e,r.value):(e.reportError(ReferenceError(`No value: ${t}`)),new $(t))}function Za(e,{name:t,attr:n,args:r}){let i=`-${t}`,a=e.bundle._terms.get(i);if(!a)return e.reportError(ReferenceError(`Unknown term: ${i}`)),new $(i);if(n){let t=a.attributes[n];if(t){e.params=qa(e,r).named;let n=to(e,t);return e.params=null,n}return e.reportError(ReferenceError(`Unknown attribute: ${n}`)),new $(`${i}.${n}`)}e.params=qa(e,r).named;let o=to(e,a.value);return e.params=null,o}function Qa(e,{name:t,args:n}){let r=e.bundle._functions[t];if(!r)return e.reportError(ReferenceError(`Unknown function: ${t}()`)),new $(`${t}()`);if(typeof r!=`function`)return e.reportError(TypeError(`Function ${t}() is not callable`)),new $(`${t}()`);try{let t=qa(e,n);return r(t.positional,t.named)}catch(n){return e.reportError(n),new $(`${t}()`)}}function $a(e,{selector:t,variants:n,star:r}){let i=Ja(e,t);if(i instanceof $)return Ka(e,n,r);for(let t of n)if(Ga(e,i,Ja(e,t.key)))return to(e,t.value);return Ka(e,n,r)}function eo(e,t){if(e.dirty.has(t))return e.reportError(RangeError(`Cyclic reference`)),new $;e.dirty.add(t);let n=[],r=e.bundle._useIsolating&&t.length>1;for(let i of t)if(typeof i==`string`)n.push(e.bundle._transform(i));else{if(e.placeables++,e.placeables>Ha)throw e.dirty.delete(t),RangeError(`Too many placeables expanded: ${e.placeables}, max allowed is ${Ha}`);r&&n.push(Ua),n.push(Ja(e,i).toString(e)),r&&n.push(Wa)}return e.dirty.delete(t),n.join(``)}function to(e,t){return typeof t==`string`?e.bundle._transform(t):eo(e,t)}var no=class{constructor(e,t,n){this.dirty=new WeakSet,this.params=null,this.placeables=0,this.bundle=e,this.errors=t,this.args=n}reportError(e){if(!this.errors||!(e instanceof Error))throw e;this.errors.push(e)}memoizeIntlObject(e,t){let n=this.bundle._intls.get(e);n||(n={},this.bundle._intls.set(e,n));let r=JSON.stringify(t);return n[r]||(n[r]=new e(this.bundle.locales,t)),n[r]}};function ro(e,t){let n=Object.create(null);for(let[r,i]of Object.entries(e))t.includes(r)&&(n[r]=i.valueOf());return n}var io=[`unitDisplay`,`currencyDisplay`,`useGrouping`,`minimumIntegerDigits`,`minimumFractionDigits`,`maximumFractionDigits`,`minimumSignificantDigits`,`maximumSignificantDigits`];function ao(e,t){let n=e[0];if(n instanceof $)return new $(`NUMBER(${n.valueOf()})`);if(n instanceof Ba)return new Ba(n.valueOf(),{...n.opts,...ro(t,io)});if(n instanceof Va)return new Ba(n.toNumber(),{...ro(t,io)});throw TypeError(`Invalid argument to NUMBER`)}var oo=[`dateStyle`,`timeStyle`,`fractionalSecondDigits`,`dayPeriod`,`hour12`,`weekday`,`era`,`year`,`month`,`day`,`hour`,`minute`,`second`,`timeZoneName`];function so(e,t){let n=e[0];if(n instanceof $)return new $(`DATETIME(${n.valueOf()})`);if(n instanceof Va||n instanceof Ba)return new Va(n,ro(t,oo));throw TypeError(`Invalid argument to DATETIME`)}var co=new Map;function lo(e){let t=Array.isArray(e)?e.join(` `):e,n=co.get(t);return n===void 0&&(n=new Map,co.set(t,n)),n}var uo=class{constructor(e,{functions:t,useIsolating:n=!0,transform:r=e=>e}={}){this._terms=new Map,this._messages=new Map,this.locales=Array.isArray(e)?e:[e],this._functions={NUMBER:ao,DATETIME:so,...t},this._useIsolating=n,this._transform=r,this._intls=lo(e)}hasMessage(e){return this._messages.has(e)}getMessage(e){return this._messages.get(e)}addResource(e,{allowOverrides:t=!1}={}){let n=[];for(let r=0;r<e.body.length;r++){let i=e.body[r];if(i.id.startsWith(`-`)){if(t===!1&&this._terms.has(i.id)){n.push(Error(`Attempt to override an existing term: "${i.id}"`));continue}this._terms.set(i.id,i)}else{if(t===!1&&this._messages.has(i.id)){n.push(Error(`Attempt to override an existing message: "${i.id}"`));continue}this._messages.set(i.id,i)}}return n}formatPattern(e,t=null,n=null){if(typeof e==`string`)return this._transform(e);let r=new no(this,n,t);try{return eo(r,e).toString(r)}catch(e){if(r.errors&&e instanceof Error)return r.errors.push(e),new $().toString(r);throw e}}},fo=/^(-?[a-zA-Z][\w-]*) *= */gm,po=/\.([a-zA-Z][\w-]*) *= */y,mo=/\*?\[/y,ho=/(-?[0-9]+(?:\.([0-9]+))?)/y,go=/([a-zA-Z][\w-]*)/y,_o=/([$-])?([a-zA-Z][\w-]*)(?:\.([a-zA-Z][\w-]*))?/y,vo=/^[A-Z][A-Z0-9_-]*$/,yo=/([^{}\n\r]+)/y,bo=/([^\\"\n\r]*)/y,xo=/\\([\\"])/y,So=/\\u([a-fA-F0-9]{4})|\\U([a-fA-F0-9]{6})/y,Co=/^\n+/,wo=/ +$/,To=/ *\r?\n/g,Eo=/( *)$/,Do=/{\s*/y,Oo=/\s*}/y,ko=/\[\s*/y,Ao=/\s*] */y,jo=/\s*\(\s*/y,Mo=/\s*->\s*/y,No=/\s*:\s*/y,Po=/\s*,?\s*/y,Fo=/\s+/y,Io=class{constructor(e){this.body=[],fo.lastIndex=0;let t=0;for(;;){let n=fo.exec(e);if(n===null)break;t=fo.lastIndex;try{this.body.push(s(n[1]))}catch(e){if(e instanceof SyntaxError)continue;throw e}}function n(n){return n.lastIndex=t,n.test(e)}function r(n,r){if(e[t]===n)return t++,!0;if(r)throw new r(`Expected ${n}`);return!1}function i(e,r){if(n(e))return t=e.lastIndex,!0;if(r)throw new r(`Expected ${e.toString()}`);return!1}function a(n){n.lastIndex=t;let r=n.exec(e);if(r===null)throw SyntaxError(`Expected ${n.toString()}`);return t=n.lastIndex,r}function o(e){return a(e)[1]}function s(e){let t=l(),n=c();if(t===null&&Object.keys(n).length===0)throw SyntaxError(`Expected message value or attributes`);return{id:e,value:t,attributes:n}}function c(){let e=Object.create(null);for(;n(po);){let t=o(po),n=l();if(n===null)throw SyntaxError(`Expected attribute value`);e[t]=n}return e}function l(){let r;if(n(yo)&&(r=o(yo)),e[t]===`{`||e[t]===`}`)return u(r?[r]:[],1/0);let i=x();return i?r?u([r,i],i.length):(i.value=S(i.value,Co),u([i],i.length)):r?S(r,wo):null}function u(r=[],i){for(;;){if(n(yo)){r.push(o(yo));continue}if(e[t]===`{`){r.push(d());continue}if(e[t]===`}`)throw SyntaxError(`Unbalanced closing brace`);let a=x();if(a)r.push(a),i=Math.min(i,a.length);else break}let a=r.length-1,s=r[a];typeof s==`string`&&(r[a]=S(s,wo));let c=[];for(let e of r)e instanceof Lo&&(e=e.value.slice(0,e.value.length-i)),e&&c.push(e);return c}function d(){i(Do,SyntaxError);let e=f();if(i(Oo))return e;if(i(Mo)){let t=h();return i(Oo,SyntaxError),{type:`select`,selector:e,...t}}throw SyntaxError(`Unclosed placeable`)}function f(){if(e[t]===`{`)return d();if(n(_o)){let[,e,t,n=null]=a(_o);if(e===`$`)return{type:`var`,name:t};if(i(jo)){let r=p();if(e===`-`)return{type:`term`,name:t,attr:n,args:r};if(vo.test(t))return{type:`func`,name:t,args:r};throw SyntaxError(`Function names must be all upper-case`)}return e===`-`?{type:`term`,name:t,attr:n,args:[]}:{type:`mesg`,name:t,attr:n}}return _()}function p(){let n=[];for(;;){switch(e[t]){case`)`:return t++,n;case void 0:throw SyntaxError(`Unclosed argument list`)}n.push(m()),i(Po)}}function m(){let e=f();return e.type===`mesg`&&i(No)?{type:`narg`,name:e.name,value:_()}:e}function h(){let e=[],t=0,i;for(;n(mo);){r(`*`)&&(i=t);let n=g(),a=l();if(a===null)throw SyntaxError(`Expected variant value`);e[t++]={key:n,value:a}}if(t===0)return null;if(i===void 0)throw SyntaxError(`Expected default variant`);return{variants:e,star:i}}function g(){i(ko,SyntaxError);let e;return e=n(ho)?v():{type:`str`,value:o(go)},i(Ao,SyntaxError),e}function _(){if(n(ho))return v();if(e[t]===`"`)return y();throw SyntaxError(`Invalid expression`)}function v(){let[,e,t=``]=a(ho),n=t.length;return{type:`num`,value:parseFloat(e),precision:n}}function y(){r(`"`,SyntaxError);let n=``;for(;;)if(n+=o(bo),e[t]===`\\`)n+=b();else{if(r(`"`))return{type:`str`,value:n};throw SyntaxError(`Unclosed string literal`)}}function b(){if(n(xo))return o(xo);if(n(So)){let[,e,t]=a(So),n=parseInt(e||t,16);return n<=55295||57344<=n?String.fromCodePoint(n):`�`}throw SyntaxError(`Unknown escape sequence`)}function x(){let n=t;switch(i(Fo),e[t]){case`.`:case`[`:case`*`:case`}`:case void 0:return!1;case`{`:return ee(e.slice(n,t))}return e[t-1]===` `&&ee(e.slice(n,t))}function S(e,t){return e.replace(t,``)}function ee(e){let t=e.replace(To,`
`),n=Eo.exec(e)[1].length;return new Lo(t,n)}}},Lo=class{constructor(e,t){this.value=e,this.length=t}},Ro=Object.assign({"../../words/en/analysis.ftl":ka,"../../words/en/editor.ftl":Aa,"../../words/en/learn.ftl":ja,"../../words/en/table.ftl":Ma,"../../words/en/web.ftl":Na,"../../words/pt/analysis.ftl":Pa,"../../words/pt/editor.ftl":Fa,"../../words/pt/learn.ftl":Ia,"../../words/pt/table.ftl":La,"../../words/pt/web.ftl":Ra}),zo={en:`en`,pt:`pt-PT`};function Bo(e){let t=new uo(zo[e],{useIsolating:!1}),n=Object.keys(Ro).filter(t=>t.startsWith(`../../words/${e}/`));for(let e of n)t.addResource(new Io(Ro[e]));return t}var Vo={en:Bo(`en`),pt:Bo(`pt`)},Ho=e=>e.slice(0,1).toLocaleUpperCase(Da.language)+e.slice(1);function Uo(e,t){let n=Vo[Da.language],r=n.getMessage(e)?.value;return r?n.formatPattern(r,t):e}var Wo=document.querySelector(`meta[name="tabuleiro-server"]`)?.getAttribute(`content`)!==`none`,Go=Wo?new URL(`/`,location.href):new URL(`./`,document.baseURI.split(`#`)[0]),Ko=e=>new URL(e,Go).pathname;function qo(){return Wo?location:new URL(location.hash.startsWith(`#/`)?location.hash.slice(1):`/`,`http://page`)}var Jo=e=>Wo?e:`#${e}`;function Yo(){let{pathname:e,search:t}=qo(),[n=``,r=``]=e.split(`/`).filter(e=>e!==``),i=new URLSearchParams(t);try{return{page:n,argument:decodeURIComponent(r),query:i}}catch{return{page:e,argument:``,query:i}}}var Xo=({page:e,argument:t})=>`/${[e,encodeURIComponent(t)].filter(Boolean).join(`/`)}`,Zo=F(Yo()),Qo=!1,$o={get now(){return X(Zo)}};function es(){let e=Qo;return Qo=!1,e}function ts(e){history.pushState(null,``,Jo(e)),I(Zo,Yo()),Qo=!0,scrollTo(0,0)}function ns(e){history.replaceState(null,``,Jo(e)),I(Zo,Yo())}function rs(){addEventListener(`popstate`,()=>{Qo=qo().pathname!==Xo(X(Zo)),I(Zo,Yo())}),document.addEventListener(`click`,e=>{let t=e.target instanceof Element?e.target.closest(`a`):null,n=e.button===0&&!e.metaKey&&!e.ctrlKey&&!e.shiftKey&&!e.altKey,r=t&&t.origin===location.origin&&!t.pathname.startsWith(`/api`)&&!t.target&&!t.download;if(n&&r&&!e.defaultPrevented){if(!Wo&&t.getAttribute(`href`)?.startsWith(`#/`))return e.preventDefault(),ts(t.hash.slice(1));t.hash&&t.pathname===location.pathname&&t.search===location.search||(e.preventDefault(),ts(t.pathname+t.search+t.hash))}})}export{Br as $,qi as A,mi as B,ca as C,Je as Ct,Xi as D,d as Dt,ea as E,Ee as Et,Di as F,ei as G,si as H,Ti as I,Hr as J,Yr as K,yi as L,Ni as M,Mi as N,Gi as O,h as Ot,ji as P,Ur as Q,gi as R,ua as S,Ye as St,na as T,De as Tt,ri as U,pi as V,ni as W,Lr as X,Vr as Y,zr as Z,va as _,I as _t,$o as a,cr as at,fa as b,_t as bt,Wo as c,On as ct,Ca as d,tn as dt,Ar as et,Sa as f,cn as ft,ya as g,Qt as gt,Da as h,dn as ht,ns as i,X as it,Ki as j,Ji as k,Ho as l,xn as lt,Oa as m,un as mt,rs as n,Or as nt,Ko as o,Z as ot,xa as p,ln as pt,Jr as q,ts as r,Er as rt,Go as s,Un as st,es as t,kr as tt,Uo as u,Cn as ut,_a as v,F as vt,ra as w,Ke as wt,da as x,at as xt,ma as y,Yt as yt,hi as z};