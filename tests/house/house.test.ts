import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { areas, elementFolders } from '../../tools/docs/manifest.mjs';
import { root } from '../../tools/run.mjs';

const elements = areas.flatMap((area) => elementFolders(area).map((name) => ({ area, name })));

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function sources(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules') && !file.startsWith('dist'))
    .map((file) => path.join(folder, file));
}

const product = ['core', 'dom', 'host', 'ui', 'checkout', 'catalog', 'content', 'site', 'bundle']
  .map((name) => `packages/${name}/src`)
  .filter((folder) => existsSync(path.join(root, folder)))
  .flatMap(sources)
  .filter((file) => !/\.test\.tsx?$/.test(file));

test.each(elements)('$area/$name has every file an element needs', ({ area, name }) => {
  const folder = `packages/${area}/src/${name}`;
  for (const file of ['index.ts', 'element.ts', 'define.ts', `${name}.config.ts`, `${name}.tsx`, `${name}.test.tsx`]) {
    expect(existsSync(path.join(root, folder, file)), `${folder}/${file}`).toBe(true);
  }
  expect(existsSync(path.join(root, `stories/${area}/${name}.stories.tsx`)), `stories/${area}/${name}`).toBe(true);
  expect(read('packages/bundle/src/elements.ts')).toContain(`'@shop-elements/${area}/${name}/define'`);
});

test('a component file is short enough to be read at once', () => {
  for (const file of product.filter((name) => name.endsWith('.tsx'))) {
    expect(read(file).split('\n').length, file).toBeLessThanOrEqual(260);
  }
});

// Prototype.js makes arrays enumerable, replaces Object.values() and Array.from(), and gives nodes a remove() of its own.
test.each([
  ['for…in', /\bfor \((const|let|var) \w+ in /],
  ['Array.from()', /\bArray\.from\(/],
  ['Object.values() or Object.entries()', /Object\.(values|entries)\(/],
  ['remove() on a node', /\.(element|node|root|dialog|curtain|child|parent\w*)\.remove\(\)/],
  ['eval or new Function', /\beval\(|new Function\(/],
  ['innerHTML', /\.innerHTML\b|dangerouslySetInnerHTML/],
  ['React’s useId', /\buseId\b/],
])('no %s in what ships', (_, pattern) => {
  const found = product.filter((file) => pattern.test(read(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')));
  expect(found).toEqual([]);
});

test('what is hidden on the page is hidden by setHidden(), which no theme can undo', () => {
  const ours = /^packages\/(core\/src\/element|dom\/src\/hide\.ts|content\/src\/shared\/carousel\/controls\.ts)/;
  const found = product.filter((file) => !ours.test(file) && /\.hidden = /.test(read(file)));
  expect(found).toEqual([]);
});

test('one version line', () => {
  const version = /VERSION = '([^']+)'/.exec(read('packages/core/src/version.ts'))?.[1];
  for (const name of readdirSync(path.join(root, 'packages'))) {
    expect(JSON.parse(read(`packages/${name}/package.json`)).version, name).toBe(version);
  }
});

test('every text has its translations', async () => {
  const locales = ['en', 'nl', 'de', 'fr'].map((name) => read(`packages/bundle/src/locales/${name}.ts`));
  for (const file of product.filter((name) => name.endsWith('.texts.ts'))) {
    const exported = /export const (\w+)/.exec(read(file))?.[1] ?? '';
    expect(locales[0], file).toContain(exported);
  }
});
