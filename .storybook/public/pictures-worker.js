// The shop inside a page draws its pictures too: a request for one goes back to the page that made it.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
// A page that came while this one was being activated is nobody's until it asks.
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
