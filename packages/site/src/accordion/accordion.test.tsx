import { expect, onTestFinished, test } from 'vitest';
import { commands, page, server, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, recordEvents, themeRules } from '#testing/page';
import './define';
import '../../../ui/src/structure.css';
import '../../../ui/src/titles.css';

const groups = (attributes = 'data-duration="0"') => `
  <shop-accordion ${attributes}>
    <section><h3>Size</h3><div>Small, large</div></section>
    <section><h3>Color</h3><div>Red, blue</div></section>
    <section><h3>Care</h3><div>By hand</div></section>
  </shop-accordion>`;

const open = () =>
  Array.from(document.querySelectorAll('section div'))
    .filter((content) => content.checkVisibility())
    .map(({ textContent }) => textContent);
const title = (name: string) => page.getByRole('button', { name });

test('starts closed, and is accessible', async () => {
  await expectAccessible(await drawn('shop-accordion', groups()));
  expect(open()).toEqual([]);
});

test('a heading with a button keeps it as the only one, also when all groups stay open', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 800);
  const printed = groups('data-open-from="769" data-duration="0"');
  await drawn('shop-accordion', printed.replace(/<h3>(\w+)<\/h3>/g, '<h3><button type="button">$1</button></h3>'));
  await expect.element(title('Color')).toHaveAttribute('aria-expanded', 'false');
  await title('Color').click();
  await expect.poll(open).toEqual(['Red, blue']);
  await page.viewport(1280, 800);
  await expect.poll(open).toHaveLength(3);
  await expect.element(title('Color')).not.toHaveAttribute('aria-expanded');
});

