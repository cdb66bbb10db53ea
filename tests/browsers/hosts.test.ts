import { expect, test } from 'vitest';
import { patience } from './page';
import { visit, withBrowser } from './visit';

withBrowser();

/** Notes that are expected on a working page. */
const expected: Readonly<Record<string, readonly unknown[]>> = {
  // Without a built-in Sanitizer, creating the policy is the only way to find out whether it is allowed.
  'trusted-types-none': [expect.stringMatching(/^refused: trusted-types/)],
};

test.each(['csp', 'csp-nonce', 'trusted-types', 'trusted-types-none'])(
  '%s: every element works without violating the policy',
  async (name) => {
    const page = await visit();
    await page.open(`/hosts/${name}.html`);
    await page.css('[data-host="started"]');
    await page.allDrawn();

    await (await page.find('button', 'Show a message')).click();
    await expect
      .poll(() => page.texts('shop-messages .message-success'), patience)
      .toEqual([expect.stringContaining('received')]);
    await (await page.find('button', 'Take it away')).click();
    await expect.poll(() => page.count('shop-messages .message-success'), patience).toBe(0);

    await (await (await page.css('shop-slider')).find('button', /^Next/)).click();
    await expect.poll(() => page.texts('shop-slider [aria-hidden="false"] h3'), patience).toEqual(['Bread weather']);

    const number = await page.find('textbox', 'Credit Card Number');
    await number.type('4111111111111111');
    expect(await number.value()).toBe('4111 1111 1111 1111');

    await (await page.css('shop-map')).ask((map: Element) => map.scrollIntoView());
    await page.css('shop-map .leaflet-marker-icon');

    await (await page.find('link', '$0.00 - $24.99')).click();
    await expect.poll(() => page.count('.product-item'), patience).toBe(3);
    const hasSanitizer = await page.run(() => 'Sanitizer' in window && 'parseHTML' in Document);
    const isEnforced = await page.run(() => 'trustedTypes' in window);
    expect(await page.problems()).toEqual(hasSanitizer || !isEnforced ? [] : (expected[name] ?? []));
  },
);
