import { addTexts, doctor, resetTexts } from '@shop-elements/core';
import { isClosing } from '@shop-elements/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, recordEvents, show } from '#testing/page';
import { vectors } from '#testing/vectors';
import '../accordion/define';
import './define';
import '../../../ui/src/base.css';
import './modal.css';

const guide = (attributes = 'data-duration="0" data-backdrop-duration="0"') => `
  <button class="size-guide">Size guide</button>
  <shop-modal data-trigger=".size-guide" ${attributes}><h2>Sizes</h2><p>Small is small. <a href="#more">More</a></p></shop-modal>`;

const dialog = () => document.querySelector('dialog');
const isOpen = () => dialog()?.open;
const trigger = () => page.getByRole('button', { name: 'Size guide' });

test('shows nothing until it opens, then is accessible', async () => {
  const element = await drawn('shop-modal', guide());
  expect(isOpen()).toBe(false);
  await trigger().click();
  await expect.element(page.getByRole('dialog', { name: 'Sizes' })).toBeVisible();
  await expectAccessible(element);
});

test.each([
  ['the button that opens it', '', 'Size guide'],
  ['its own label', 'aria-label="Sizes of our shirts"', 'Sizes of our shirts'],
])('without a heading, is named like %s', async (_, attributes, name) => {
  await drawn('shop-modal', guide(attributes).replace('<h2>Sizes</h2>', ''));
  await trigger().click();
  await expect.element(page.getByRole('dialog', { name, exact: true })).toBeVisible();
});

test('restores the focus when it closes', async () => {
  await drawn('shop-modal', guide());
  await trigger().click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(isOpen).toBe(false);
  await expect.element(trigger()).toHaveFocus();
});

test('has methods to open and close it, and preventDefault() stops both', async () => {
  const element = await drawn('shop-modal', guide());
  const events = recordEvents<{ open: boolean }>('shop-modal-toggle');
  element.show();
  expect(isOpen()).toBe(true);
  element.close();
  await expect.poll(isOpen).toBe(false);
  expect(events.map(({ detail }) => detail.open)).toEqual([true, false]);
  element.addEventListener('shop-modal-toggle', (event) => event.preventDefault());
  element.show();
  expect(isOpen()).toBe(false);
});

test('stays closed if a listener of its event has removed it', async () => {
  const element = await drawn('shop-modal', guide());
  element.addEventListener('shop-modal-toggle', () => element.remove());
  expect(() => element.show()).not.toThrow();
  document.body.append(element);
  await expect.poll(dialog).not.toBeNull();
  expect(isOpen()).toBe(false);
});

test('a form that closes dialogs closes it like its Close button', async () => {
  const form = '<form method="dialog"><button data-role="closeBtn" hidden></button><button>Got it</button></form>';
  await drawn('shop-modal', `<shop-modal data-open data-duration="0"><h2>Sizes</h2>${form}</shop-modal>`);
  const stop = (event: Event): void => event.preventDefault();
  document.addEventListener('shop-modal-toggle', stop);
  await page.getByRole('button', { name: 'Got it' }).click();
  expect(isOpen()).toBe(true);
  document.removeEventListener('shop-modal-toggle', stop);
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect.poll(isOpen).toBe(false);
});

test('stays open for forms that send something, and for those of a dialog inside', async () => {
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', sent, { once: true });
  const search = '<form action="/search"><button>Search</button></form>';
  const inside =
    '<div><dialog aria-label="Hint"><form method="dialog"><button>Understood</button></form></dialog></div>';
  const element = await drawn('shop-modal', `<shop-modal data-open data-duration="0">${search}${inside}</shop-modal>`);
  await page.getByRole('button', { name: 'Search' }).click();
  expect(sent).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(true);
  const hint = element.querySelector<HTMLDialogElement>('dialog dialog');
  hint?.showModal();
  await page.getByRole('button', { name: 'Understood' }).click();
  expect(hint?.open).toBe(false);
  expect(isOpen()).toBe(true);
});

