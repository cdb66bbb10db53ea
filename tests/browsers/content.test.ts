import { expect, test } from 'vitest';
import { keys } from './keys';
import { patience } from './page';
import { arrivesAt, openPhoneMenu } from './steps';
import { visit, withBrowser } from './visit';

withBrowser();

test('on a Page Builder page, a video plays and pauses, slides move, and a link opens a tab', async () => {
  const page = await visit();
  await page.open('/page-builder');
  await page.css('shop-page-builder[data-state="ready"]');
  const film = await page.css('shop-page-builder [data-background-type="video"]');
  await film.ask((element: Element) => element.scrollIntoView());
  const isPlaying = () => film.ask((element: Element) => element.querySelector('video')?.paused === false);
  await expect.poll(isPlaying, patience).toBe(true);
  await (await film.find('button', 'Pause the background video')).click();
  expect(await isPlaying()).toBe(false);

  const slider = await page.css('[data-content-type="slider"]');
  await slider.ask((element: Element) => element.scrollIntoView({ block: 'center' }));
  await (await slider.find('button', /^Next/)).click();
  const hidden = () =>
    page.run(() =>
      Array.from(document.querySelectorAll('[data-content-type="slide"]'), (slide) =>
        slide.getAttribute('aria-hidden'),
      ),
    );
  await expect.poll(hidden, patience).toEqual(expect.arrayContaining(['true', 'false']));
  await expect.poll(async () => (await hidden())[1], patience).toBe('false');

  await (await page.find('link', 'Send something in')).click();
  await page.find('tabpanel', 'Repair');
  await (await page.find('tab', 'Repair')).ask((tab: HTMLElement) => tab.focus());
  await page.press(keys.ArrowRight);
  await page.find('tabpanel', 'Give back');
  expect(await page.count('[role="tabpanel"]:not([hidden])')).toBe(1);
  expect(await page.problems()).toEqual([]);
});

test('a store is selected in the list, shown on the map, and closed again', async () => {
  const page = await visit();
  await page.open('/stores');
  const inList = await page.find('button', 'Show on map Repair bench, Tillamook');
  await page.css('.leaflet-marker-icon');
  await inList.ask((button: HTMLElement) => button.focus());
  await page.press(keys.Enter);
  const opened = await page.find('dialog', 'Repair bench, Tillamook');
  expect(await opened.text()).toContain('90 Creamery Road');
  await page.press(keys.Escape);
  await expect.poll(() => inList.hasFocus(), patience).toBe(true);
  expect(await page.problems()).toEqual([]);
});

test('a dialog gets the focus, closes with Escape, and returns the focus', async () => {
  const page = await visit();
  await page.open('/help');
  await page.allDrawn();
  const guide = await page.find('link', 'Which one is mine?');
  await guide.click();
  const dialog = await page.find('dialog', 'Which one is mine?');
  expect(await dialog.ask((element: Element) => element.contains(document.activeElement))).toBe(true);
  await page.press(keys.Escape);
  await expect.poll(() => page.count('dialog[open]'), patience).toBe(0);
  expect(await guide.hasFocus()).toBe(true);
  expect(await page.problems()).toEqual([]);
});

test('in a narrow window, the menu opens level by level, Back goes up one, and links work', async () => {
  const page = await visit();
  const menu = await openPhoneMenu(page);
  await (await menu.find('button', 'Kitchen')).click();
  const title = await menu.find('heading', 'Kitchen');
  await expect.poll(() => title.hasFocus(), patience).toBe(true);
  await page.back();
  await menu.find('link', 'Home page');
  expect(await page.path()).toBe('/');
  await (await menu.find('button', 'Kitchen')).click();
  await (await menu.find('link', 'Cookware')).click();
  await arrivesAt(page, /^\/kitchen\/cookware\.html/);
  expect(await page.problems()).toEqual([]);
});