test('a help button beside the words of a title does not become the title’s button', async () => {
  await drawn('shop-accordion', groups().replace('<h3>Size</h3>', '<h3>Size <button type="button">?</button></h3>'));
  await expect.element(title('Size')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(page.getByRole('button', { name: '?', exact: true })).not.toHaveAttribute('aria-expanded');
});

test.each([
  ['after', 'Size <a href="#guide">Size guide</a>'],
  ['before', '<a href="#guide">Size guide</a> <b>Size</b>'],
])('a link %s the words of a title leads to its page, and the words open the group', async (_, words) => {
  onTestFinished(() => history.replaceState(null, '', '#'));
  await drawn('shop-accordion', groups().replace('<h3>Size</h3>', `<h3>${words}</h3>`));
  const link = page.getByRole('link', { name: 'Size guide' });
  await link.click();
  expect(location.hash).toBe('#guide');
  expect(open()).toEqual([]);
  expect(document.querySelector('button a')).toBeNull();
  await title('Size').click();
  await expect.poll(open).toEqual(['Small, large']);
  const { top } = link.element().getBoundingClientRect();
  expect(top).toBeLessThan(title('Size').element().getBoundingClientRect().bottom);
});

test('a link that is the whole title opens the group, with Space, too', async () => {
  await drawn('shop-accordion', groups().replace('<h3>Size</h3>', '<h3><b><a href="/sizes">Size</a></b></h3>'));
  const link = page.getByRole('link', { name: 'Size' });
  await link.click();
  await expect.element(link).toHaveAttribute('aria-expanded', 'true');
  expect(open()).toEqual(['Small, large']);
  await userEvent.keyboard(' ');
  await expect.poll(open).toEqual([]);
});

test('a held Space presses such a link once, and does not scroll the page', async () => {
  await drawn(
    'shop-accordion',
    groups('data-duration="0"').replace('<h3>Size</h3>', '<h3><a href="/sizes">Size</a></h3>'),
  );
  const link = page.getByRole('link', { name: 'Size' });
  const key = (repeat: boolean) => new KeyboardEvent('keydown', { key: ' ', repeat, bubbles: true, cancelable: true });
  link.element().dispatchEvent(key(false));
  expect(open()).toEqual(['Small, large']);
  const held = key(true);
  link.element().dispatchEvent(held);
  expect(open()).toEqual(['Small, large']);
  expect(held.defaultPrevented).toBe(true);
});

test('opening a group closes the other one', async () => {
  await drawn('shop-accordion', groups('data-duration="0" data-active="[0]"'));
  expect(open()).toEqual(['Small, large']);
  await title('Color').click();
  await expect.poll(open).toEqual(['Red, blue']);
  await expect.element(title('Size')).toHaveAttribute('aria-expanded', 'false');
  expect(document.querySelectorAll('h3.expanded')).toHaveLength(1);
});

test('a closed panel stays hidden under a theme that sets `display`', async () => {
  themeRules('section > div { display: grid }');
  await drawn('shop-accordion', groups('data-duration="0" data-active="[0]"'));
  expect(open()).toEqual(['Small, large']);
  await title('Size').click();
  await expect.poll(open).toEqual([]);
});

test('with data-multiple, several groups can be open', async () => {
  await drawn('shop-accordion', groups('data-duration="0" data-multiple'));
  await title('Size').click();
  await title('Care').click();
  await expect.poll(open).toEqual(['Small, large', 'By hand']);
});

test('a group that the shopper opened stays open if data-multiple is added', async () => {
  const element = await drawn('shop-accordion', groups());
  await title('Color').click();
  element.setAttribute('data-multiple', '');
  await title('Care').click();
  await expect.poll(open).toEqual(['Red, blue', 'By hand']);
});

test('works by keyboard', async () => {
  await drawn('shop-accordion', groups());
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.poll(open).toEqual(['Red, blue']);
  await userEvent.keyboard(' ');
  await expect.poll(open).toEqual([]);
});

test('preventDefault() on the event keeps the group as it is', async () => {
  const element = await drawn('shop-accordion', groups());
  element.addEventListener('shop-accordion-toggle', (event) => event.preventDefault());
  const events = recordEvents<{ index: number; open: boolean }>('shop-accordion-toggle');
  await title('Color').click();
  expect(events.map(({ detail }) => detail)).toEqual([{ index: 1, open: true }]);
  expect(open()).toEqual([]);
});

test('Luma’s collapsible filters are groups', async () => {
  await drawn(
    'shop-accordion',
    `<shop-accordion data-duration="0"><div class="filter-options">
      <div data-role="collapsible"><div data-role="title">Size</div><section data-role="content"><div>Small</div></section></div>
    </div></shop-accordion>`,
  );
  expect(open()).toEqual([]);
  await title('Size').click();
  await expect.poll(open).toEqual(['Small']);
});

test('accepts Luma’s contents that follow their groups', async () => {
  await drawn(
    'shop-accordion',
    `<shop-accordion data-duration="0" data-active="[0]"><div class="faq">
      <div data-role="collapsible"><div data-role="trigger"><span>How long does it take?</span></div></div><section data-role="content"><div>Three days</div></section>
      <div data-role="collapsible"><div data-role="trigger"><span>Can I send it back?</span></div></div><section data-role="content"><div>Within thirty days</div></section>
    </div></shop-accordion>`,
  );
  expect(open()).toEqual(['Three days']);
  await title('Can I send it back?').click();
  await expect.poll(open).toEqual(['Within thirty days']);
});

test('Luma’s product details open by keyboard, with Enter and Space on the link that names them', async () => {
  const group = (id: string, name: string, text: string) =>
    `<div class="data item title" data-role="collapsible" id="tab-label-${id}">
      <a class="data switch" tabindex="-1" data-toggle="trigger" href="#${id}">${name}</a></div>
    <div class="data item content" id="${id}" data-role="content">${text}</div>`;
  await drawn(
    'shop-accordion',
    `<shop-accordion data-duration="0"><div class="product data items">${group('description', 'Details', 'By hand')}${group('reviews', 'Reviews', 'Lovely')}</div></shop-accordion>`,
  );
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Reviews' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Lovely')).toBeVisible();
  await expect.element(page.getByText('By hand')).not.toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Lovely')).not.toBeVisible();
});

