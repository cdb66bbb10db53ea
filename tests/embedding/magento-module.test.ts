import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { visit, withBrowser } from '../journeys/visit';

withBrowser();

const root = path.resolve(import.meta.dirname, '../..');
const module = path.join(root, 'examples/magento2');
const bundle = path.join(root, 'packages/bundle');

mkdirSync(path.join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(path.join(root, '.cache/magento-'));
afterAll(() => rmSync(scratch, { recursive: true }));

function filesOf(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.join(folder, file));
}

function lint(folder: string) {
  const { status, stdout } = spawnSync('node', [path.join(bundle, 'dist/cli.js'), 'lint', folder], {
    encoding: 'utf8',
  });
  return { status, stdout };
}

const templates = path.join(module, 'view');

test('the linter finds no problems in the templates', () => {
  const count = filesOf(templates, '.phtml').length + filesOf(templates, '.html').length;
  expect(lint(templates)).toEqual({ status: 0, stdout: `No problems in ${count} templates.\n` });
});

test('the linter would find a misspelled attribute in every template', () => {
  const slips = path.join(scratch, 'slips');
  cpSync(templates, slips, { recursive: true });
  const tagged = [...filesOf(slips, '.phtml'), ...filesOf(slips, '.html')].flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const tags = text.match(/<shop-[\w-]+/g) ?? [];
    writeFileSync(file, text.replaceAll(/<shop-[\w-]+/g, '$& data-slip="1"'));
    return tags;
  });
  const { status, stdout } = lint(slips);
  expect(status).toBe(1);
  expect(stdout.match(/has no setting "data-slip"/g)?.length).toBe(tagged.length);
  expect(tagged.length).toBeGreaterThan(8);
});

test('the XML is well-formed', async () => {
  const { page } = await visit();
  const isBroken = (documents: string[]) =>
    page.evaluate(
      (texts) =>
        texts.map((text) => new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror') !== null),
      documents,
    );
  const files = filesOf(module, '.xml');
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const broken = await isBroken(texts);
  expect(files.filter((_, index) => broken[index])).toEqual([]);
  expect(files.length).toBeGreaterThan(10);
  expect(await isBroken(texts.map((text) => text.slice(0, text.lastIndexOf('</'))))).toEqual(files.map(() => true));
});

test('Magento does not minify the elements’ files again', async () => {
  const { page } = await visit();
  const excluded = await page.evaluate(
    (text) => {
      const config = new DOMParser().parseFromString(text, 'text/xml');
      return ['js', 'css'].map((kind) => config.querySelector(`dev > ${kind} > minify_exclude > *`)?.textContent);
    },
    readFileSync(path.join(module, 'etc/config.xml'), 'utf8'),
  );
  expect(excluded).toEqual(['/ShopElements_Storefront/', '/ShopElements_Storefront/']);
});

test('the README’s commands put every file where the pages request it', () => {
  const shop = path.join(scratch, 'shop');
  mkdirSync(path.join(shop, 'packages'), { recursive: true });
  const [, install = ''] = /^## Install$(.*?)^## /ms.exec(readFileSync(path.join(module, 'README.md'), 'utf8')) ?? [];
  const copies = install
    .slice(install.indexOf('elements=<this repository>'), install.indexOf('composer config'))
    .replace('<this repository>', root);
  const { status, stderr } = spawnSync('sh', ['-e', '-c', copies], { cwd: shop, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });

  const web = path.join(shop, 'packages/shop-elements/view/frontend/web');
  const { api, elements } = JSON.parse(readFileSync(path.join(web, 'parts.json'), 'utf8'));
  const needed = [
    'shop-elements.loader.js',
    'shop-elements.css',
    ...['nl', 'de', 'fr'].map((language) => `locales/${language}.json`),
    ...api,
    ...Object.values<string[]>(elements).flat(),
  ];
  for (const file of needed) expect(existsSync(path.join(web, file)), file).toBe(true);
  expect(needed.length).toBeGreaterThan(60);
});
