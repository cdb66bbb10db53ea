import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HttpBindings, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { readTemplates } from './disk-templates';
import { lmdbStore } from './lmdb-store';
import { createShop } from './shop';
import { memoryStore } from './store';

export interface StartOptions {
  /** 0 takes any free port. */
  port?: number;
  /** Where carts and orders are kept; without it they are forgotten when the shop stops. */
  dataDir?: string | undefined;
  testRoutes?: boolean;
  /** Told one line for each request and each error. */
  log?: (line: string) => void;
}

export interface RunningShop {
  url: string;
  close(): Promise<void>;
}

/** This file is in `src/` or, bundled, in `dist/`; both are one step below the example. */
const exampleFolder = dirname(dirname(fileURLToPath(import.meta.url)));
const bundleFolder = join(exampleFolder, '../../packages/bundle/dist');

/** Where files are served from as they are: the theme's from the example, the elements' from the package that builds them. */
const staticFolders = [join(exampleFolder, 'theme'), bundleFolder];

export async function startShop(options: StartOptions = {}): Promise<RunningShop> {
  const { port = 4173, dataDir, testRoutes = false, log = () => {} } = options;
  const store = dataDir === undefined ? { ...memoryStore(), close: async () => {} } : lmdbStore(dataDir);
  const shop = createShop({
    store,
    templates: readTemplates(join(exampleFolder, 'templates')),
    testRoutes,
    report: (error) => log(error instanceof Error ? (error.stack ?? error.message) : 'Unknown error'),
  });

  const site = new Hono<{ Bindings: HttpBindings }>();
  // Method, path, status, time. Never a query, a header or a body: cards and passwords pass through here.
  site.use(async (c, next) => {
    const start = performance.now();
    await next();
    log(`${c.req.method} ${c.req.path} ${c.res.status} ${Math.round(performance.now() - start)} ms`);
  });
  site.get('/static/:file{.+}', (c) => staticFile(c.req.param('file')));
  site.all('*', (c) => shop.fetch(c.req.raw, { dropConnection: () => void c.env.incoming.socket.destroy() }));

  return new Promise((resolve, reject) => {
    const server = serve({ fetch: site.fetch, port, hostname: '127.0.0.1' }, (info) =>
      resolve({
        url: `http://localhost:${info.port}`,
        async close() {
          await stop(server as Server);
          await store.close();
        },
      }),
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
