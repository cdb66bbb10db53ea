import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../tools/run.mjs';

const module = path.join(root, 'examples/magento2');

function read(file: string): string {
  return readFileSync(path.join(module, file), 'utf8');
}

const files = readdirSync(module, { recursive: true, encoding: 'utf8' }).filter((file) => /\.\w+$/.test(file));
const ending = (...endings: string[]) => files.filter((file) => endings.includes(path.extname(file)));
const layouts = files.filter((file) => file.startsWith('view/frontend/layout/'));

/** What a pattern finds in files, once each, by its first group. */
function found(pattern: RegExp, among: readonly string[]): string[] {
  const all = among.flatMap((file) => Array.from(read(file).matchAll(pattern), ([, first = '']) => first));
  return [...new Set(all)].sort();
}

describe('switches', () => {
  const system = found(/<field id="(\w+)"/g, ['etc/adminhtml/system.xml']);

  test('each has a default', () => {
    const [, elements = ''] = /<elements>(.*?)<\/elements>/s.exec(read('etc/config.xml')) ?? [];
    expect(Array.from(elements.matchAll(/<(\w+)>[01]<\/\1>/g), ([, name]) => name).sort()).toEqual(system);
  });

  test('each decides about something, and nothing is replaced without one', () => {
    const inLayouts = found(/ifconfig="shop_elements\/elements\/(\w+)"/g, layouts);
    const inPhp = found(/isOn\('(\w+)'\)/g, ending('.php', '.phtml'));
    expect([...inLayouts, ...inPhp].sort()).toEqual(system);
    expect(found(/(<action method="setTemplate">)/g, layouts)).toEqual([]);
  });
});

test('every part of Luma that a layout names is one that Luma 2.4.6 has', () => {
  const renderers = ['default', 'simple', 'configurable', 'grouped', 'bundle', 'gift-card'];
  expect(found(/<reference(?:Block|Container) name="([^"]+)"/g, layouts)).toEqual(
    [
      'before.body.end',
      'breadcrumbs',
      'checkout.cart.order.actions.gift_options',
      ...renderers.map((kind) => `checkout.cart.item.renderers.${kind}.actions.gift_options`),
      'cookie_notices',
      'messages',
      'product.info.addtocart.instantPurchase',
      'product.info.addtocart.instantPurchase.additional',
      'product.review.form',
    ].sort(),
  );
  expect(layouts.map((file) => path.basename(file, '.xml')).sort()).toEqual([
    'catalog_category_view_type_layered',
    'catalog_product_view',
    'checkout_cart_index',
    'checkout_cart_item_renderers',
    'default',
  ]);
});

describe('names lead to files', () => {
  test('of templates, and every template has its place', () => {
    const templates = files.filter((file) => file.endsWith('.phtml')).map((file) => path.basename(file));
    expect(found(/ShopElements_Storefront::([\w-]+\.phtml)/g, layouts)).toEqual(templates.sort());
  });

  test('of classes', () => {
    const named = found(/ShopElements\\Storefront\\(\w+\\\w+)/g, ending('.xml'));
    for (const name of named) expect(existsSync(path.join(module, `${name.replace('\\', '/')}.php`)), name).toBe(true);
    expect(named.length).toBeGreaterThan(2);
  });

  test.each([
    ['scripts', /'ShopElements_Storefront\/(js\/[\w/-]+)!?'/g, (name: string) => `${name}.js`],
    ['Knockout templates', /'ShopElements_Storefront\/(?!js\/)([\w/-]+)'/g, (name: string) => `template/${name}.html`],
  ])('of %s', (_, pattern, file) => {
    const named = found(pattern, ending('.js', '.html'));
    for (const name of named) expect(existsSync(path.join(module, 'view/frontend/web', file(name))), name).toBe(true);
    expect(named.length).toBeGreaterThan(2);
  });
});

describe('translations', () => {
  const used = [
    ...found(/__\(\s*'((?:[^'\\]|\\.)+)'/g, ending('.php', '.phtml')),
    ...found(/__\(\s*"([^"]+)"/g, ending('.php', '.phtml')),
    ...found(/(?:\$t\(|i18n: )'([^']+)'/g, ending('.html')),
    ...found(/<(?:label|comment)>([^<]+)</g, ['etc/adminhtml/system.xml']),
    ...found(/title="([^"]+)" translate="title"/g, ['etc/acl.xml']),
  ];

  /** Words of Luma's that mean something else on another page. A translation counts for the whole shop, so these are left to the shop's own. */
  const ambiguous = ['Summary', 'Review'];

  /** Phrases and their translations, line by line: each in quotes, a quote in them doubled. */
  function entries(locale: string): [phrase: string, translation: string][] {
    return read(`i18n/${locale}.csv`)
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [, phrase, translation] = /^"((?:[^"]|"")+)","((?:[^"]|"")+)"$/.exec(line) ?? [];
        if (phrase === undefined || translation === undefined) throw new Error(`${locale}: ${line}`);
        return [phrase.replaceAll('""', '"'), translation.replaceAll('""', '"')];
      });
  }

  test.each(['nl_NL', 'de_DE', 'fr_FR'])('%s has every phrase of the module, once, and no other', (locale) => {
    expect(
      entries(locale)
        .map(([phrase]) => phrase)
        .sort(),
    ).toEqual([...new Set(used)].filter((phrase) => !ambiguous.includes(phrase)).sort());
  });

  test.each(['nl_NL', 'de_DE', 'fr_FR'])('%s keeps the placeholders and the links of each phrase', (locale) => {
    const marks = (text: string) => (text.match(/%\d|<[^>]+>/g) ?? []).sort();
    for (const [phrase, translation] of entries(locale)) expect(marks(translation), phrase).toEqual(marks(phrase));
  });
});

test('each offline payment method of Luma’s is drawn by an element', () => {
  const renderers = found(/(?:OfflinePayments|Payment)\/js\/view\/payment\/method-renderer\/(\w+)-method'/g, [
    'view/frontend/requirejs-config.js',
  ]);
  // Free payment has no fields, and Luma's own line says everything.
  expect(renderers).toEqual(['banktransfer', 'cashondelivery', 'checkmo', 'purchaseorder']);
});

test('the README says how to install, switch on and undo it, and what changes', () => {
  const headings = found(/^## (.+)$/gm, ['README.md']);
  expect(headings).toEqual(expect.arrayContaining(['Install', 'Switch on and off', 'What changes', 'Undo']));
  const labels = found(/<label>([^<]+)</g, ['etc/adminhtml/system.xml']).filter(
    (label) => !['shop-elements', 'Elements'].includes(label),
  );
  const table = Array.from(
    read('README.md').matchAll(/^\| ([A-Z][\w ]*?) +\| (?!In place of)/gm),
    ([, label]) => label,
  );
  expect(table.sort()).toEqual(labels);
});