test('nested groups open independently, also in a nested accordion', async () => {
  const group = (name: string, inside: string) =>
    `<div data-role="collapsible"><div data-role="title">${name}</div><section data-role="content"><div>${inside}</div></section></div>`;
  const inner = `<shop-accordion data-duration="0">${group('Abroad', 'Ten days')}</shop-accordion>`;
  await drawn(
    'shop-accordion',
    `<shop-accordion data-duration="0">${group('Delivery', inner)}${group('Care', 'By hand')}</shop-accordion>`,
  );
  await title('Delivery').click();
  await title('Abroad').click();
  await expect.poll(() => page.getByText('Ten days').query()?.checkVisibility()).toBe(true);
  await title('Care').click();
  await expect.poll(() => page.getByText('By hand').query()?.checkVisibility()).toBe(true);
  expect(page.getByText('Ten days').query()?.checkVisibility()).toBe(false);
});

test('a URL that points into a group opens it and closes the others, and settings can change afterwards', async () => {
  onTestFinished(() => {
    location.hash = '';
  });
  const element = await drawn(
    'shop-accordion',
    `<p><a href="#returns">Can I send it back?</a></p>
    <shop-accordion data-duration="0" data-active="[0]">
      <section><h3>Size</h3><div>Small, large</div></section>
      <section><h3>Care</h3><div><p id="washing">By hand</p></div></section>
      <section><h3>Returns</h3><div id="returns">Within thirty days</div></section>
    </shop-accordion>`,
  );
  location.hash = '#washing';
  await expect.poll(open).toEqual(['By hand']);
  await page.getByRole('link', { name: 'Can I send it back?' }).click();
  await expect.poll(open).toEqual(['Within thirty days']);
  element.setAttribute('data-active', '[1]');
  await expect.poll(open).toEqual(['Within thirty days']);
  element.setAttribute('data-multiple', 'true');
  await expect.poll(open).toEqual(['By hand', 'Within thirty days']);
});

test('a group that a URL closes while it still opens stays closed', async () => {
  onTestFinished(() => {
    location.hash = '';
  });
  await drawn(
    'shop-accordion',
    `<shop-accordion data-duration="3000">
      <section><h3>Size</h3><div>Small, large</div></section>
      <section><h3>Care</h3><div id="washing">By hand</div></section>
    </shop-accordion>`,
  );
  await title('Size').click();
  const moves = document.getAnimations();
  expect(moves).toHaveLength(1);
  location.hash = '#washing';
  await expect.poll(open).toEqual(['By hand']);
  for (const move of moves) move.finish();
  await Promise.all(moves.map(({ finished }) => finished));
  expect(open()).toEqual(['By hand']);
});

test('a URL that points into a group opens it as soon as the element starts, before the page has loaded', async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  // Like during loading, nothing matches `:target`.
  history.replaceState(null, '', '#washing');
  await drawn(
    'shop-accordion',
    `<shop-accordion data-duration="0">
      <section><h3>Size</h3><div>Small, large</div></section>
      <section><h3>Care</h3><div><p id="washing">By hand</p></div></section>
    </shop-accordion>`,
  );
  expect(open()).toEqual(['By hand']);
});

test('scrolls to the part of a group that the URL points to, if the theme hid it until now', async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(null, '', before));
  history.replaceState(null, '', '#washing');
  themeRules('.closed { display: none }');
  await drawn(
    'shop-accordion',
    `<div style="block-size: 3000px"></div><shop-accordion data-duration="0">
      <section><h3>Care</h3><div class="closed"><p id="washing">By hand</p></div></section></shop-accordion>`,
  );
  const { top, bottom } = document.getElementById('washing')?.getBoundingClientRect() ?? new DOMRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(window.innerHeight);
});

test('groups that a script adds or replaces open and close, and the others stay as the shopper left them', async () => {
  const element = await drawn('shop-accordion', groups('data-duration="0" data-active="[0]" data-multiple'));
  await title('Color').click();
  await title('Size').click();
  const [, , care] = document.querySelectorAll('section');
  if (care) care.outerHTML = '<section><h3>Returns</h3><div>Within thirty days</div></section>';
  await expect.element(title('Returns')).toHaveAttribute('aria-expanded', 'false');
  expect(open()).toEqual(['Red, blue']);
  await title('Returns').click();
  expect(open()).toEqual(['Red, blue', 'Within thirty days']);
  element.innerHTML =
    '<section><h3>Care</h3><div>By hand</div></section><section><h3>Fit</h3><div>Loose</div></section>';
  await expect.poll(open).toEqual(['By hand']);
  await title('Fit').click();
  expect(open()).toEqual(['By hand', 'Loose']);
});

