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
