import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../tools/run.mjs';
import { hasPhp } from './magento/print';

// `bin/magento shop-elements:doctor`: what it finds in shops whose folders are made here.

mkdirSync(path.join(root, '.cache'), { recursive: true });
const scratch = mkdtempSync(path.join(root, '.cache/doctor-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A shop of these files, by their path in it. */
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
  { theme = 'Magento/luma', built = path.join(root, 'packages/bundle/dist') } = {},
): Diagnosis {
  const program = path.join(import.meta.dirname, 'magento/php/diagnose.php');
  const module = path.join(root, 'examples/magento2');
  const { stdout, stderr } = spawnSync('php', [program, module, built, shop, theme], { encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

test.skipIf(!hasPhp)('in a stock shop it finds nothing', () => {
  const shop = shopOf('stock', {
    'modules/Magento_Checkout/view/frontend/requirejs-config.js':
      "map: { '*': { discountCode: 'Magento_Checkout/js/discount-codes' } }",
    // From 2.4.7 on. The element takes the script out of what is printed.
    'modules/Magento_PaymentServicesPaypal/view/frontend/templates/customer_account/vault/list/credit_card_details.phtml':
      '<button data-mage-init=\'{"Magento_Vault/js/customer_account/deleteWidget":{}}\'>Delete</button>',
  });
  const { switches, findings } = diagnose(shop);
  expect(findings).toEqual([]);
  expect(switches).toMatchObject({ messages: 'on', coupon: 'on', captcha: 'off' });
});

test.skipIf(!hasPhp)(
  'it names a theme’s template that is not printed, and what still asks for a script that is gone',
  () => {
    const shop = shopOf('changed', {
      'theme/Magento_Theme/templates/messages.phtml': '<p>Ours</p>',
      'modules/Acme_Offers/view/frontend/web/js/offers.js': "define(['Magento_Checkout/js/discount-codes'], () => {});",
      'modules/Acme_Offers/view/adminhtml/web/js/offers.js':
        "define(['Magento_Checkout/js/discount-codes'], () => {});",
    });
    expect(diagnose(shop).findings).toEqual([
      `messages: the theme's Magento_Theme::messages.phtml (${shop}/theme/Magento_Theme/templates/messages.phtml) is not printed. Bring its changes into the template of this module.`,
      `coupon: ${shop}/modules/Acme_Offers/view/frontend/web/js/offers.js still asks for Magento_Checkout/js/discount-codes, so pages with it load that script.`,
    ]);
  },
);

test.skipIf(!hasPhp)('a shop that minifies its templates has no more of its own than others', () => {
  const shop = shopOf('minified', {
    'theme/Magento_Theme/templates/messages.phtml': '<p>Ours</p>',
    'var/view_preprocessed/theme/Magento_Theme/templates/messages.phtml': '<p>Ours</p>',
  });
  expect(diagnose(shop).findings).toEqual([
    expect.stringContaining(`(${shop}/theme/Magento_Theme/templates/messages.phtml) is not printed`),
  ]);
});

test.skipIf(!hasPhp)('it leaves alone what no shopper of the store view gets: a disabled module, another theme', () => {
  const request = "define(['Magento_Checkout/js/discount-codes'], () => {});";
  const shop = shopOf('unused', {
    'modules/Acme_Disabled/view/frontend/web/js/offers.js': request,
    'other-theme/Magento_Checkout/web/js/offers.js': request,
  });
  expect(diagnose(shop).findings).toEqual([]);
});

test.skipIf(!hasPhp)('it says which built files are missing', () => {
  const { findings } = diagnose(shopOf('unbuilt', {}), { built: scratch });
  expect(findings).toHaveLength(3);
  expect(findings[0]).toContain('view/frontend/web/shop-elements.loader.js is missing');
});

test.skipIf(!hasPhp)('below a theme of Hyvä’s it names the shop’s own templates, and none of Hyvä’s', () => {
  const shop = shopOf('hyva-templates', {
    'hyva/Magento_Theme/templates/html/breadcrumbs.phtml': '<nav>Hyvä’s</nav>',
    'theme/Magento_Cookie/templates/notices.phtml': '<p>Ours</p>',
    'modules/Magento_Cookie/view/frontend/templates/notices.phtml': '<p>Magento’s</p>',
  });
  expect(diagnose(shop, { theme: 'Hyva/default' }).findings).toEqual([
    expect.stringContaining(`(${shop}/theme/Magento_Cookie/templates/notices.phtml) is not printed`),
  ]);
});

test.skipIf(!hasPhp)('below a theme of Hyvä’s only the switches are on that need no RequireJS', () => {
  const { switches } = diagnose(shopOf('hyva', {}), { theme: 'Hyva/default' });
  const on = Object.keys(switches).filter((name) => switches[name] === 'on');
  expect(on).toEqual(['breadcrumbs', 'cookie_notice', 'review_form']);
  expect(switches['payment']).toBe('off: not for Hyvä themes');
});
