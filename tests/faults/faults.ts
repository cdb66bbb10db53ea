/** A way in which a request fails. */
export interface Fault {
  /** Its name in docs/faults.md. */
  name: string;
  /** The reply. Never settles if the shop doesn't reply. */
  reply(signal: AbortSignal): Response | Promise<Response>;
  /** What happens on the page during the request. */
  meanwhile?: (element: HTMLElement) => void;
}

const page = (title: string, status = 200): Response =>
  new Response(`<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`, {
    status,
    headers: { 'Content-Type': 'text/html; charset=UTF-8' },
  });

const json = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'Content-Type': 'application/json' } });

const refused = (status: number, message: string): Fault => ({
  name: String(status),
  reply: () => json(JSON.stringify({ message }), status),
});

/** Never replies. The request can only be aborted. */
const silent = (signal: AbortSignal): Promise<Response> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

function redirected(): Response {
  const login = page('Customer Login');
  const url = `${location.origin}/customer/account/login/`;
  return Object.defineProperties(login, { redirected: { value: true }, url: { value: url } });
}

export const faults: readonly Fault[] = [
  refused(400, 'The field is not right.'),
  refused(401, "The consumer isn't authorized to access %resources."),
  refused(403, 'Forbidden.'),
  { name: '404', reply: () => page('Not Found', 404) },
  refused(429, 'Too many requests.'),
  {
    name: '500',
    reply: () =>
      json('{"message":"Internal Error. Details are available in Magento log file. Report ID: webapi-65f0"}', 500),
  },
  { name: '503', reply: () => page('Service Temporarily Unavailable', 503) },
  { name: 'HTML', reply: () => page('Alder & Finch') },
  { name: 'empty', reply: () => new Response('') },
  { name: 'incomplete', reply: () => json('{"success":tru') },
  { name: 'no reply', reply: silent },
  { name: 'offline', reply: () => Promise.reject(new TypeError('Failed to fetch')) },
  { name: 'redirect to login', reply: redirected },
  { name: 'removed', reply: silent, meanwhile: (element) => element.replaceWith() },
  {
    name: 'navigated away',
    reply: silent,
    meanwhile: () => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
  },
];
