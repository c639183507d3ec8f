const SHELL = {
 "build": "d117ba8817a155d8",
 "entry": "./assets/index.js",
 "files": {
  "./assets/Analysis.css": "66ccde9917f7d6d9",
  "./assets/Analysis.js": "d365ecdfc66abf97",
  "./assets/Board.css": "35b53cc2950bdbad",
  "./assets/Board.js": "2307320a6b029fb0",
  "./assets/Dialog.css": "710f4565de0e4572",
  "./assets/Dialog.js": "23c603a60ff03e72",
  "./assets/Editor.css": "80ad98918a6b1266",
  "./assets/Editor.js": "1a8805b2248855dc",
  "./assets/Fairness.css": "5c048fdbe527a224",
  "./assets/Fairness.js": "b970ddcb97aec7d9",
  "./assets/Glyph.css": "22c60d6a846a8be3",
  "./assets/Glyph.js": "eb8371df8b4b5997",
  "./assets/Heading.js": "00fd35a17762ed04",
  "./assets/Home.css": "53076a51581fcae7",
  "./assets/Home.js": "3c4556f0443b8efd",
  "./assets/IconButton.css": "0d459f4a2158ed6a",
  "./assets/IconButton.js": "0df86ffe202b0d4b",
  "./assets/Learn.css": "04f08a740abb38f5",
  "./assets/Learn.js": "537ea537b412d645",
  "./assets/Map.css": "66b482cbc51bf27d",
  "./assets/Map.js": "86d7954432670ef4",
  "./assets/Missing.css": "0127804fdc4c57c8",
  "./assets/Missing.js": "38212d9dff7baf33",
  "./assets/New.css": "39af8b76c0f95c27",
  "./assets/New.js": "58bee3d920c34cbb",
  "./assets/People.css": "3b32b19606b6456e",
  "./assets/People.js": "21f51b4ec0bb587c",
  "./assets/PictureDialog.css": "dca8107f895d1a82",
  "./assets/PictureDialog.js": "f59b114ac4729d6a",
  "./assets/Rules.css": "b6bc2b956dca95d2",
  "./assets/Rules.js": "316b8f4629c0ee13",
  "./assets/Scene.css": "d31f504635850e99",
  "./assets/Scene.js": "f2d80987205d39ea",
  "./assets/SeatMark.css": "30f29fee501f2eec",
  "./assets/SeatMark.js": "95dc3c997c30c0e8",
  "./assets/Settings.css": "5eaf582ced5ebcd3",
  "./assets/Settings.js": "36101e3ce5b817a3",
  "./assets/SignIn.css": "ba45f3e9edc19d89",
  "./assets/SignIn.js": "f87628d0132e7f44",
  "./assets/Table.css": "fdf73ee3d116d496",
  "./assets/Table.js": "80ef9b4c411ee3cb",
  "./assets/TableCard.css": "fc38548f5a9d425c",
  "./assets/TableCard.js": "10c719830fda5302",
  "./assets/TablePicture.js": "5ed35453077b42aa",
  "./assets/Toolbar.css": "77d4f19279e23e58",
  "./assets/Toolbar.js": "8100d1034e27c4d1",
  "./assets/Verdict.css": "573833c01da12717",
  "./assets/Verdict.js": "537dbb59e00519e6",
  "./assets/Watch.css": "bc3adc85633e7da6",
  "./assets/Watch.js": "b87e3f82f0560f77",
  "./assets/asked.svelte.js": "0138993821f25e03",
  "./assets/bricolage-grotesque-latin-wght-normal.woff2": "a97804dc9fbe5fc9",
  "./assets/client.js": "e7b010273bad4bca",
  "./assets/clocks.js": "4ea2bb3121855d1d",
  "./assets/dates.js": "37243e8297aed129",
  "./assets/examples.svelte.js": "f5c92e1fe184e948",
  "./assets/figtree-latin-wght-normal.woff2": "4ba7d3d096695818",
  "./assets/games.svelte.js": "e0d65356b099bff2",
  "./assets/games2.svelte.js": "dcde85bb9a31e305",
  "./assets/index.css": "23ce080cb8b03a06",
  "./assets/index.js": "a72873c5f9a8a74a",
  "./assets/keys.js": "3ca333ec9ac94877",
  "./assets/live.svelte.js": "04aace05eb92eb2c",
  "./assets/person.svelte.js": "e60e74174498d89c",
  "./assets/router.svelte.js": "91fe8791823ff6a9",
  "./assets/search.worker.js": "0f652c79e96d9e1b",
  "./assets/seats.js": "b7e6d65da326c685",
  "./assets/selection.svelte.js": "22a08f6eb66667e0",
  "./assets/start.js": "884ec5f5883c3ecd",
  "./assets/tabuleiro.js": "616df1f2c8b830b2",
  "./assets/tabuleiro_bg.wasm": "3bb5732d0e90252e",
  "./favicon.ico": "2606555db9f66c17",
  "./icon-192.png": "3442510f2120bdca",
  "./icon-512.png": "8c96dadb5eeac1b7",
  "./icon-maskable-512.png": "d2ed06cd99d0ac6a",
  "./icon.svg": "f4ad9600ab982271",
  "./manifest.webmanifest": "02288d912368e35c",
  "./pattern.svg": "ae0cd158b44b36d6",
  "./theme.js": "2745d3a8f83e1da7"
 }
};