test.skipIf(server.browser !== 'chromium')('on paper, closed groups show their content', async () => {
  await drawn('shop-accordion', groups());
  await commands.emulateMedia({ media: 'print' });
  onTestFinished(() => commands.emulateMedia({ media: null }));
  expect(open()).toHaveLength(3);
});

test('in a window that gets wider than data-open-from, a group that was closing stays open', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 800);
  await drawn('shop-accordion', groups('data-open-from="769" data-duration="3000" data-active="[0]"'));
  await title('Size').click();
  const moves = document.getAnimations();
  expect(moves).toHaveLength(1);
  await page.viewport(1280, 800);
  await expect.poll(open).toHaveLength(3);
  for (const move of moves) move.finish();
  await Promise.all(moves.map(({ finished }) => finished));
  expect(open()).toHaveLength(3);
  expect(document.querySelector('[data-moving]')).toBeNull();
});

test('from data-open-from on all groups are open without buttons; below it, it is an accordion', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await drawn('shop-accordion', groups('data-open-from="769" data-duration="0"'));
  expect(open()).toHaveLength(3);
  expect(document.querySelector('button, [aria-expanded]')).toBeNull();
  await page.viewport(390, 800);
  await expect.poll(open).toEqual([]);
  await title('Color').click();
  await expect.poll(open).toEqual(['Red, blue']);
  await page.viewport(1280, 800);
  await expect.poll(open).toHaveLength(3);
  expect(document.querySelector('h3')?.textContent).toBe('Size');
});

test.each([
  ['slow', 600],
  ['default', 400],
  ['fast', 200],
  ['150', 150],
])('a duration of "%s" moves for %d ms', async (duration, expected) => {
  await drawn('shop-accordion', groups(`data-duration="${duration}"`));
  // Synchronously: a slow click would return after the shortest animation.
  (title('Size').element() as HTMLElement).click();
  const movements = document.getAnimations().map(({ effect }) => effect?.getTiming().duration);
  expect(movements).toEqual([expected]);
});

test('Luma’s filters are groups, also in a container with data-role="content"', async () => {
  const filter = (name: string) =>
    `<div data-role="collapsible"><div data-role="title">${name}</div><div data-role="content">${name} options</div></div>`;
  await drawn(
    'shop-accordion',
    `<shop-accordion data-duration="0"><div class="filter-options" data-role="content">${['Size', 'Color', 'Care'].map(filter).join('')}</div></shop-accordion>`,
  );
  for (const name of ['Size', 'Color', 'Care']) {
    await expect.element(title(name)).toHaveAttribute('aria-expanded', 'false');
  }
});

test('the terms of a definition list open their descriptions, one at a time', async () => {
  await drawn(
    'shop-accordion',
    '<shop-accordion data-duration="0"><dl><dt>Size</dt><dd>8 cm</dd><dt>Care</dt><dd><p>By hand</p><p>Cold</p></dd></dl></shop-accordion>',
  );
  await expect.element(page.getByText('8 cm')).not.toBeVisible();
  await page.getByRole('button', { name: 'Care' }).click();
  await expect.element(page.getByText('By hand')).toBeVisible();
  await page.getByRole('button', { name: 'Size' }).click();
  await expect.element(page.getByText('8 cm')).toBeVisible();
  await expect.element(page.getByText('By hand')).not.toBeVisible();
});

test('the entries of a list are groups', async () => {
  await drawn(
    'shop-accordion',
    `<shop-accordion data-duration="0"><ul><li><h3>Size</h3><div>Small</div></li><li><h3>Color</h3><div>Red</div></li></ul></shop-accordion>`,
  );
  await title('Color').click();
  await expect.element(page.getByText('Red')).toBeVisible();
  await expect.element(page.getByText('Small')).not.toBeVisible();
});
