/// <reference types="vite/client" />
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright';
import { build as bundleWithVite, type Rollup } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import webpack from 'webpack';
import { buildLocales } from '../../tools/build/locales.mjs';
import { manifest } from '../../tools/docs/manifest.mjs';
import { root } from '../../tools/run.mjs';
import { visit, withBrowser } from '../journeys/visit';
import { installPacked } from './packed';

withBrowser();

mkdirSync(path.join(root, '.cache'), { recursive: true });
const project = mkdtempSync(path.join(root, '.cache/bundlers-'));
const elements = await manifest();
type Element = (typeof elements)[number];

/** The English texts of every element, by name. */
let texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {};

beforeAll(async () => {
  await buildLocales(project);
  texts = JSON.parse(readFileSync(path.join(project, 'locales/en.json'), 'utf8')).en;
  installPacked(project, ['core', 'dom', 'host', 'ui', 'checkout', 'catalog', 'content', 'site', 'bundle']);
  for (const { tag, area } of elements) {
    writeFileSync(path.join(project, `${tag}.js`), `import '@shop-elements/${area}/${nameOf(tag)}/define';`);
  }
});
afterAll(() => rmSync(project, { recursive: true }));

function nameOf(tag: string): string {
  return tag.slice('shop-'.length);
}

/** Elements that contain others. */
const inside: Readonly<Record<string, string[]>> = {
  'shop-google-reviews': ['shop-rating-stars'],
  'shop-iframe-gateway': ['shop-cc-form'],
  'shop-page-builder': elements.filter(({ area }) => area === 'content').map(({ tag }) => tag),
  'shop-review-form': ['shop-rating-stars'],
};

/** A string in each library's code, and the elements that use the library. */
const libraries: Readonly<Record<string, { mark: string; users: string[] }>> = {
  // Loads separately, when first needed.
  dompurify: { mark: 'ALLOWED_URI_REGEXP', users: [] },
  'keen-slider': { mark: 'keen-slider', users: ['shop-page-builder', 'shop-product-carousel', 'shop-slider'] },
  leaflet: { mark: 'leaflet-container', users: [] },
};

/** The texts of an element that no other element has. */
function ownWords(tag: string): string[] {
  const name = nameOf(tag);
  // The default texts of this element are Dutch, so its code does not contain the English ones.
  if (name === 'mobile-menu') return [];
  const own = Object.values(texts[name] ?? {});
  const others = Object.keys(texts)
    .filter((other) => other !== name)
    .flatMap((other) => Object.values(texts[other] ?? {}));
  return own.filter((words) => /^[\w ,.-]{12,}$/.test(words) && !others.some((other) => other.includes(words)));
}

