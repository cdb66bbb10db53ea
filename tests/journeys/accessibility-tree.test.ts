import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { allDrawn, visit, withBrowser } from './visit';

withBrowser();

/** Serves a page of the shop with only this markup. */
async function open(markup: string): Promise<Page> {
  const { page } = await visit();
  await page.route('**/tree.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Tree</title><script src="/static/shop-elements.umd.js"></script><main>${markup}</main>`,
    }),
  );
  await page.goto('/tree.html');
  await allDrawn(page);
  return page;
}

/** Nodes without a meaning of their own: screen readers skip them. */
const silent = ['generic', 'none', 'InlineTextBox', 'RootWebArea', 'main', 'paragraph', 'LineBreak', 'ListMarker'];

/** What a screen reader reads, in order: role, name and state. */
async function readAloud(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];
  const read = (id: string): void => {
    const node = byId.get(id);
    if (node === undefined) return;
    const role = String(node.role?.value ?? '');
    if (!node.ignored && !silent.includes(role)) {
      const states = (node.properties ?? [])
        .filter(({ name }) => ['selected', 'checked', 'expanded', 'invalid', 'modal', 'current'].includes(name))
        .filter(({ value }) => !['false', ''].includes(String(value.value ?? '')))
        .map(({ name, value }) => `${name}=${String(value.value)}`);
      lines.push([role, JSON.stringify(node.name?.value ?? ''), ...states].join(' '));
    }
    for (const child of node.childIds ?? []) read(child);
  };
  const [root] = nodes;
  if (root !== undefined) read(root.nodeId);
  return lines;
}

const of = (lines: readonly string[], ...roles: string[]) =>
  lines.filter((line) => roles.some((role) => line.startsWith(`${role} `)));

test('a message is read once as a status, an error once as an alert', async () => {
  const page = await open('<shop-messages></shop-messages>');
  await page.evaluate(() => {
    window.ShopElements?.messages.add({ type: 'success', text: 'Saved.' });
    window.ShopElements?.messages.add({ type: 'error', text: 'Not saved.' });
  });
  await page.getByText('Not saved.').waitFor();
  const lines = await readAloud(page);
  expect(of(lines, 'StaticText').filter((line) => line.includes('Saved.'))).toHaveLength(1);
  expect(of(lines, 'StaticText').filter((line) => line.includes('Not saved.'))).toHaveLength(1);
  expect(of(lines, 'alert')).toHaveLength(1);
  expect(of(lines, 'status')).toHaveLength(1);
});

test('an invalid card number is marked invalid, and its message describes the field', async () => {
  const page = await open('<shop-cc-form data-method="acme"></shop-cc-form>');
  const number = page.getByRole('textbox', { name: 'Credit Card Number' });
  await number.fill('4111 1111 1111 1112');
  await number.press('Tab');
  await page.locator('[aria-invalid="true"]').first().waitFor();
  const lines = await readAloud(page);
  expect(of(lines, 'textbox')).toContain('textbox "Credit Card Number" invalid=true');
  const described = await number.getAttribute('aria-describedby');
  const ids = (described ?? '').split(' ').map((id) => `#${id}`);
  expect(await page.locator(ids.join()).allTextContents()).toEqual(
    expect.arrayContaining([expect.stringMatching(/\S/)]),
  );
});

test('editable stars are a radio group with the chosen one checked; read-only stars are one image', async () => {
  const page = await open(
    '<shop-rating-stars data-score="4" data-score-name="rating" aria-label="Value"></shop-rating-stars><shop-rating-stars data-score="3" data-read-only></shop-rating-stars>',
  );
  const lines = await readAloud(page);
  expect(of(lines, 'radio')).toHaveLength(5);
  expect(of(lines, 'radio').filter((line) => line.includes('checked=true'))).toHaveLength(1);
  expect(of(lines, 'radiogroup', 'group')).toHaveLength(1);
  expect(of(lines, 'image', 'img')).toHaveLength(1);
});

const tabs = `<h2>About it</h2><shop-tabs>
  <ul role="tablist"><li><a href="#care">Care</a></li><li><a href="#repair">Repair</a></li></ul>
  <div class="tabs-content"><div id="care">Oil it.</div><div id="repair">Bring it.</div></div></shop-tabs>`;

test('tabs have a named list with one selected tab, and only its panel is read', async () => {
  const page = await open(tabs);
  const lines = await readAloud(page);
  expect(of(lines, 'tablist')).toEqual(['tablist "About it"']);
  expect(of(lines, 'tab')).toEqual(['tab "Care" selected=true', 'tab "Repair"']);
  expect(of(lines, 'tabpanel')).toEqual(['tabpanel "Care"']);
  expect(lines.join()).not.toContain('Bring it.');
});

