import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { root } from '../../tools/run.mjs';

const dist = path.join(root, '.storybook/dist');
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** A path below the host's root, because Storybook may be hosted anywhere. */
const folder = '/design/';

let server: Server;

/** Serves the built Storybook for a test file. */
export function withStorybook(): void {
  beforeAll(async () => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      const file = path.join(dist, pathname.slice(folder.length));
      if (!pathname.startsWith(folder) || !existsSync(file)) return void response.writeHead(404).end();
      response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
      // File names contain hashes, so the browser may cache them for all stories.
      if (!file.endsWith('.html')) response.setHeader('Cache-Control', 'max-age=3600');
      createReadStream(file).pipe(response);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
  afterAll(() => void server.close());
}

interface Index {
  entries: Readonly<Record<string, { id: string; type: string }>>;
}

/** The ids of all stories. */
export function stories(): string[] {
  const { entries } = JSON.parse(readFileSync(path.join(dist, 'index.json'), 'utf8')) as Index;
  return Object.keys(entries).filter((id) => entries[id]?.type === 'story');
}

/** The page of one story, without Storybook's own axe run, which would disturb ours. */
export function storyUrl(id: string, globals: Readonly<Record<string, string>>): string {
  const chosen = Object.entries(globals).map(([name, value]) => `;${name}:${value}`);
  return `${storybookUrl()}iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true${chosen.join('')}`;
}

/** The page of one document: an element's Docs, or the welcome page. */
export function docsUrl(id: string): string {
  return `${storybookUrl()}iframe.html?viewMode=docs&id=${id}`;
}

function storybookUrl(): string {
  const { port } = server.address() as AddressInfo;
  return `http://localhost:${port}${folder}`;
}
