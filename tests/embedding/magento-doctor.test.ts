import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../tools/run.mjs';
import { hasPhp } from './magento/print';

// Tests `bin/magento shop-elements:doctor` in generated shop folders.

mkdirSync(path.join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(path.join(root, '.cache/doctor-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** Creates a shop with these files, by path. */
function shopOf(name: string, files: Record<string, string>): string {
  const shop = path.join(scratch, name);
  for (const folder of ['theme', 'modules/Magento_Theme', 'modules/Magento_Checkout'])
    mkdirSync(path.join(shop, folder), { recursive: true });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(shop, file)), { recursive: true });
    writeFileSync(path.join(shop, file), text);
  }
  return shop;
}

interface Diagnosis {
  switches: Record<string, string>;
  findings: string[];
}

function diagnose(
  shop: string,
  { theme = 'Magento/luma', built = path.join(root, 'packages/bundle/dist'), mode = 'developer', files = '' } = {},
): Diagnosis {
  const program = path.join(import.meta.dirname, 'magento/php/diagnose.php');
  const module = path.join(root, 'examples/magento2');
  const { stdout, stderr } = spawnSync('php', [program, module, built, shop, theme, mode, files], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test.skipIf(!hasPhp)('finds no problems in a stock shop', () => {
  const shop = shopOf('stock', {
    'modules/Magento_Checkout/view/frontend/requirejs-config.js':
      "map: { '*': { discountCode: 'Magento_Checkout/js/discount-codes' } }",
    // Since 2.4.7. The plugin removes this script from the page.
    'modules/Magento_PaymentServicesPaypal/view/frontend/templates/customer_account/vault/list/credit_card_details.phtml':
      '<button data-mage-init=\'{"Magento_Vault/js/customer_account/deleteWidget":{}}\'>Delete</button>',
  });
  const { switches, findings } = diagnose(shop);
  expect(findings).toEqual([]);
  expect(switches).toMatchObject({ messages: 'on', coupon: 'on', captcha: 'off' });
});

test.skipIf(!hasPhp)(
  'reports overridden templates that are not printed, and files that still require a removed script',
  () => {
    const shop = shopOf('changed', {
      'theme/Magento_Theme/templates/messages.phtml': '<p>Ours</p>',
      'modules/Acme_Offers/view/frontend/web/js/offers.js': "define(['Magento_Checkout/js/discount-codes'], () => {});",
      'modules/Acme_Offers/view/adminhtml/web/js/offers.js':
        "define(['Magento_Checkout/js/discount-codes'], () => {});",
    });
    expect(diagnose(shop).findings).toEqual([
      `messages: your theme overrides Magento_Theme::messages.phtml (${shop}/theme/Magento_Theme/templates/messages.phtml), but no page prints it. Move your changes to this module's template.`,
      `coupon: ${shop}/modules/Acme_Offers/view/frontend/web/js/offers.js still requires Magento_Checkout/js/discount-codes, so pages with this file load the script.`,
    ]);
  },
);

test.skipIf(!hasPhp)('reports overridden Knockout templates of the checkout', () => {
  const own = [
    'Magento_OfflinePayments/web/template/payment/checkmo.html',
    'Magento_CheckoutAgreements/web/template/checkout/checkout-agreements.html',
    'Magento_Weee/web/template/checkout/summary/item/price/row_incl_tax.html',
  ];
  const shop = shopOf('knockout', {
    ...Object.fromEntries(own.map((file) => [`theme/${file}`, '<p>Ours</p>'])),
    ...Object.fromEntries(
      own.map((file) => [`modules/${file.replace('/', '/view/frontend/')}`, '<p>Magento’s</p>'] as const),
    ),
  });
  const { findings } = diagnose(shop);
  for (const file of own) expect(findings).toContainEqual(expect.stringContaining(`(${shop}/theme/${file})`));
  expect(findings).toHaveLength(own.length);
});

test.skipIf(!hasPhp)('ignores installed npm packages and broken links', () => {
  const request = "define(['Magento_Checkout/js/discount-codes'], () => {});";
  const shop = shopOf('links', { 'theme/web/node_modules/offers/offers.js': request });
  symlinkSync('/missing.js', path.join(shop, 'theme/web/missing.js'));
  expect(diagnose(shop).findings).toEqual([]);
});

test.skipIf(!hasPhp)('reports deployed files that are older than the module’s', () => {
  const dist = path.join(root, 'packages/bundle/dist');
  const deployed = 'static/frontend/Acme/theme/en_US/ShopElements_Storefront';
  const shop = shopOf('outdated', { [`${deployed}/shop-elements.loader.js`]: 'old' });
  cpSync(path.join(dist, 'parts'), path.join(shop, deployed, 'parts'), { recursive: true });
  expect(diagnose(shop).findings).toEqual([
    "1 deployed file(s) differ from the module's, such as shop-elements.loader.js: the checkout refuses them. Run setup:static-content:deploy.",
  ]);
  writeFileSync(
    path.join(shop, deployed, 'shop-elements.loader.js'),
    readFileSync(path.join(dist, 'shop-elements.loader.js')),
  );
  expect(diagnose(shop).findings).toEqual([]);
});

test.skipIf(!hasPhp)('in production mode, reports files that were not deployed for a theme and language', () => {
  const dist = path.join(root, 'packages/bundle/dist');
  const deployed = 'static/frontend/Acme/theme/en_US/ShopElements_Storefront';
  const shop = shopOf('undeployed', {});
  cpSync(dist, path.join(shop, deployed), { recursive: true });
  expect(diagnose(shop, { mode: 'production' }).findings).toEqual([]);
  rmSync(path.join(shop, deployed, 'shop-elements.css'));
  expect(diagnose(shop, { mode: 'production' }).findings).toEqual([
    '1 file(s) are not deployed for this theme and language, such as shop-elements.css: pages cannot load them. Run setup:static-content:deploy.',
  ]);
  // Other shops create the file on the first request.
  expect(diagnose(shop).findings).toEqual([]);
  expect(diagnose(shop, { mode: 'production', files: 'on demand' }).findings).toEqual([]);
});

test.skipIf(!hasPhp)('ignores the copies that Magento makes when it minifies templates', () => {
  const shop = shopOf('minified', {
    'theme/Magento_Theme/templates/messages.phtml': '<p>Ours</p>',
    'var/view_preprocessed/theme/Magento_Theme/templates/messages.phtml': '<p>Ours</p>',
  });
  expect(diagnose(shop).findings).toEqual([
    expect.stringContaining(
      `overrides Magento_Theme::messages.phtml (${shop}/theme/Magento_Theme/templates/messages.phtml)`,
    ),
  ]);
});

test.skipIf(!hasPhp)('ignores disabled modules and themes that the store view does not use', () => {
  const request = "define(['Magento_Checkout/js/discount-codes'], () => {});";
  const shop = shopOf('unused', {
    'modules/Acme_Disabled/view/frontend/web/js/offers.js': request,
    'other-theme/Magento_Checkout/web/js/offers.js': request,
  });
  expect(diagnose(shop).findings).toEqual([]);
});

test.skipIf(!hasPhp)('reports missing built files', () => {
  const { findings } = diagnose(shopOf('unbuilt', {}), { built: scratch });
  expect(findings).toEqual([
    '8 file(s) are missing in view/frontend/web, such as shop-elements.loader.js: copy the built files of shop-elements to the module.',
  ]);
});

test.skipIf(!hasPhp)('reports built files that lack the parts, as after copying them during a build', () => {
  const built = path.join(scratch, 'no-parts');
  const dist = path.join(root, 'packages/bundle/dist');
  cpSync(dist, built, { recursive: true, filter: (source) => !source.startsWith(path.join(dist, 'parts/')) });
  expect(diagnose(shopOf('partless', {}), { built }).findings).toEqual([
    expect.stringMatching(/^\d+ file\(s\) are missing in view\/frontend\/web, such as parts\/.+: copy the built files/),
  ]);
});

test.skipIf(!hasPhp)('reports built files that lack the translations', () => {
  const built = path.join(scratch, 'no-locales');
  const dist = path.join(root, 'packages/bundle/dist');
  cpSync(dist, built, { recursive: true, filter: (source) => source !== path.join(dist, 'locales') });
  expect(diagnose(shopOf('untranslated', {}), { built }).findings).toEqual([
    expect.stringMatching(
      /^4 file\(s\) are missing in view\/frontend\/web, such as locales\/de.json: copy the built files/,
    ),
  ]);
});

test.skipIf(!hasPhp)('in a child theme of Hyvä, reports the shop’s overrides but not Hyvä’s', () => {
  const shop = shopOf('hyva-templates', {
    'hyva/Magento_Theme/templates/html/breadcrumbs.phtml': '<nav>Hyvä’s</nav>',
    'theme/Magento_Cookie/templates/notices.phtml': '<p>Ours</p>',
    'modules/Magento_Cookie/view/frontend/templates/notices.phtml': '<p>Magento’s</p>',
  });
  expect(diagnose(shop, { theme: 'Hyva/default' }).findings).toEqual([
    expect.stringContaining(
      `overrides Magento_Cookie::notices.phtml (${shop}/theme/Magento_Cookie/templates/notices.phtml)`,
    ),
  ]);
});

test.skipIf(!hasPhp)('in a child theme of Hyvä, only switches that need no RequireJS are on', () => {
  const { switches } = diagnose(shopOf('hyva', {}), { theme: 'Hyva/default' });
  const on = Object.keys(switches).filter((name) => switches[name] === 'on');
  expect(on).toEqual(['breadcrumbs', 'cookie_notice', 'review_form']);
  expect(switches['payment']).toBe('off: not for this theme');
});

test.skipIf(!hasPhp)('in a child theme of Breeze, messages and videos are left to Breeze', () => {
  const { switches } = diagnose(shopOf('breeze', {}), { theme: 'Swissup/breeze-blank' });
  const off = Object.keys(switches).filter((name) => switches[name] === 'off: not for this theme');
  expect(off).toEqual(['messages', 'gallery_video']);
});