/** Names in shared code: a dialog's options have the names of the modal's settings. */
const shared = Object.values(
  import.meta.glob<string>('../../packages/{core,dom,host,ui}/src/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
).join('\n');

/** Settings that only this element has. */
function ownSettings(tag: string): string[] {
  const namesOf = ({ settings }: Element) => settings.map(({ name }) => name);
  const others = new Set(elements.filter((element) => element.tag !== tag).flatMap(namesOf));
  const own = elements.filter((element) => element.tag === tag).flatMap(namesOf);
  return own.filter((name) => name.length >= 8 && !others.has(name) && !shared.includes(name));
}

/** A single name may also occur in host code. All of them together mean the schema. */
function hasSettings(code: string, tag: string): boolean {
  const own = ownSettings(tag);
  return own.length > 1 && own.every((name) => code.includes(name));
}

function expectOnly(code: string, tag: string): void {
  const expected = [tag, ...(inside[tag] ?? [])];
  const others = elements.filter((element) => !expected.includes(element.tag));
  const defined = [...code.matchAll(/\btag:\s*["'`](shop-[\w-]+)/g)].map(([, name = '']) => name);
  expect(defined).toContain(tag);
  expect(expected).toEqual(expect.arrayContaining(defined));
  const brought = Object.keys(libraries).filter((name) => code.includes(libraries[name]?.mark ?? ''));
  expect(brought).toEqual(Object.keys(libraries).filter((name) => libraries[name]?.users.includes(tag)));
  expect(others.flatMap((other) => ownWords(other.tag)).filter((words) => code.includes(words))).toEqual([]);
  expect(others.filter((other) => hasSettings(code, other.tag)).map((other) => other.tag)).toEqual([]);
  expect(ownWords(tag).filter((words) => !code.includes(words))).toEqual([]);
}

async function vite(input: string, external: RegExp[] = []): Promise<Rollup.OutputChunk[]> {
  const built = await bundleWithVite({
    root: project,
    configFile: false,
    logLevel: 'error',
    build: { write: false, modulePreload: false, rollupOptions: { input: path.join(project, input), external } },
  });
  const { output } = built as Rollup.RollupOutput;
  return output.filter((file) => file.type === 'chunk');
}

/** Opens a page with this content and an app's built script. */
async function openApp(
  page: Page,
  content: string,
  chunks: readonly Pick<Rollup.OutputChunk, 'fileName' | 'code'>[],
): Promise<void> {
  for (const { fileName, code } of chunks) {
    await page.route(`**/${fileName}`, (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  }
  const script = `<script type="module" src="/${chunks[0]?.fileName}"></script>`;
  await page.route('**/app.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>An app</title>${content}${script}`,
    }),
  );
  await page.goto('/app.html');
}

describe('an app built with Vite', () => {
  test.each(elements)('that imports $tag contains no other element', async ({ tag }) => {
    const [entry] = await vite(`${tag}.js`, [/^react/]);
    expectOnly(entry?.code ?? '', tag);
  });

  test('that imports a component contains no other element', async () => {
    const entry = 'component.js';
    writeFileSync(
      path.join(project, entry),
      `import { Breadcrumbs } from '@shop-elements/site/breadcrumbs';\nconsole.log(Breadcrumbs);`,
    );
    const [chunk] = await vite(entry, [/^react/]);
    expectOnly(chunk?.code ?? '', 'shop-breadcrumbs');
  });

  test('runs its elements on its own React, and loads the map when it comes into view', async () => {
    const tags = ['shop-rating-stars', 'shop-collapse', 'shop-weee', 'shop-map'];
    writeFileSync(path.join(project, 'app.js'), tags.map((tag) => `import './${tag}.js';`).join('\n'));
    const { page, problems } = await visit();
    const content = `<shop-rating-stars data-score="3"></shop-rating-stars>
      <shop-collapse><button type="button">Care</button><div>Wash by hand.</div></shop-collapse>
      <shop-weee data-view="total" data-segments='[{"code":"weee_tax","title":"FPT","value":3}]'></shop-weee>
      <shop-map data-tiles="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>" data-locations='[{"location_name":"Harbor","position":{"latitude":46,"longitude":-123}}]'></shop-map>`;
    await openApp(page, content, await vite('app.js'));
    for (const tag of tags) await page.locator(`${tag}[data-state="ready"]`).waitFor();
    await page.getByRole('button', { name: 'Care' }).click();
    await page.getByText('Wash by hand.').waitFor();
    await page.locator('shop-map .leaflet-container').waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
  });

  test('loads the map under Trusted Types', async () => {
    const { page, problems } = await visit();
    const policy = `<meta http-equiv="Content-Security-Policy" content="require-trusted-types-for 'script'">`;
    const map = `<shop-map data-tiles="data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22/>" data-locations='[{"location_name":"Harbor","position":{"latitude":46,"longitude":-123}}]'></shop-map>`;
    await openApp(page, policy + map, await vite('shop-map.js'));
    await page.locator('shop-map .leaflet-container').waitFor({ state: 'attached' });
    expect(problems).toEqual([]);
  });

  test('next to a script of the page, uses that script’s page API', async () => {
    writeFileSync(
      path.join(project, 'uses-api.js'),
      `import { ShopElements } from 'shop-elements';\nglobalThis.apiOfApp = ShopElements;`,
    );
    const { page, problems } = await visit();
    const script = '<script src="/static/shop-elements.umd.js"></script><script>apiOfPage = ShopElements</script>';
    await openApp(page, script, await vite('uses-api.js'));
    await page.waitForFunction(() => Reflect.has(window, 'apiOfApp'));
    const isSame = await page.evaluate(() => Reflect.get(window, 'apiOfApp') === Reflect.get(window, 'apiOfPage'));
    expect(isSame).toBe(true);
    expect(problems).toEqual([]);
  });
});

describe('an app built with webpack', () => {
  const tags = ['shop-weee', 'shop-agreements', 'shop-price-slider', 'shop-slider', 'shop-tabs', 'shop-accordion'];
  const dist = path.join(project, 'webpack');

  async function build(entry: Record<string, string>, externals: RegExp[] = []): Promise<void> {
    const compiler = webpack({ mode: 'production', context: project, entry, output: { path: dist }, externals });
    const problems = await new Promise((resolve, reject) => {
      compiler?.run((error, stats) =>
        error ? reject(error) : resolve(stats?.toJson({ all: false, errors: true }).errors),
      );
    });
    expect(problems).toEqual([]);
  }

  beforeAll(() => build(Object.fromEntries(tags.map((tag) => [tag, `./${tag}.js`])), [/^react/]));

  test.each(tags)('that imports %s contains no other element', (tag) => {
    expectOnly(readFileSync(path.join(dist, `${tag}.js`), 'utf8'), tag);
  });

  test('defines an element that it requires', async () => {
    writeFileSync(path.join(project, 'required.cjs'), `require('@shop-elements/site/accordion').define();`);
    await build({ required: './required.cjs' });
    const { page, problems } = await visit();
    const content = '<shop-accordion><section><h3>Care</h3><div>Oil it.</div></section></shop-accordion>';
    const code = readFileSync(path.join(dist, 'required.js'), 'utf8');
    await openApp(page, content, [{ fileName: 'required.js', code }]);
    await page.locator('shop-accordion[data-state="ready"]').waitFor();
    expect(problems).toEqual([]);
  });
});