// The service worker: keeps the pages of one build and answers with them at once. Questions to the server are none of its business.
// `web/shell.ts` puts SHELL before this text: { build, entry, files: { path: hash of the content } }, paths relative to this file.

/* global SHELL, clients, skipWaiting */

const SCOPE = new URL('./', location.href).pathname;
const CACHE = `tabuleiro-${SHELL.build}`;
const LIST = `${SCOPE}shell.json`;
const SHARED = 'tabuleiro-shared';
const PAGE = './';
/** What a server answers itself, besides files: everything else that is visited is a page. */
const SERVERS = /^(api|assets[^/]*|healthz|readyz|metrics)(\/|$)|\.[a-z0-9]+$/;

const addressOf = (path) => new URL(path, location.href).pathname;
const files = new Set(Object.keys(SHELL.files).map(addressOf));

async function builds() {
    return (await caches.keys()).filter((name) => name.startsWith('tabuleiro-') && name !== SHARED);
}

/** The files that other builds have with the same content, by path. */
async function known() {
    const found = new Map();
    for (const name of await builds()) {
        const cache = await caches.open(name);
        const list = await (await cache.match(LIST))?.json();
        for (const [path, hash] of Object.entries(list ?? {}))
            found.set(`${path.split('/').at(-1)} ${hash}`, () => cache.match(addressOf(path)));
    }
    return found;
}

async function fetched(path) {
    // The address of an asset names its content; other files are asked for anew.
    const response = await fetch(path, { cache: path.includes('/assets') ? 'default' : 'no-cache' });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
}

/** A page that was written for another build would ask for files that are not here. */
async function expectSameBuild(page) {
    if (!(await page.clone().text()).includes(SHELL.entry.replace('./', ''))) throw new Error('another build');
}

/** Keeps every file, or none. */
async function install() {
    const [cache, others] = [await caches.open(CACHE), await known()];
    try {
        const page = await fetched(PAGE);
        await expectSameBuild(page);
        await cache.put(addressOf(PAGE), page);
        await Promise.all(
            Object.entries(SHELL.files).map(async ([path, hash]) => {
                const same = await others.get(`${path.split('/').at(-1)} ${hash}`)?.();
                await cache.put(addressOf(path), same ?? (await fetched(path)));
            }),
        );
        await cache.put(LIST, new Response(JSON.stringify(SHELL.files)));
    } catch (problem) {
        await caches.delete(CACHE);
        throw problem;
    }
}

/** Keeps the build before too: pages of it may still be open. */
async function activate() {
    const kept = (await builds()).filter((name) => name !== CACHE).slice(-1);
    for (const name of await builds()) if (name !== CACHE && !kept.includes(name)) await caches.delete(name);
    await clients.claim();
}

async function answer(request, address) {
    const cache = await caches.open(CACHE);
    return (await cache.match(address)) ?? (await caches.match(address)) ?? fetch(request);
}

/** Puts what another program shared where the page finds it. */
async function share(request) {
    const form = await request.formData();
    const file = form.get('record');
    const text =
        file instanceof File && file.size > 0
            ? await file.text()
            : [form.get('text'), form.get('url')].filter(Boolean).join('\n');
    await (await caches.open(SHARED)).put(`${SCOPE}shared`, new Response(text));
    return Response.redirect(`${SCOPE}?shared`, 303);
}

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(activate()));
addEventListener('message', ({ data }) => data === 'take over' && skipWaiting());
addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith(SCOPE)) return;
    if (request.method === 'POST' && pathname === `${SCOPE}share`) return event.respondWith(share(request));
    if (request.method !== 'GET') return;
    const rest = pathname.slice(SCOPE.length);
    if (request.mode === 'navigate' && !SERVERS.test(rest)) event.respondWith(answer(request, addressOf(PAGE)));
    else if (files.has(pathname) || /^assets[^/]*\//.test(rest)) event.respondWith(answer(request, pathname));
});
