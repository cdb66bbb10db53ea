import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/axe';
import { drawn } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';

const menu = (linkImage: string) => `
  <a href="#outside">Outside</a>
  <shop-submenu-image>
    <ul><li><a href="#kitchen">Kitchen</a>
      <ul>
        <li class="level1"><a href="#mugs" ${linkImage === '' ? '' : `data-image="${linkImage}"`}>Mugs</a></li>
        <li class="level1"><a href="#pots">Pots</a></li>
        <li><img src="p.jpg" alt="Kitchen"></li>
      </ul></li></ul>
  </shop-submenu-image>`;

function link(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`a[href="#${name}"]`);
  if (found === null) throw new Error(`no link ${name}`);
  return found;
}

const picture = () => document.querySelector('img')?.getAttribute('src');

const steps: Readonly<Record<string, (target: HTMLElement) => void>> = {
  enter: (target) => target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })),
  leave: (target) =>
    target.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body })),
};

test('keeps the server’s menu and is accessible', async () => {
  await expectAccessible(await drawn('shop-submenu-image', menu('c.jpg')));
});

interface Input {
  original: string;
  linkImage: string;
  events: string[];
}

test.each(vectors<Input, string[]>('submenu-image'))(
  'hovering swaps the picture (vector $id)',
  async ({ input, expected }) => {
    await drawn('shop-submenu-image', menu(input.linkImage));
    const seen = input.events.map((event) => {
      steps[event]?.(link('mugs'));
      return picture();
    });
    expect(seen).toEqual(expected);
  },
);

test('focusing swaps the picture', async () => {
  await drawn('shop-submenu-image', menu('c.jpg'));
  link('mugs').focus();
  expect(picture()).toBe('c.jpg');
  link('outside').focus();
  expect(picture()).toBe('p.jpg');
});

test('a submenu without a picture of its own has none again afterwards', async () => {
  await drawn('shop-submenu-image', menu('c.jpg').replace('src="p.jpg"', ''));
  link('mugs').focus();
  expect(picture()).toBe('c.jpg');
  link('outside').focus();
  expect(picture()).toBeNull();
});

test('restores the original picture when the menu is removed, so that it is still known when it returns', async () => {
  // A picture that loads, because one that doesn't is taken back anyway.
  const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const element = await drawn('shop-submenu-image', menu(pixel));
  const image = element.querySelector('img');
  steps['enter']?.(link('mugs'));
  await image?.decode();
  expect(picture()).toBe(pixel);
  element.remove();
  await expect.poll(() => image?.getAttribute('src')).toBe('p.jpg');
});

test('swaps a picture with a <source>, which browsers prefer, too', async () => {
  const named = (name: string) => `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' id='${name}'/%3E`;
  const source = `<picture><source srcset="${named('kitchen').replaceAll(' ', '%20')}"><img`;
  await drawn('shop-submenu-image', menu(named('mugs')).replace('<img', source));
  const current = () => /id='(\w+)'/.exec(document.querySelector('img')?.currentSrc ?? '')?.[1];
  await expect.poll(current).toBe('kitchen');
  link('mugs').focus();
  await expect.poll(current).toBe('mugs');
  link('outside').focus();
  await expect.poll(current).toBe('kitchen');
});

test('a link without a picture changes nothing', async () => {
  await drawn('shop-submenu-image', menu('c.jpg'));
  link('mugs').focus();
  link('pots').focus();
  expect(picture()).toBe('p.jpg');
});

test('restores the original picture if the other one does not load', async () => {
  await drawn('shop-submenu-image', menu('/no-such-picture.jpg'));
  link('mugs').focus();
  await expect.poll(picture).toBe('p.jpg');
});

test('loads the pictures of a submenu when the shopper reaches it, once', async () => {
  await drawn('shop-submenu-image', menu('/mugs-of-the-submenu.jpg'));
  // A full buffer would record nothing more.
  performance.clearResourceTimings();
  const loaded = () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('mugs-of-the'));
  expect(loaded()).toEqual([]);
  steps['enter']?.(link('kitchen'));
  await expect.poll(loaded).toHaveLength(1);
  steps['enter']?.(link('mugs'));
  expect(picture()).toBe('/mugs-of-the-submenu.jpg');
});
