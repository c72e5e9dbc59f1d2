/* global VERSION, FILES */
// The build (build/service-worker.ts) prepends VERSION and FILES. Each build has its own cache, so pages never mix files of
// two builds. A new one waits until a page sends "update" or all pages of the old one are closed.

const CACHE = `oia-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  if (event.data === 'update') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/api/')) return;
  // Every page of the app is the same file; the address selects what it shows.
  const wanted = request.mode === 'navigate' ? '/' : url.pathname;
  if (FILES.includes(wanted)) event.respondWith(answer(wanted, request));
});

async function answer(wanted, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(wanted)) ?? fetch(request);
}

async function dropOthers() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('oia-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}
