// The shop inside a page also draws its pictures: this forwards picture requests to the page that sent them.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
// A page that loads during activation has no controller until it asks for one.
addEventListener('message', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin === location.origin && pathname.startsWith('/media/')) event.respondWith(picture(event));
});

async function picture({ request, clientId }) {
  const page = await clients.get(clientId);
  if (page === undefined) return fetch(request);
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  page.postMessage(request.url, [port2]);
  const { body, status, type } = await answer;
  return new Response(body, { status, headers: { 'Content-Type': type } });
}
