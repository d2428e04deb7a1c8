// Keeps everything that was built, so that the pages open without a network. A new version is taken when the last page
// of the old one is closed: no page ever finds half of another version.
const CACHE = 'lastroad-VERSION';
const FILES = [
  /* FILES */
];

const fetchAll = async () => {
  const cache = await caches.open(CACHE);
  await cache.addAll(['./', ...FILES].map(file => new Request(file, { cache: 'reload' })));
};

const forgetOld = async () => {
  const names = await caches.keys();
  await Promise.all(
    names.filter(name => name.startsWith('lastroad-') && name !== CACHE).map(name => caches.delete(name)),
  );
  await self.clients.claim();
};

const answer = async request => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
  return kept ?? fetch(request);
};

self.addEventListener('install', event => event.waitUntil(fetchAll()));
self.addEventListener('activate', event => event.waitUntil(forgetOld()));
self.addEventListener('fetch', event => {
  const { request } = event;
  if (request.method === 'GET' && new URL(request.url).origin === self.location.origin)
    event.respondWith(answer(request));
});

// A notice leads to the table it speaks of: to its page where there is one.
const goToTable = async address => {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address);
  return page === undefined ? self.clients.openWindow(address) : page.focus();
};
self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(goToTable(event.notification.data));
});