test('opens when a script calls show() before it adds the element to the page', async () => {
  const element = document.createElement('shop-modal');
  element.innerHTML = '<h2>Sizes</h2><p>Small is small.</p>';
  const shown = element.show();
  document.body.append(element);
  await shown;
  await expect.element(page.getByRole('dialog', { name: 'Sizes' })).toBeVisible();
});

test('data-open opens it with the focus inside, and removing it closes it', async () => {
  const element = await drawn('shop-modal', guide('data-open data-duration="0" data-backdrop-duration="0"'));
  expect(isOpen()).toBe(true);
  expect(dialog()?.contains(document.activeElement)).toBe(true);
  element.removeAttribute('data-open');
  await expect.poll(isOpen).toBe(false);
});

test('stays open when its texts change, as after a locale file has loaded', async () => {
  onTestFinished(resetTexts);
  await drawn('shop-modal', `<div lang="nl">${guide('data-open')}</div>`);
  expect(isOpen()).toBe(true);
  addTexts({ nl: { modal: { close: 'Sluiten' } } });
  await expect.element(page.getByRole('button', { name: 'Sluiten' })).toBeVisible();
  expect(isOpen()).toBe(true);
});

test('opens again during its closing animation', async () => {
  const element = await drawn('shop-modal', guide('data-open data-duration="300"'));
  element.removeAttribute('data-open');
  await expect.poll(() => isClosing(dialog() ?? expect.fail('no dialog'))).toBe(true);
  element.setAttribute('data-open', '');
  await expect.poll(() => isClosing(dialog() ?? expect.fail('no dialog'))).toBe(false);
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  expect(isOpen()).toBe(true);
  expect(document.body.classList.contains('modal-open')).toBe(true);
});

test('a control of the server closes it, and no Close button is added', async () => {
  await drawn(
    'shop-modal',
    '<shop-modal data-open><h2>Sizes</h2><button data-dismiss="modal">Understood</button></shop-modal>',
  );
  expect(document.querySelectorAll('button')).toHaveLength(1);
  // By script: the driver of WebKitGTK misses a button of a dialog that still moves.
  document.querySelector('button')?.click();
  await expect.poll(isOpen).toBe(false);
});

