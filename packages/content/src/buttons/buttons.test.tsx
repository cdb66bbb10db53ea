import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/axe';
import { drawn } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';
import './buttons.css';
import '../shared/block/block.css';

const link = (width: number) => `<div data-content-type="button-item"><a href="#a" data-element="link"
  style="width: ${width}px; padding: 0; overflow: hidden; white-space: nowrap">A button</a></div>`;

const group = (widths: readonly number[], sameWidth = true, around = '') =>
  drawn(
    'shop-buttons',
    `<div ${around}><shop-buttons data-same-width="${sameWidth}">${widths.map(link).join('')}</shop-buttons></div>`,
  );

const links = () => Array.from(document.querySelectorAll<HTMLElement>('[data-element="link"]'));
const minWidths = () => Array.from(new Set(links().map(({ style }) => style.minWidth)));

test.each(vectors<{ sameWidth: boolean; naturalWidths: number[] }, { minWidth: number | null }>('buttons.equal-width'))(
  'sets no width without data-same-width="true", or without buttons ($id)',
  async ({ input, expected }) => {
    const element = await group(input.naturalWidths, input.sameWidth);
    const wanted = expected.minWidth === null ? '' : `${expected.minWidth}px`;
    await expectAccessible(element);
    await expect.poll(minWidths).toEqual(input.naturalWidths.length === 0 ? [] : [wanted]);
  },
);

test('all are as wide as the widest, even if that one is not a link', async () => {
  const element = await group([100, 140]);
  await expect.poll(minWidths).toEqual(['140px']);
  element.insertAdjacentHTML('beforeend', '<div data-element="empty_link" style="width: 200px">More</div>');
  document.dispatchEvent(new CustomEvent('contentType:redrawAfter', { bubbles: true }));
  await expect.poll(minWidths).toEqual(['200px']);
});

test.each([true, false])("measures them again after the page's redraw event, bubbling: %s", async (bubbles) => {
  const element = await group([100, 140]);
  await expect.poll(minWidths).toEqual(['140px']);
  element.querySelector('a')?.style.setProperty('padding-inline-start', '200px');
  document.dispatchEvent(new CustomEvent('contentType:redrawAfter', { bubbles, detail: { element } }));
  await expect.poll(() => Number.parseFloat(minWidths()[0] ?? '')).toBeGreaterThan(140);
});

test('measures hidden buttons when they are shown', async () => {
  const element = await group([100, 140], true, 'hidden');
  expect(minWidths()).toEqual(['']);
  if (element.parentElement) element.parentElement.hidden = false;
  await expect.poll(minWidths).toEqual(['140px']);
});

test('restores their widths when the setting changes or the element is removed', async () => {
  const element = await group([100, 140]);
  await expect.poll(minWidths).toEqual(['140px']);
  element.dataset.sameWidth = 'false';
  await expect.poll(minWidths).toEqual(['']);
  element.dataset.sameWidth = 'true';
  await expect.poll(minWidths).toEqual(['140px']);
  const removed = links();
  element.remove();
  await expect.poll(() => removed.map(({ style }) => style.minWidth)).toEqual(['', '']);
});

test('wraps a group printed by Page Builder', async () => {
  await drawn(
    'shop-buttons',
    `<shop-buttons><div data-content-type="buttons" data-same-width="true" data-element="main">${link(80)}${link(120)}</div></shop-buttons>`,
  );
  await expect.poll(minWidths).toEqual(['120px']);
});

test('measures them again when the window is resized', async () => {
  await drawn(
    'shop-buttons',
    `<shop-buttons style="inline-size: 300px" data-same-width="true">${link(80)}${link(120)}</shop-buttons>`,
  );
  await expect.poll(minWidths).toEqual(['120px']);
  for (const button of document.querySelectorAll<HTMLElement>('shop-buttons a')) button.style.inlineSize = '150px';
  window.dispatchEvent(new Event('resize'));
  await expect.poll(minWidths).toEqual(['150px']);
});

test('measures them again when a web font arrives', async () => {
  const element = await group([100, 140]);
  await expect.poll(minWidths).toEqual(['140px']);
  element.querySelector('a')?.style.setProperty('inline-size', '180px');
  document.fonts.dispatchEvent(new Event('loadingdone'));
  await expect.poll(minWidths).toEqual(['180px']);
});
