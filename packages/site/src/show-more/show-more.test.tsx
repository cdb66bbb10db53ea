import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, recordEvents, themeRules } from '#testing/page';
import './define';
import '../../../ui/src/base.css';

const list = (entries: readonly string[], attributes = 'data-limit="2"') =>
  `<shop-show-more ${attributes}><ol>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ol></shop-show-more>`;
const five = ['Red', 'Blue', 'Green', 'Gray', 'Sand'];

function shown(): string[] {
  return Array.from(document.querySelectorAll('li'))
    .filter((entry) => entry.checkVisibility())
    .map(({ textContent }) => textContent ?? '');
}

test('shows the first entries and a button for the rest, and is accessible', async () => {
  await expectAccessible(await drawn('shop-show-more', list(five)));
  expect(shown()).toEqual(['Red', 'Blue']);
  await expect.element(page.getByRole('button', { name: 'Show more', expanded: false })).toBeVisible();
});

test('the button shows the rest and hides it again', async () => {
  const events = recordEvents<{ open: boolean }>('shop-show-more-toggle');
  await drawn('shop-show-more', list(five));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Show less', expanded: true })).toBeVisible();
  expect(shown()).toEqual(five);
  await userEvent.keyboard('{Enter}');
  await expect.poll(shown).toEqual(['Red', 'Blue']);
  expect(events.map(({ detail }) => detail.open)).toEqual([true, false]);
});

test('the rest stays hidden under a theme that sets `display`', async () => {
  themeRules('ol > li { display: flex }');
  await drawn('shop-show-more', list(five));
  expect(shown()).toEqual(['Red', 'Blue']);
});

test('a short list needs no button', async () => {
  await drawn('shop-show-more', list(['Red', 'Blue']));
  expect(document.querySelector('button')).toBeNull();
});

test('an entry in use always shows', async () => {
  await drawn('shop-show-more', list(['Red', 'Blue', 'Green', '<a href="#" aria-current="true">Gray</a>']));
  expect(shown()).toEqual(['Red', 'Blue', 'Gray']);
});

test('counts replaced entries again, and keeps entries hidden that the shop hides', async () => {
  await drawn('shop-show-more', list(five));
  const ol = document.querySelector('ol');
  if (ol === null) throw new Error('no list');
  const entries = ['One', 'Two', 'Three'].map((text) =>
    Object.assign(document.createElement('li'), { textContent: text }),
  );
  const [first] = entries;
  if (first) first.hidden = true;
  ol.replaceChildren(...entries);
  await expect.poll(shown).toEqual(['Two']);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(shown).toEqual(['Two', 'Three']);
});

test('shortens a list that replaces the first one', async () => {
  const element = await drawn('shop-show-more', list(five));
  const fresh = document.createElement('ol');
  fresh.innerHTML = '<li>One</li><li>Two</li><li>Three</li>';
  element.querySelector('ol')?.replaceWith(fresh);
  await expect.poll(shown).toEqual(['One', 'Two']);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(shown).toEqual(['One', 'Two', 'Three']);
});

test('with data-open, starts with the whole list', async () => {
  await drawn('shop-show-more', list(five, 'data-limit="2" data-open'));
  expect(shown()).toEqual(five);
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect.poll(shown).toEqual(['Red', 'Blue']);
});

test('an invalid limit shows the whole list', async () => {
  const element = await drawn('shop-show-more', list(five));
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  element.dataset.limit = 'x';
  await expect.poll(shown).toEqual(five);
  spy.mockRestore();
});

test('shortens a list of filters that each contain a list', async () => {
  const filter = (name: string) => `<div class="filter-options-item"><p>${name}</p><ol><li>${name} 1</li></ol></div>`;
  await drawn(
    'shop-show-more',
    `<shop-show-more data-limit="2"><div class="filter-options">${five.map(filter).join('')}</div></shop-show-more>`,
  );
  expect(shown()).toEqual(['Red 1', 'Blue 1']);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.poll(shown).toHaveLength(5);
});

test('shortens its children if it contains no list', async () => {
  await drawn('shop-show-more', '<shop-show-more data-limit="1"><p>Red</p><p>Blue</p></shop-show-more>');
  await expect.element(page.getByText('Blue')).not.toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect.element(page.getByText('Blue')).toBeVisible();
});

test('shows the whole list again when a script takes the element away from around it', async () => {
  const element = await drawn('shop-show-more', list(five));
  expect(shown()).not.toEqual(five);
  element.replaceWith(...element.querySelectorAll('ol'));
  await expect.poll(shown).toEqual(five);
});
