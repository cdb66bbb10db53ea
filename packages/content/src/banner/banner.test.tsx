import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { playingFilm } from '#testing/film';
import { drawn } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';
import '../shared/background/background.css';

type Attributes = Readonly<Record<string, string>>;

const inside = (
  name = 'banner',
) => `<a href="#sale" data-element="link"><div class="pagebuilder-${name}-wrapper" data-element="wrapper" style="background: black; color: white">
  <div data-overlay-color="rgba(0, 0, 0, 0.4)" data-element="overlay"><div data-element="content"><p>Sale</p></div>
  <button type="button" data-element="button">Shop</button></div></div></a>`;

function banner({ event: _, ...attributes }: Attributes, content = inside()): Promise<HTMLElement> {
  const list = Object.keys(attributes).map((name) => `${name}="${attributes[name]}"`);
  return drawn(
    'shop-banner',
    `<p>Elsewhere</p><shop-banner ${list.join(' ')}>${content}</shop-banner><button>After</button>`,
  );
}

function part(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-element="${name}"]`);
  if (found === null) throw new Error(`no ${name}`);
  return found;
}

/** The visible parts, by the names in the vectors. */
const shown = () => ({
  overlay: getComputedStyle(part('overlay')).backgroundColor === 'rgba(0, 0, 0, 0.4)' ? 'shown' : 'hidden',
  button: getComputedStyle(part('button')).visibility === 'visible' ? 'shown' : 'hidden',
});
const all = { overlay: 'shown', button: 'shown' };
const nothing = { overlay: 'hidden', button: 'hidden' };
const onHover = { 'data-show-overlay': 'hover', 'data-show-button': 'hover' };

// Resets the pointer, which stays where the previous test left it.
beforeEach(async () => {
  document.body.innerHTML = '<p>Elsewhere</p>';
  await userEvent.hover(page.getByText('Elsewhere'));
});

const events: Readonly<Record<string, () => Promise<void>>> = {
  enter: () => userEvent.hover(part('link')),
  leave: async () => {
    await userEvent.hover(part('link'));
    await userEvent.unhover(part('link'));
  },
};

test.each(vectors<Attributes, typeof all>('banner.hover'))(
  'hovering shows the overlay and the button, unless they never show ($id)',
  async ({ input, expected }) => {
    const element = await banner(input);
    await events[input.event ?? '']?.();
    expect(shown()).toEqual(expected);
    await expectAccessible(element);
  },
);

test('shows its hover content under the pointer', async () => {
  await banner(onHover);
  expect(shown()).toEqual(nothing);
  await userEvent.hover(part('link'));
  expect(shown()).toEqual(all);
  await userEvent.unhover(part('link'));
  await expect.poll(shown).toEqual(nothing);
});

test('shows its hover content on focus, at its only tab stop', async () => {
  await banner(onHover);
  await userEvent.tab();
  expect(document.activeElement).toBe(part('link'));
  expect(shown()).toEqual(all);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(shown()).toEqual(nothing);
});

test('without a link, the keyboard reaches its button, which then shows', async () => {
  const content = inside().replace('<a href="#sale" data-element="link">', '<div data-element="empty_link">');
  const element = await banner(onHover, content.replace('</a>', '</div>'));
  const opacity = () => getComputedStyle(part('button')).opacity;
  expect(opacity()).toBe('0');
  await userEvent.tab();
  expect(document.activeElement).toBe(part('button'));
  expect(opacity()).toBe('1');
  expect(shown()).toEqual(all);
  await expectAccessible(element);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(opacity()).toBe('0');
});

test('shows its hover content on touch', async () => {
  const element = await banner(onHover);
  element.dispatchEvent(new Event('touchstart', { bubbles: true }));
  expect(shown()).toEqual(all);
});

test('"always" shows, and missing settings change nothing', async () => {
  await banner({ 'data-show-button': 'always' }, inside().replace('<button ', '<button style="visibility: hidden" '));
  expect(shown()).toEqual({ overlay: 'hidden', button: 'shown' });
  expect(part('overlay').style.backgroundColor).toBe('');
});

test('wraps a slide printed by Page Builder, and plays its video outside the link', async () => {
  const film = 'data-background-type="video" data-video-src="webm:/examples/shop/theme/media/piet-clamp-lamp.webm"';
  const slide = inside('slide').replace('data-element="wrapper"', `${film} data-element="wrapper"`);
  const main = `<div data-content-type="slide" data-show-overlay="hover" data-element="main">${slide}</div>`;
  const element = await banner({}, main);
  expect(shown().overlay).toBe('hidden');
  await userEvent.hover(part('link'));
  expect(shown().overlay).toBe('shown');
  const pause = page.getByRole('button', { name: 'Pause the background video' });
  await playingFilm();
  await expect.element(pause).toBeVisible();
  expect(pause.element().closest('a')).toBeNull();
  expect(part('wrapper').querySelector('video')).not.toBeNull();
  await expectAccessible(element);
});

test('shows its parts as printed when their settings are removed', async () => {
  const element = await banner(onHover);
  expect(shown()).toEqual(nothing);
  expect(part('button').tabIndex).toBe(-1);
  delete element.dataset['showButton'];
  delete element.dataset['showOverlay'];
  await expect.poll(() => shown().button).toBe('shown');
  expect(part('button').style.cssText).toBe('');
  expect(part('overlay').style.cssText).toBe('');
  element.replaceWith();
  await expect.poll(() => element.querySelector('[data-element="button"]')?.hasAttribute('tabindex')).toBe(false);
});