test.each([
  '<div hidden>%1</div>',
  '<details><summary>More</summary>%1</details>',
  '<div style="visibility: hidden">%1</div>',
])('opens from a part of the page that is closed: %s', async (part) => {
  const [, button = '', modal = ''] = guide().split('\n');
  const element = await drawn('shop-modal', `${button}${part.replace('%1', `<p>Care</p>${modal}`)}`);
  const place = element.previousElementSibling;
  await trigger().click();
  await expect.element(page.getByRole('dialog', { name: 'Sizes' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(isOpen).toBe(false);
  await expect.poll(() => element.previousElementSibling).toBe(place);
  await expect.element(trigger()).toHaveFocus();
});

test('a trigger that is a link opens in a new tab, too', async () => {
  const [, , modal = ''] = guide().split('\n');
  await drawn('shop-modal', `<a class="size-guide" href="#sizes">Size guide</a>${modal}`);
  const link = page.getByRole('link', { name: 'Size guide' });
  // Keeps the browser from opening the tab.
  const left = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('click', left, { once: true });
  link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
  expect(left).toHaveBeenCalledTimes(1);
  expect(isOpen()).toBe(false);
  await link.click();
  await expect.poll(isOpen).toBe(true);
});

test('closes when a link inside closes the part of the page around it', async () => {
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  const [, button = '', modal = ''] = guide().split('\n');
  const groups = `<section><h3>Details</h3><div>${modal}</div></section>
    <section><h3>Sizes</h3><div id="more">All sizes</div></section>`;
  await drawn('shop-modal', `${button}<shop-accordion data-active="[0]" data-duration="0">${groups}</shop-accordion>`);
  await trigger().click();
  await page.getByRole('dialog').getByRole('link', { name: 'More' }).click();
  await expect.poll(isOpen).toBe(false);
  await expect.element(page.getByText('All sizes')).toBeVisible();
  expect(document.body.className).toBe('');
});

test('closes when a script hides the part of the page around it, because it would block the page without showing', async () => {
  await drawn('shop-modal', `<div>${guide('data-open data-duration="0" data-backdrop-duration="0"')}</div>`);
  await expect.element(page.getByRole('dialog', { name: 'Sizes' })).toBeVisible();
  const part = document.querySelector('div');
  if (part) part.hidden = true;
  await expect.poll(isOpen).toBe(false);
  expect(document.body.classList.contains('modal-open')).toBe(false);
});

test('restores the page and its content when it is removed while open', async () => {
  const element = await drawn('shop-modal', guide('data-open'));
  document.body.removeChild(element);
  await expect.poll(() => document.body.classList.contains('modal-open')).toBe(false);
  expect(dialog()).toBeNull();
  expect(element.querySelector('h2')?.parentNode).toBe(element);
});

test('stays modal when a script moves it while open, and Escape closes it', async () => {
  const element = await drawn('shop-modal', `<main></main>${guide()}`);
  await trigger().click();
  document.querySelector('main')?.append(element);
  await expect.poll(() => dialog()?.matches(':modal')).toBe(true);
  expect(dialog()?.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
  expect(document.body.className).toBe('');
});

test('content that nothing on the page opens stays visible until a trigger is added', async () => {
  const sized = guide().replace('class="size-guide"', 'class="sizes"');
  const element = await drawn('shop-modal', sized);
  const heading = page.getByRole('heading', { name: 'Sizes' });
  await expect.element(heading).toBeVisible();
  document.querySelector('button')?.classList.add('size-guide');
  document.body.append(document.createElement('hr'));
  await expect.poll(dialog).not.toBeNull();
  expect(isOpen()).toBe(false);
  await trigger().click();
  await expect.element(page.getByRole('dialog', { name: 'Sizes' })).toBeVisible();
  element.close();
});

test('a script can open content without a trigger', async () => {
  const element = await drawn('shop-modal', guide().replace('class="size-guide"', ''));
  await expect.poll(dialog).toBeNull();
  element.show();
  await expect.poll(isOpen).toBe(true);
});

test('stays open if its trigger turns out to be missing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const element = await drawn('shop-modal', '<shop-modal data-trigger=".missing"><h2>Sizes</h2></shop-modal>');
  element.show();
  vi.advanceTimersByTime(3000);
  await expect.element(page.getByRole('dialog', { name: 'Sizes' })).toBeVisible();
});

test('leaves the label of the server’s own button alone', async () => {
  const actions = '<div class="shop-dialog__actions"><button data-dismiss="modal">Understood</button></div>';
  await drawn('shop-modal', `<shop-modal data-open><h2>Sizes</h2>${actions}</shop-modal>`);
  await expect.element(page.getByRole('button', { name: 'Understood' })).toBeVisible();
});

test('fires one event, even if it is closed again during its animation', async () => {
  const element = await drawn('shop-modal', guide('data-open data-duration="300"'));
  const events = recordEvents<{ open: boolean }>('shop-modal-toggle');
  element.close();
  element.close();
  await expect.poll(isOpen).toBe(false);
  expect(events.map(({ detail }) => detail.open)).toEqual([false]);
});

test('uses the server’s own dialog', async () => {
  show('shop-modal', '<shop-modal data-open><dialog><h2>Sizes</h2></dialog></shop-modal>');
  await expect.poll(isOpen).toBe(true);
  expect(document.querySelectorAll('dialog')).toHaveLength(1);
});

test('a dialog that the server prints open, for shoppers without JavaScript, opens and closes like any other', async () => {
  await drawn(
    'shop-modal',
    guide().replace('<h2>', '<dialog open><h2>').replace('</shop-modal>', '</dialog></shop-modal>'),
  );
  expect(isOpen()).toBe(false);
  await trigger().click();
  expect(dialog()?.matches(':modal')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.poll(isOpen).toBe(false);
});

test('a dialog that the server prints open stays open if nothing on the page opens the modal', async () => {
  await drawn('shop-modal', '<shop-modal data-trigger=".missing"><dialog open><h2>Sizes</h2></dialog></shop-modal>');
  await expect.poll(isOpen).toBe(true);
  expect(document.body.classList.contains('modal-open')).toBe(false);
});

test('closing a modal inside another leaves the other open', async () => {
  const inner = '<shop-modal id="inner" data-open data-duration="0"><h3>Shoes</h3></shop-modal>';
  await drawn('shop-modal', `<shop-modal data-open data-duration="0"><h2>Sizes</h2>${inner}</shop-modal>`);
  const open = () => Array.from(document.querySelectorAll('dialog'), (each) => each.open);
  await expect.poll(open).toEqual([true, true]);
  await page.getByRole('dialog', { name: 'Shoes' }).getByRole('button', { name: 'Close' }).click();
  await expect.poll(open).toEqual([true, false]);
});

test('its heading and its button to close it are not those of a modal inside', async () => {
  const inner =
    '<shop-modal data-trigger=".shoes"><h3>Shoes</h3><button type="button" data-dismiss="modal">Done</button></shop-modal>';
  await drawn('shop-modal', guide().replace('<h2>Sizes</h2>', inner));
  await trigger().click();
  const outer = page.getByRole('dialog', { name: 'Size guide' });
  await expect.element(outer).toBeVisible();
  await outer.getByRole('button', { name: 'Close' }).click();
  await expect.poll(isOpen).toBe(false);
});

interface Input {
  state?: string;
  backdrop?: 'static';
  action: string;
}

const actions: Readonly<Record<string, () => Promise<void>>> = {
  show: () => trigger().click(),
  Escape: () => userEvent.keyboard('{Escape}'),
  'click inside': () => page.getByText('Small is small.').click(),
  'backdrop click': async () => {
    dialog()?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 1, clientY: 1 }));
  },
};

test.each(vectors<Input, string | { bodyClass: string }>('modal'))(
  'opens by its trigger, closes on Escape, but not on a click inside or on a static backdrop ($id)',
  async ({ input, expected }) => {
    const backdrop = input.backdrop === undefined ? '' : `data-backdrop="${input.backdrop}"`;
    await drawn('shop-modal', guide(`data-duration="0" data-open="${input.state === 'open'}" ${backdrop}`));
    await actions[input.action]?.();
    const closes = expected === 'closed';
    if (!closes) expect(isClosing(dialog() ?? expect.fail('no dialog'))).toBe(false);
    await expect.poll(isOpen).toBe(!closes);
    await expect.poll(() => document.body.classList.contains('modal-open')).toBe(!closes);
    if (!closes) expect(dialog()?.contains(document.activeElement)).toBe(true);
  },
);

test('doctor() reports a trigger that is not on the page, unless the modal opens by itself', async () => {
  const messages = (element: Element) =>
    doctor()
      .find((row) => row.element === element)
      ?.findings.map(({ message }) => message);
  const modal = (attributes: string) =>
    drawn('shop-modal', `<a href="#a" class="sizes">Sizes</a><shop-modal ${attributes}><h2>Sizes</h2></shop-modal>`);
  expect(messages(await modal('data-trigger=".none"'))).toEqual([
    '<shop-modal> stays in the page, because nothing matches data-trigger=".none"',
  ]);
  expect(messages(await modal('data-trigger=".sizes"'))).toEqual([]);
  expect(messages(await modal('data-trigger=".none" data-open data-duration="0"'))).toEqual([]);
});
