import '@shop-elements/catalog/rating-stars/define';
import { announceTags } from '@shop-elements/core';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { themeRules } from '#testing/page';
import { ShopElements, showPanelOnRequest } from '../api';

const panel = page.getByRole('dialog');
const tall = '<div style="block-size: 300vh"></div>';
const wrong =
  '<shop-rating-stars id="reviews" data-read-only="maybe"><p data-shop-fallback>3 stars</p></shop-rating-stars>';
const right = '<shop-rating-stars data-score="3"></shop-rating-stars>';

beforeEach(() => {
  for (const level of ['table', 'error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  history.replaceState(null, '', location.pathname);
  await page.viewport(1280, 800);
});

/** Opens the panel on a page with this markup, after its elements have rendered. */
async function open(html: string): Promise<void> {
  document.body.innerHTML = `<button>Search</button>${html}`;
  await eventually(() =>
    expect(document.querySelector('shop-rating-stars:not([data-state="loading"])')).not.toBeNull(),
  );
  document.querySelector('button')?.focus();
  ShopElements.doctor({ panel: true });
  await expect.element(panel).toBeVisible();
}

test('lists every element, with its console error and what to do', async () => {
  await open(right + wrong);
  const said = String(vi.mocked(console.error).mock.calls[0]?.[0]).trim();
  await expect.element(panel.getByRole('heading')).toHaveTextContent('Need attention: 1 of 2');
  const rows = panel.getByRole('listitem').elements();
  expect(rows.map((row) => row.querySelector('.name')?.textContent)).toEqual([
    '<shop-rating-stars id="reviews"> · error',
    '<shop-rating-stars> · ready',
  ]);
  expect(said).toContain('readOnly: expected');
  expect(rows[0]?.textContent).toContain(said);
  expect(rows[0]?.textContent).toContain('Correct it at its source');
});

test('suggests the right name of an attribute and a tag', async () => {
  await open('<shop-rating-stars data-scoer="3"></shop-rating-stars><shop-rating-star></shop-rating-star>');
  await expect.element(panel.getByText('data-scoer is not a setting.')).toBeVisible();
  await expect.element(panel.getByText('Write data-score.')).toBeVisible();
  await expect
    .element(panel.getByText('Unknown tag <shop-rating-star>; did you mean <shop-rating-stars>?'))
    .toBeVisible();
});

test('says what to do about each kind of problem', async () => {
  themeRules('.note[hidden] { display: block !important } .cover { position: fixed; inset: 0 }');
  announceTags(['shop-later']);
  const later = `<shop-later data-state="loading"><p class="note" hidden>Note</p><a href="/tea.html">Tea</a></shop-later>`;
  const unknown = '<shop-brewing-guide></shop-brewing-guide><shop-rating-stars data-brew-time="2"></shop-rating-stars>';
  await open(`${right + later + unknown}<div class="cover"></div>`);
  announceTags([]);
  document.querySelector<HTMLElement>('[data-shop-root]')?.style.setProperty('opacity', '0');
  await userEvent.click(panel.getByRole('button', { name: 'Check again' }));
  const rows = panel.getByRole('listitem').elements();
  const rowOf = (problem: string) => rows.find(({ textContent }) => textContent?.includes(problem));
  for (const [problem, advice] of [
    ['<shop-later> has not rendered yet', 'Check the network panel'],
    ['has `hidden`, but a style sheet', 'keeps [hidden] elements hidden'],
    ['cannot be pressed: <div class="cover"> covers it', 'Move the element that covers it'],
    ['No script defines <shop-brewing-guide>', 'load the script that defines it'],
    ['data-brew-time is not a setting', 'Look up its name in the documentation'],
    ['has style="opacity: 0;"', 'Find the script that sets this style'],
  ] as const) {
    expect(rowOf(problem)?.textContent, problem).toContain(advice);
  }
});

test('leads to the nearest visible part of the page for an element that is hidden', async () => {
  await page.viewport(360, 640);
  await open(`${tall}<section id="around"><p>Tea</p><div hidden>${wrong}</div></section>${tall}`);
  (panel.getByRole('button', { name: 'Show on the page' }).element() as HTMLElement).click();
  const around = document.querySelector('#around');
  expect(around && getComputedStyle(around).outlineStyle).toBe('solid');
  expect(around?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
});

test('keeps its list while a developer uses it', async () => {
  await open(wrong);
  const button = panel.getByRole('button', { name: 'Show on the page' }).element() as HTMLElement;
  button.focus();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  document.dispatchEvent(new CustomEvent('shop-error'));
  vi.advanceTimersByTime(1_000);
  expect(button.isConnected).toBe(true);
  button.blur();
  document.dispatchEvent(new CustomEvent('shop-error'));
  vi.advanceTimersByTime(1_000);
  expect(button.isConnected).toBe(false);
});

test("does not complain about a shop's own element", async () => {
  customElements.define('shop-floor-plan', class extends HTMLElement {});
  await open(`${right}<shop-floor-plan></shop-floor-plan>`);
  await expect.element(panel.getByRole('heading')).toHaveTextContent('No problems found. Checked: 2');
});

/** In a test's frame, other browsers don't reevaluate a shadow root's media queries when the frame gets narrower. */
const narrow = test.skipIf(server.browser !== 'chromium');

narrow('leads to an element that is out of sight, and frames it without an inline style', async () => {
  await page.viewport(360, 640);
  await open(tall + wrong + tall);
  await userEvent.click(panel.getByRole('button', { name: 'Show on the page' }));
  const element = document.querySelector('#reviews');
  const box = element?.getBoundingClientRect();
  const cover = panel.element().getBoundingClientRect();
  expect(box?.top).toBeGreaterThanOrEqual(0);
  expect(box?.bottom).toBeLessThanOrEqual(cover.top);
  expect(element && getComputedStyle(element).outlineStyle).toBe('solid');
  expect(element?.hasAttribute('style')).toBe(false);
});

test('an element whose code failed to load has an error; one that waits to become visible does not', async () => {
  announceTags(['shop-later', 'shop-lost']);
  await open(`${right}<shop-later></shop-later><shop-lost data-state="error"></shop-lost>`);
  announceTags([]);
  await expect.element(panel.getByText('<shop-later> · waiting')).toBeVisible();
  await expect.element(panel.getByText('<shop-lost> did not start.')).toBeVisible();
  await expect.element(panel.getByRole('heading')).toHaveTextContent('Need attention: 1 of 3');
});

test('gets the focus, and Escape returns it', async () => {
  await open(right);
  expect(panel.element().contains(document.activeElement?.shadowRoot?.activeElement ?? null)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  expect(document.activeElement?.textContent).toBe('Search');
});

narrow('moves nothing on the page, and fits a phone', async () => {
  await page.viewport(320, 568);
  document.body.innerHTML = right;
  await eventually(() => expect(document.querySelector('[data-state="ready"]')).not.toBeNull());
  const before = [
    document.documentElement.scrollHeight,
    document.querySelector('shop-rating-stars')?.getBoundingClientRect().top,
  ];
  await open(right.replace(' data-score', ' id="a-very-long-name-that-a-page-builder-made-for-an-element" data-score'));
  document.querySelector('button')?.replaceWith();
  expect([
    document.documentElement.scrollHeight,
    document.querySelector('shop-rating-stars')?.getBoundingClientRect().top,
  ]).toEqual(before);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(panel.element().scrollWidth).toBeLessThanOrEqual(320);
});

test('updates when elements change, and does not report itself as covering them', async () => {
  await open(wrong);
  await expect.element(panel.getByRole('heading')).toHaveTextContent('Need attention: 1 of 1');
  document.querySelector('#reviews')?.setAttribute('data-read-only', 'true');
  await userEvent.click(panel.getByRole('button', { name: 'Check again' }));
  await expect.element(panel.getByRole('heading')).toHaveTextContent('No problems found. Checked: 1');
  document.body.insertAdjacentHTML('beforeend', wrong);
  await expect.element(panel.getByRole('heading')).toHaveTextContent('Need attention: 1 of 2');
});

test('can be opened again after it was closed', async () => {
  await open(right);
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  await expect.element(panel).not.toBeInTheDocument();
  ShopElements.doctor({ panel: true });
  await expect.element(panel).toBeVisible();
});

test('?shop-debug in the URL shows it', async () => {
  document.body.innerHTML = right;
  showPanelOnRequest();
  expect(console.table).not.toHaveBeenCalled();
  history.replaceState(null, '', '?utm=a&shop-debug');
  showPanelOnRequest();
  await expect.element(panel).toBeVisible();
});

test('is accessible', async () => {
  await open(wrong + right);
  await expectAccessible(panel.element());
});
