import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { startShop } from '../../examples/shop/src/start';
import { watch } from './watch';

/** The example shop, with an additional script on its pages that records problems. */
export interface WatchedShop {
  url: string;
  /** Serves a page with this markup and one of the shop's scripts at a URL of the shop. */
  put(path: string, markup: string): void;
  /** Serves a script at a URL: the shop's policy allows no inline scripts. */
  putScript(path: string, code: string): void;
  close(): Promise<void>;
}

export async function startWatchedShop(): Promise<WatchedShop> {
  const shop = await startShop({ port: 0, testRoutes: true });
  const { port } = new URL(shop.url);
  const pages = new Map<string, string>();
  const scripts = new Map([['/watch.js', `(${watch})()`]]);
  const server = createServer((asked, reply) => {
    if (asked.url === '/forget') {
      forget(asked, reply);
      return;
    }
    const page = pages.get(asked.url ?? '');
    const script = scripts.get(asked.url ?? '');
    if (script !== undefined) reply.setHeader('Content-Type', 'text/javascript').end(script);
    else if (page !== undefined) reply.setHeader('Content-Type', 'text/html; charset=utf-8').end(watched(page, ''));
    else handOn(asked, reply, Number(port));
  });
  return {
    url: `http://localhost:${await listen(server)}`,
    put: (path, markup) =>
      void pages.set(
        path,
        `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>A page</title>
<link rel="icon" href="/media/finch.svg"><link rel="stylesheet" href="/static/shop-elements.css">
<script src="/static/shop-elements.umd.js" defer></script></head><body><main><h1>A page</h1>${markup}</main></body></html>`,
      ),
    putScript: (path, code) => void scripts.set(path, code),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await shop.close();
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

/** Expires all cookies. WebKit's driver can also delete them, but reports success before it has done so. */
function forget({ headers }: IncomingMessage, reply: ServerResponse): void {
  const cookies = headers.cookie?.split('; ') ?? [];
  reply.setHeader(
    'Set-Cookie',
    cookies.map((cookie) => `${cookie.split('=')[0]}=; Path=/; Max-Age=0`),
  );
  reply.setHeader('Content-Type', 'text/html').end('<!doctype html><title>Forgotten</title>');
}

/** Forwards the visitor's request to the shop, and adds the script to pages. */
function handOn(asked: IncomingMessage, reply: ServerResponse, port: number): void {
  const { method = 'GET', url = '/', headers } = asked;
  const onward = request({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    const isPage = String(answer.headers['content-type']).startsWith('text/html');
    if (!isPage) {
      reply.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(reply);
      return;
    }
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('end', () => {
      const { 'content-length': _, ...kept } = answer.headers;
      reply.writeHead(answer.statusCode ?? 500, kept);
      reply.end(watched(Buffer.concat(chunks).toString('utf8'), String(kept['content-security-policy'] ?? '')));
    });
  });
  // Also breaks off if the shop breaks off its reply.
  onward.on('error', () => reply.destroy());
  asked.pipe(onward);
}

/** Fragments of pages have no head. */
function watched(page: string, policy: string): string {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
  return page.replace(/<head[^>]*>/, (head) => `${head}<script src="/watch.js" nonce="${nonce}"></script>`);
}
