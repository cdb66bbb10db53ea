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

/** The unique matches of a pattern in files, by its first group. */
function found(pattern: RegExp, among: readonly string[]): string[] {
  const all = among.flatMap((file) => Array.from(read(file).matchAll(pattern), ([, first = '']) => first));
  return [...new Set(all)].sort();
}

/** The switches, each with its entry in `Replacements::BY_SWITCH`. */
const replacements = new Map(
  Array.from(
    read('Model/Replacements.php').matchAll(/^ {8}'(\w+)' => \[\n(.*?)^ {8}\],/gms),
    ([, name = '', body = '']) => [name, body] as const,
  ),
);
const named = (list: 'pages' | 'scripts' | 'tags' | 'templates', body: string): string[] => {
  const [, entries = ''] = new RegExp(`'${list}' => \\[([^\\]]*)\\]`).exec(body) ?? [];
  return Array.from(entries.matchAll(/'([^']+)'/g), ([, entry = '']) => entry);
};

describe('switches', () => {
  const switches = [...replacements.keys()].sort();

  test('each can be set, and has a default', () => {
    const [, group = ''] = /<group id="elements"(.*?)<\/group>/s.exec(read('etc/adminhtml/system.xml')) ?? [];
    expect(Array.from(group.matchAll(/<field id="(\w+)" /g), ([, name]) => name).sort()).toEqual(switches);
    const [, elements = ''] = /<elements>(.*?)<\/elements>/s.exec(read('etc/config.xml')) ?? [];
    expect(Array.from(elements.matchAll(/<(\w+)>[01]<\/\1>/g), ([, name]) => name).sort()).toEqual(switches);
    expect(read('etc/config.xml')).toContain('<enabled>1</enabled>');
  });

  test('each has a layout or a PHP check, and every layout belongs to one', () => {
    const inLayouts = layouts.map((file) => path.basename(file, '.xml').replace('shop_elements_', ''));
    const inPhp = found(/isOn\('(\w+)'\)/g, ending('.php', '.phtml'));
    expect([...new Set([...inLayouts, ...inPhp])].sort()).toEqual(switches);
    expect(layouts.filter((file) => !path.basename(file).startsWith('shop_elements_'))).toEqual([]);
  });

  test('each lists the tags that it prints', () => {
    const tagsIn = (text: string) => Array.from(text.matchAll(/<(shop-[a-z-]+)/g), ([, tag = '']) => tag);
    const printed = new Set(
      ending('.phtml', '.html', '.php', '.xml')
        .filter((file) => !file.startsWith('etc/'))
        .flatMap((file) => tagsIn(read(file))),
    );
    const inReplacements = [...replacements.values()].flatMap((body) => named('tags', body));
    expect([...printed].sort()).toEqual([...new Set(inReplacements)].sort());
  });
});

test('layouts reference only blocks and containers of Luma 2.4.6 to 2.4.8', () => {
  const renderers = ['default', 'simple', 'configurable', 'grouped', 'bundle', 'gift-card'];
  expect(found(/<reference(?:Block|Container) name="([^"]+)"/g, layouts)).toEqual(
    [
      'before.body.end',
      'breadcrumbs',
      'checkout.cart.coupon',
      'checkout.cart.order.actions.gift_options',
      ...renderers.map((kind) => `checkout.cart.item.renderers.${kind}.actions.gift_options`),
      'checkout.root',
      'content',
      'content.aside',
      'cookie_notices',
      'login-as-customer-notice',
      'messages',
      'pagebuilder.widget.initializer',
      'product.info.addtocart.instantPurchase',
      'product.info.addtocart.instantPurchase.additional',
      'product.info.downloadable.options',
      'product.review.form',
      'reviews.tab',
    ].sort(),
  );
});

test('Composer installs it with each version of PHP that Magento 2.4.6 to 2.4.9 support', () => {
  const versions = ['8.1', '8.2', '8.3', '8.4', '8.5'];
  expect(JSON.parse(read('composer.json')).require.php).toBe(versions.map((version) => `~${version}.0`).join(' || '));
});

