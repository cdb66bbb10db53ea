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
  /** 0 takes any free port. */
  port?: number;
  /** Of the payment service, which runs beside the shop at an origin of its own; 0 takes any free port, and is the default. */
  gatewayPort?: number;
  /** Where carts and orders are kept; without it they are forgotten when the shop stops. */
  dataDir?: string | undefined;
  /** Answers calls that only tests make: orders, a fresh start, and every request as the shop received it. */
  testRoutes?: boolean;
  /** Told one line for each request and each error. */
  log?: (line: string) => void;
}

export interface RunningShop {
  url: string;
  /** Address of the payment service. */
  gatewayUrl: string;
  close(): Promise<void>;
}

/** This file is in `src/` or, bundled, in `dist/`; both are one step below the example. */
const exampleFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const bundleFolder = join(exampleFolder, '../../packages/bundle/dist');

/** Where files are served from as they are: the theme's from the example, the elements' from the package that builds them. */
const staticFolders = [join(exampleFolder, 'theme'), bundleFolder];

/** Pages of other hosts that have the elements, too. */
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
  // Method, path, status, time. Never a query, a header or a body: cards and passwords pass through here.
  site.use(async (c, next) => {
    const start = performance.now();
    await next();
    log(`${c.req.method} ${c.req.path} ${c.res.status} ${Math.round(performance.now() - start)} ms`);
  });
  site.get('/static/:file{.+}', (c) => staticFile(c.req.param('file')));
  site.get('/hosts/*', (c) => hosts(c.req.path));
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

/** Keeps what each visitor's browser sent, word for word: for tests of what must not be sent. */
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
  webm: 'video/webm',
};

function staticFile(name: string): Response {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const type = contentTypes[ending];
  const isPlain = /^[\w.-]+(\/[\w.-]+)*$/.test(name) && !name.includes('..');
  const file = isPlain ? staticFolders.map((folder) => join(folder, name)).find(existsSync) : undefined;
  if (file === undefined || type === undefined) {
    return new Response(`${name} is not here. The elements are built by "pnpm build" at the top of the repository.\n`, {
      status: 404,
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    });
  }
  // Files are read each time, so that a theme can be changed while the shop runs.
  return new Response(readFileSync(file), { headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeAllConnections();
  });
}