test('Page Builder’s tabs are named by the heading before them', async () => {
  const page = await open(`<shop-page-builder><h2>About it</h2>
    <div data-content-type="tabs"><ul role="tablist" class="tabs-navigation">
      <li role="tab"><a href="#care">Care</a></li><li role="tab"><a href="#repair">Repair</a></li></ul>
    <div class="tabs-content"><div data-content-type="tab-item" id="care">Oil it.</div>
      <div data-content-type="tab-item" id="repair">Bring it.</div></div></div></shop-page-builder>`);
  const lines = await readAloud(page);
  expect(of(lines, 'tablist')).toEqual(['tablist "About it"']);
  expect(of(lines, 'tab')).toEqual(['tab "Care" selected=true', 'tab "Repair"']);
});

test('a slide and its dot have different names', async () => {
  const page = await open(
    '<shop-slider data-show-dots aria-label="News"><div>First frost</div><div>Bread weather</div></shop-slider>',
  );
  await page.getByRole('button', { name: 'Show 2 of 2' }).waitFor();
  const lines = await readAloud(page);
  expect(of(lines, 'button').filter((line) => line.includes('2'))).toEqual([
    'button "Show 1 of 2"',
    'button "Show 2 of 2"',
  ]);
  expect(of(lines, 'group')).toEqual(['group "News"', 'group "1 of 2"']);
});

test('the phone menu is a named navigation, and only the current level and its heading are read', async () => {
  const categories = [
    {
      name: 'Lamps',
      url: '/lamps.html',
      categories: [{ name: 'Desk lamps', url: '/desk.html', categories: [] }],
    },
    { name: 'Sale', url: '/sale.html', categories: [] },
  ];
  const page = await open(
    `<shop-mobile-menu data-home-url="/" data-categories='${JSON.stringify(categories)}'></shop-mobile-menu>`,
  );
  const [menu = ''] = of(await readAloud(page), 'navigation');
  expect(menu).toMatch(/^navigation "\S+"$/);
  expect(of(await readAloud(page), 'link', 'button')).toEqual(['link "Home"', 'button "Lamps"', 'link "Sale"']);
  await page.getByRole('button', { name: 'Lamps' }).press('Enter');
  await page.getByRole('heading', { name: 'Lamps' }).waitFor();
  const lines = await readAloud(page);
  expect(of(lines, 'heading')).toEqual(['heading "Lamps"']);
  expect(of(lines, 'link')).toEqual(['link "alle Lamps"', 'link "Desk lamps"']);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Lamps');
});

test('a carousel is named, its controls come before its slides, and only visible slides are read', async () => {
  const page = await open(
    '<shop-slider data-show-arrows data-show-dots aria-label="News"><div>First frost</div><div>Bread weather</div></shop-slider>',
  );
  await page.getByRole('button', { name: 'Next' }).waitFor();
  const lines = await readAloud(page);
  const next = lines.findIndex((line) => line.startsWith('button "Next'));
  const slide = lines.indexOf('StaticText "First frost"');
  expect(next).toBeGreaterThan(-1);
  expect(slide).toBeGreaterThan(next);
  expect(lines.join()).not.toContain('Bread weather');
});

test('an open dialog is modal and named, and the page behind it is not read', async () => {
  const page = await open(
    '<button class="guide">Size guide</button><shop-modal data-trigger=".guide"><h2>Sizes</h2><p>Small is small.</p></shop-modal>',
  );
  await page.getByRole('button', { name: 'Size guide' }).click();
  await page.getByRole('dialog').waitFor();
  const lines = await readAloud(page);
  expect(of(lines, 'dialog')).toEqual(['dialog "Sizes" modal=true']);
  expect(of(lines, 'button')).toEqual(['button "Close"']);
});

test('after filtering, the focus stays and the number of products is announced once', async () => {
  const { page } = await visit();
  await page.goto('/desk.html');
  await allDrawn(page);
  await page.locator('shop-layered-nav a', { hasText: '$0.00 - $24.99' }).first().click();
  await page.waitForURL(/price=/);
  await expect.poll(() => page.locator('.product-item').count()).toBe(3);
  await expect.poll(async () => of(await readAloud(page), 'status').length).toBeGreaterThan(0);
  const spoken = () => page.getByRole('status').allTextContents();
  await expect.poll(async () => (await spoken()).filter((text) => /\b3\b/.test(text)).length).toBe(1);
});
