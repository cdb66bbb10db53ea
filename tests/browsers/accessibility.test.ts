import { expect, test } from 'vitest';
import { keys } from './keys';
import { type Page, patience } from './page';
import { openPhoneMenu } from './steps';
import { visit, visitPageOf, withBrowser } from './visit';

withBrowser();

// Checks the roles and names that the browser computes.

/** Roles and names of the visible matches of a selector. */
async function heard(page: Page, selector: string): Promise<string[]> {
  const lines: string[] = [];
  for (const found of await page.all(selector)) {
    if (await found.isShown()) lines.push(`${await found.role()} ${await found.name()}`.trim());
  }
  return lines;
}

test('a message is a status, an error an alert', async () => {
  const page = await visitPageOf('<shop-messages></shop-messages>');
  await page.run(() => {
    window.ShopElements?.messages.add({ type: 'success', text: 'Saved.' });
    window.ShopElements?.messages.add({ type: 'error', text: 'Not saved.' });
  });
  await expect.poll(() => page.texts('[role="alert"]'), patience).toEqual([expect.stringContaining('Not saved.')]);
  expect(await page.texts('[role="status"]')).toEqual([expect.stringContaining('Saved.')]);
  for (const role of ['alert', 'status']) expect(await (await page.css(`[role="${role}"]`)).role()).toBe(role);
});

test('a card field is named by its label and described by its error', async () => {
  const page = await visitPageOf('<shop-cc-form data-method="acme"></shop-cc-form>');
  const number = await page.find('textbox', 'Credit Card Number');
  await number.type('4111111111111112');
  await page.press(keys.Tab);
  await expect.poll(() => number.attribute('aria-invalid'), patience).toBe('true');
  expect(await number.name()).toBe('Credit Card Number');
  const described = await number.ask((field: Element) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? ''),
  );
  expect(described.join(' ')).toContain('Check the card number');
});

test('editable stars are named radio buttons with one checked; read-only stars are one image', async () => {
  const page = await visitPageOf(
    '<shop-rating-stars data-score="4" data-score-name="rating" aria-label="Value"></shop-rating-stars><shop-rating-stars data-score="3" data-read-only></shop-rating-stars>',
  );
  const radios = await page.all('input[type="radio"]');
  expect(radios).toHaveLength(5);
  const names = await Promise.all(radios.map((radio) => radio.name()));
  expect(new Set(names).size).toBe(5);
  expect(await Promise.all(radios.map((radio) => radio.role()))).toEqual(Array(5).fill('radio'));
  expect((await Promise.all(radios.map((radio) => radio.isChecked()))).filter(Boolean)).toHaveLength(1);
  expect(await (await page.css('shop-rating-stars[data-read-only] [role="img"]')).name()).toMatch(/3/);
});

test('tabs have a named list, and each panel is named after its tab', async () => {
  const page = await visitPageOf(`<h2>About it</h2><shop-tabs>
    <ul role="tablist"><li><a href="#care">Care</a></li><li><a href="#repair">Repair</a></li></ul>
    <div class="tabs-content"><div id="care">Oil it.</div><div id="repair">Bring it.</div></div></shop-tabs>`);
  expect(await heard(page, '[role="tablist"]')).toEqual(['tablist About it']);
  expect(await heard(page, '[role="tab"]')).toEqual(['tab Care', 'tab Repair']);
  expect(await heard(page, '[role="tabpanel"]')).toEqual(['tabpanel Care']);
  await (await page.find('tab', 'Repair')).click();
  await page.find('tabpanel', 'Repair');
  expect(await heard(page, '[role="tabpanel"]')).toEqual(['tabpanel Repair']);
});

test('a carousel has a name, and its controls come before its slides', async () => {
  const page = await visitPageOf(
    '<shop-slider data-show-arrows data-show-dots aria-label="News"><div><a href="#one">First frost</a></div><div><a href="#two">Bread weather</a></div></shop-slider>',
  );
  await page.find('button', /^Next/);
  expect(await (await page.css('shop-slider')).name()).toBe('News');
  const lines = await heard(page, 'shop-slider button, shop-slider [aria-hidden="false"] a');
  expect(lines.findIndex((line) => line.startsWith('button Next'))).toBeGreaterThan(-1);
  expect(lines.at(-1)).toBe('link First frost');
});

test('an open dialog is named by its title and has one button', async () => {
  const page = await visitPageOf(
    '<button class="guide">Size guide</button><shop-modal data-trigger=".guide"><h2>Sizes</h2><p>Small is small.</p></shop-modal>',
  );
  await (await page.find('button', 'Size guide')).click();
  const dialog = await page.find('dialog', 'Sizes');
  expect(await dialog.ask((element: Element) => element.matches(':modal'))).toBe(true);
  // The dialog fades in, and the browser's driver sees no button until then.
  await expect.poll(() => heard(page, 'dialog button'), patience).toEqual(['button Close']);
});

test('the menu in a narrow window has buttons, links, and a heading per level', async () => {
  const page = await visit();
  const menu = await openPhoneMenu(page);
  await (await menu.find('button', 'Kitchen')).click();
  await menu.find('heading', 'Kitchen');
  await menu.find('button', 'Back to home');
  await menu.find('link', 'All Kitchen');
});

test('after filtering, the number of products is announced once', async () => {
  const page = await visit();
  await page.open('/desk.html');
  await page.allDrawn();
  await (await (await page.css('shop-layered-nav')).find('link', /^\$0\.00 - \$24\.99/)).click();
  await expect.poll(() => page.count('.product-item'), patience).toBe(3);
  await expect.poll(() => page.texts('[role="status"]'), patience).toContain('3 products');
  const spoken = await page.texts('[role="status"]');
  expect(spoken.filter((text) => /\b3\b/.test(text))).toHaveLength(1);
  expect(await (await page.css('shop-layered-nav [role="status"]')).role()).toBe('status');
});
