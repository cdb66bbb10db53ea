import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HttpBindings, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { hostSite } from '../../hosts/hosts';
import { readTemplates } from './disk-templates';
import { createGateway } from './gateway/gateway';
import { gatewayAt } from './gateway/gateway-client';
import { lmdbStore } from './lmdb-store';
import { createShop } from './shop';
import { memoryStore } from './store';

export interface StartOptions {
  /** 0 picks any free port. */
  port?: number;
  /** Port of the payment service, which runs next to the shop on its own origin. Default: 0, any free port. */
  gatewayPort?: number;
  /** Folder for carts and orders. Without it, they exist until the shop stops. */
  dataDir?: string | undefined;
  /** Enables the test routes, which list a visitor's orders and requests, and reset the visitor. */
  testRoutes?: boolean;
  /** Called with one line for each request and each error. */
  log?: (line: string) => void;
}

export interface RunningShop {
  url: string;
  /** URL of the payment service. */
  gatewayUrl: string;
  close(): Promise<void>;
}

/** This file is in `src/` or, bundled, in `dist/`; both are directly inside the example's folder. */
const exampleFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const bundleFolder = join(exampleFolder, '../../packages/bundle/dist');

/** Folders of static files: the theme's, and the built elements. */
const staticFolders = [join(exampleFolder, 'theme'), bundleFolder];

/** The documentation, once `pnpm site` has built it. */
const docsFolder = join(exampleFolder, '../../docs/.vitepress/dist');

/** Other hosts' pages with the elements on them. */
const hosts = hostSite(join(exampleFolder, '../hosts'), bundleFolder);

export async function startShop(options: StartOptions = {}): Promise<RunningShop> {
  const { port = 4173, gatewayPort = 0, dataDir, testRoutes = false, log = () => {} } = options;
  const store = dataDir === undefined ? { ...memoryStore(), close: async () => {} } : lmdbStore(dataDir);
  const gateway = await listen(gatewaySite(), gatewayPort);
  const shop = createShop({
    store,
    gateway: gatewayAt(gateway.url),
    templates: readTemplates(join(exampleFolder, 'templates')),
    testRoutes,
    report: (error) => log(error instanceof Error ? (error.stack ?? error.message) : 'Unknown error'),
  });

  const site = new Hono<{ Bindings: HttpBindings }>();
  if (testRoutes) recordRequests(site);
  // Logs method, path, status and time, but never a query, header or body: they may contain cards and passwords.
  site.use(async (c, next) => {
    const start = performance.now();
    await next();
    log(`${c.req.method} ${c.req.path} ${c.res.status} ${Math.round(performance.now() - start)} ms`);
  });
  site.get('/static/:file{.+}', (c) => staticFile(c.req.param('file')));
  site.get('/hosts/*', (c) => hosts(c.req.path));
  site.get('/docs', (c) => c.redirect('/docs/'));
  site.get('/docs/*', (c) => docsPage(c.req.path.slice('/docs/'.length)));
  site.all('*', (c) => shop.fetch(c.req.raw, { dropConnection: () => void c.env.incoming.socket.destroy() }));

  const server = await listen(site, port);
  return {
    url: server.url,
    gatewayUrl: gateway.url,
    async close() {
      await Promise.all([server.close(), gateway.close()]);
      await store.close();
    },
  };
}

function gatewaySite(): Hono {
  const site = new Hono();
  site.get('/static/:file{.+}', (c) => staticFile(c.req.param('file')));
  return site.route('/', createGateway());
}

/** Records what each visitor's browser sent, verbatim, for tests of what must not be sent. */
function recordRequests(site: Hono<{ Bindings: HttpBindings }>): void {
  const received: { session: string; text: string }[] = [];
  const sessionOf = (request: Request) => /PHPSESSID=(\w+)/.exec(request.headers.get('cookie') ?? '')?.[1] ?? '';
  site.use(async (c, next) => {
    const { raw } = c.req;
    const headers = JSON.stringify(Object.fromEntries(raw.headers));
    received.push({
      session: sessionOf(raw),
      text: `${raw.method} ${raw.url} ${headers} ${await raw.clone().text()}`,
    });
    await next();
  });
  site.get('/__test__/requests', (c) => {
    const session = sessionOf(c.req.raw);
    return c.json(received.filter((request) => request.session === session).map(({ text }) => text));
  });
}

interface Listening {
  url: string;
  close(): Promise<void>;
}

function listen(site: Pick<Parameters<typeof serve>[0], 'fetch'>, port: number): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: site.fetch, port, hostname: '127.0.0.1' }, (info) =>
      resolve({ url: `http://localhost:${info.port}`, close: () => stop(server as Server) }),
    );
    server.on('error', reject);
  });
}

const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  map: 'application/json',
  html: 'text/html; charset=utf-8',
  svg: 'image/svg+xml',
  webm: 'video/webm',
  woff2: 'font/woff2',
};

function contentType(name: string): string | undefined {
  return contentTypes[name.slice(name.lastIndexOf('.') + 1)];
}

/** Whether a URL path names a file inside the served folders. */
function isPlain(name: string): boolean {
  return /^[\w@.-]+(\/[\w@.-]+)*$/.test(name) && !name.includes('..');
}

/** The `Server-Timing` header shows the playground that the example shop is available. */
const docsHeaders = { 'Server-Timing': 'example-shop', 'Cache-Control': 'no-cache' };

function docsPage(path: string): Response {
  const name = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  const type = contentType(name);
  const file = join(docsFolder, name);
  if (isPlain(name) && type !== undefined && existsSync(file)) {
    return new Response(readFileSync(file), { headers: { ...docsHeaders, 'Content-Type': type } });
  }
  const isBuilt = existsSync(join(docsFolder, '404.html'));
  return new Response(isBuilt ? readFileSync(join(docsFolder, '404.html')) : docsNotReady, {
    status: isBuilt ? 404 : 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...(!isBuilt && { 'Retry-After': '5' }) },
  });
}

const docsNotReady = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="5">
<title>Documentation</title><h1>The documentation is being built</h1>
<p>This page loads again by itself. If it never ends, run <code>pnpm site --base /docs/</code> and read what it says.</p></html>`;

function staticFile(name: string): Response {
  const type = contentType(name);
  const file = isPlain(name) ? staticFolders.map((folder) => join(folder, name)).find(existsSync) : undefined;
  if (file === undefined || type === undefined) {
    return new Response(`${name} is not here. The elements are built by "pnpm build" at the top of the repository.\n`, {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  // Reads files on every request, so that you can edit the theme while the shop runs.
  return new Response(readFileSync(file), { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeAllConnections();
  });
}
