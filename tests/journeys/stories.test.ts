import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../tools/run.mjs';
import { allDrawn, axeViolations, expectNoOverflow, visit, withBrowser } from './visit';

withBrowser();

const dist = path.join(root, '.storybook/dist');
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

let server: Server;
let url = '';

beforeAll(async () => {
  server = createServer((request, response) => {
    const file = path.join(dist, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!existsSync(file)) return void response.writeHead(404).end();
    response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

interface Index {
  entries: Readonly<Record<string, { id: string; type: string }>>;
}

function stories(): string[] {
  const { entries } = JSON.parse(readFileSync(path.join(dist, 'index.json'), 'utf8')) as Index;
  return Object.keys(entries).filter((id) => entries[id]?.type === 'story');
}

test.each([
  ['as they are', 1000, ''],
  ['dark, in Dutch', 1000, 'theme:dark;locale:nl'],
  ['on a Luma-like page, right to left, 320 px wide', 320, 'theme:luma;direction:rtl'],
])('every story is accessible and stays in its place %s', { timeout: 240_000 }, async (_, width, globals) => {
  const { page } = await visit({ viewport: { width, height: 700 } });
  for (const id of stories()) {
    // Storybook's own run of axe would be in the way of ours.
    await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true;${globals}`);
    await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
    await allDrawn(page);
    const found = await axeViolations(page);
    // A story is a piece of a page: it has no landmarks and no heading of its own.
    const own = found.filter((violation) => !/^(region|page-has-heading-one|landmark-one-main)/.test(violation));
    expect(own, id).toEqual([]);
    await expectNoOverflow(page);
  }
});