describe('references', () => {
  test('name existing templates, and every template is used', () => {
    const templates = files.filter((file) => file.endsWith('.phtml')).map((file) => path.basename(file));
    expect(found(/ShopElements_Storefront::([\w-]+\.phtml)/g, [...layouts, ...ending('.php')])).toEqual(
      templates.sort(),
    );
  });

  test('name existing classes', () => {
    const named = found(/ShopElements\\Storefront\\((?:\w+\\)+\w+)/g, ending('.xml')).map((name) =>
      name.replace(/\\Proxy$/, ''),
    );
    for (const name of named)
      expect(existsSync(path.join(module, `${name.replaceAll('\\', '/')}.php`)), name).toBe(true);
    expect(named.length).toBeGreaterThan(2);
  });

  test.each([
    ['scripts', /'ShopElements_Storefront\/(js\/[\w/-]+)!?'/g, (name: string) => `${name}.js`],
    [
      'Knockout templates',
      /['>]ShopElements_Storefront\/(?!js\/)([\w/-]+)['<]/g,
      (name: string) => `template/${name}.html`,
    ],
  ])('name existing %s', (_, pattern, file) => {
    const named = found(pattern, [...ending('.js', '.html'), ...layouts]);
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

  /**
   * Luma's phrases that mean something else on other pages. A translation applies to the whole shop, so the module leaves these
   * to the shop's own.
   */
  const ambiguous = ['Summary', 'Review', 'General', 'Enabled', 'sample'];

  /** Phrases and their translations, one per line: quoted, with quotes inside doubled. */
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

  const locales = files.filter((file) => file.startsWith('i18n/')).map((file) => path.basename(file, '.csv'));

  /** The countries in which Magento has the elements' languages: it has no fallback from one to another. */
  const copies = {
    de_DE: ['de_AT', 'de_CH', 'de_LU'],
    fr_FR: ['fr_BE', 'fr_CA', 'fr_CH', 'fr_LU'],
    nl_NL: ['nl_BE'],
  };

  test.each(Object.entries(copies))('%s has a copy for each other country with its language', (original, others) => {
    expect(locales).toEqual(expect.arrayContaining(others));
    // The Swiss write no ß.
    const spelled = (locale: string, text: string) => (locale === 'de_CH' ? text.replaceAll('ß', 'ss') : text);
    for (const locale of others)
      expect(entries(locale), locale).toEqual(
        entries(original).map(([phrase, translation]) => [phrase, spelled(locale, translation)]),
      );
  });

  test.each(locales)('%s translates every phrase exactly once, and no others', (locale) => {
    expect(
      entries(locale)
        .map(([phrase]) => phrase)
        .sort(),
    ).toEqual([...new Set(used)].filter((phrase) => !ambiguous.includes(phrase)).sort());
  });

  test.each(locales)('%s keeps the placeholders and the links of each phrase', (locale) => {
    const marks = (text: string) => (text.match(/%\d|<[^>]+>/g) ?? []).sort();
    for (const [phrase, translation] of entries(locale)) expect(marks(translation), phrase).toEqual(marks(phrase));
  });
});

test('every offline payment method of Luma is rendered by an element', () => {
  const renderers = found(/(?:OfflinePayments|Payment)\/js\/view\/payment\/method-renderer\/(\w+)-method'/g, [
    'view/frontend/requirejs-config.js',
  ]);
  // Free payment has no fields, and Luma's own line is sufficient.
  expect(renderers).toEqual(['banktransfer', 'cashondelivery', 'checkmo', 'purchaseorder']);
});

test('the README explains installation, switches, changes and removal, and lists every switch', () => {
  const headings = found(/^## (.+)$/gm, ['README.md']);
  expect(headings).toEqual(expect.arrayContaining(['Install', 'Switch on and off', 'What changes', 'Undo']));
  const [, elements = ''] = /<group id="elements"(.*?)<\/group>/s.exec(read('etc/adminhtml/system.xml')) ?? [];
  const labels = Array.from(elements.matchAll(/<label>([^<]+)</g), ([, label]) => label).filter(
    (label) => label !== 'Elements',
  );
  const table = Array.from(read('README.md').matchAll(/^\| \*\*([^*]+)\*\* /gm), ([, label]) => label);
  expect(table).toEqual(labels);
});
