import { addTexts, resetTexts } from '@shop-elements/core';
import { writeCookie } from '@shop-elements/host';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, server, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, pageJson, ready, recordEvents, show } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';
import './gallery-video.css';
import '../../../ui/src/base.css';
import type { GalleryVideoConfig } from './gallery-video.config';
import type { GalleryVideoDetail } from './stage';

const ID = 'dQw4w9WgXcQ';
const YOUTUBE = `https://youtu.be/${ID}`;
const VIMEO = 'https://vimeo.com/76979871';
const FILM = 'mp4:/film.mp4,webm:/film.webm';
const CONSENT = 'user_allowed_save_cookie';
const picture = '<img alt="Tea" width="300" height="300" src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=">';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Replies for the video providers. */
    stubPlayers(): Promise<void>;
  }
}

type Item = Partial<GalleryVideoConfig['items'][number]>;

const image: Item = { mediaType: 'image', videoUrl: null };
const video = (videoUrl: string, isBase = false): Item => ({ mediaType: 'external-video', videoUrl, isBase });

/** A gallery that scrolls sideways, with one part per item. */
async function gallery(items: readonly Item[], settings: object = {}, inside = picture): Promise<HTMLElement> {
  const frames = items.map(() => `<li>${inside}</li>`).join('');
  const element = show(
    'shop-gallery-video',
    `<shop-gallery-video data-items='${JSON.stringify(items)}' data-settings='${JSON.stringify([settings])}'>
       <ul class="slides">${frames}</ul></shop-gallery-video>`,
  );
  return ready(element);
}

function frame(index: number): HTMLElement {
  const found = document.querySelectorAll<HTMLElement>('li')[index];
  if (found === undefined) throw new Error(`no frame ${index}`);
  return found;
}

const player = () => document.querySelector<HTMLIFrameElement | HTMLVideoElement>('iframe, video');
const playButton = () => page.getByRole('button', { name: 'Play video' });
const closeButton = () => document.querySelector<HTMLElement>('.shop-gallery-video__player > button');
const parameters = () => Object.fromEntries(new URL((player() as HTMLIFrameElement).src).searchParams);

const inChromium = test.skipIf(server.browser !== 'chromium');

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  .slides { display: flex; overflow-x: auto; width: 300px; margin: 0; padding: 0; }
  .slides > * { flex: 0 0 100%; height: 300px; list-style: none; }
`);

beforeEach(async () => {
  document.adoptedStyleSheets.push(sheet);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await commands.stubPlayers();
});

afterEach(async () => {
  vi.restoreAllMocks();
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  writeCookie(CONSENT, '', { lifetime: -1 });
  await page.viewport(1280, 800);
});

test('on an iPhone, which has no full screen, a video plays by itself and stops when another frame is shown', async () => {
  vi.spyOn(document, 'fullscreenElement', 'get').mockReturnValue(undefined as never);
  const { requestFullscreen } = Element.prototype;
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
  onTestFinished(() => void Object.assign(Element.prototype, { requestFullscreen }));
  await gallery([video(YOUTUBE, true), image], { playIfBase: '1' });
  await eventually(() => expect(player()).not.toBeNull());
  document.querySelector('.slides')?.scrollTo({ left: 300 });
  await eventually(() => expect(player()).toBeNull());
});

test('keeps the gallery, with a button on each video, and loads nothing', async () => {
  const element = await gallery([image, video(YOUTUBE)]);
  expect(element.querySelectorAll('img')).toHaveLength(2);
  expect(frame(0).querySelector('button')).toBeNull();
  expect(frame(1).dataset.shopVideo).toBe('unplayed');
  expect(frame(1).getBoundingClientRect().height).toBe(300);
  expect(player()).toBeNull();
  await expectAccessible(element);
});

test('plays a clicked video in its frame, and fires the event', async () => {
  const played = recordEvents<GalleryVideoDetail>('shop-gallery-video-play');
  const element = await gallery([video(YOUTUBE)]);
  await playButton().click();
  expect(frame(0).contains(player())).toBe(true);
  const src = (player() as HTMLIFrameElement).src;
  expect(src).toMatch(`https://www.youtube.com/embed/${ID}?`);
  expect(played.map(({ detail }) => detail)).toEqual([{ provider: 'youtube', id: ID, src }]);
  expect(player()?.title).toBe('Tea');
  expect(document.activeElement).toBe(player());
  expect(document.querySelectorAll('script[src*="youtube"], script[src*="vimeo"]')).toHaveLength(0);
  expect(frame(0).getBoundingClientRect().height).toBe(300);
  await expectAccessible(element);
});

test.each(
  vectors<{ videoSettings: object[] }, { showRelated: number; videoAutoRestart: number }>('video.gallery-settings'),
)(
  'shows related videos and repeats the video only if the shop’s settings say so ($id)',
  async ({ input, expected }) => {
    await gallery([video(YOUTUBE)], input.videoSettings[0]);
    frame(0).click();
    expect(parameters()).toMatchObject({ autoplay: '1', mute: '0', rel: String(expected.showRelated) });
    expect(parameters().loop).toBe(expected.videoAutoRestart === 1 ? '1' : undefined);
  },
);

test.each([
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
  [VIMEO, 'https://player.vimeo.com/video/76979871'],
])('plays %s from its own host, and loops if configured', async (url, address) => {
  await gallery([video(url)], { videoAutoRestart: '1' });
  frame(0).click();
  expect((player() as HTMLIFrameElement).src).toContain(`${address}?`);
  expect(parameters()).toMatchObject({ loop: '1', ...(url === VIMEO ? {} : { playlist: ID }) });
});

test('plays the shop’s files in the browser’s player', async () => {
  const played = recordEvents<GalleryVideoDetail>('shop-gallery-video-play');
  await gallery([video(FILM)], { videoAutoRestart: true });
  frame(0).click();
  const film = document.querySelector('video');
  expect([film?.controls, film?.autoplay, film?.playsInline, film?.loop, film?.muted]).toEqual([
    true,
    true,
    true,
    true,
    false,
  ]);
  const sources = Array.from(film?.querySelectorAll('source') ?? [], ({ type, src }) => [type, new URL(src).pathname]);
  expect(sources).toEqual([
    ['video/mp4', '/film.mp4'],
    ['video/webm', '/film.webm'],
  ]);
  expect(played[0]?.detail).toEqual({
    provider: 'custom',
    id: undefined,
    src: new URL('/film.mp4', location.href).href,
  });
});

test('plays in the large picture of a gallery with as many parts as pictures: two pictures above two thumbnails', async () => {
  const element = show(
    'shop-gallery-video',
    `<shop-gallery-video data-items='${JSON.stringify([image, video(YOUTUBE)])}'>
      <div class="stage"><div class="frame active">${picture}</div><div class="frame">${picture}</div></div>
      <div class="thumbs"><div class="thumb">${picture}</div><div class="thumb">${picture}</div></div></shop-gallery-video>`,
  );
  await ready(element);
  await playButton().click();
  await eventually(() => expect(player()?.closest('.frame')?.previousElementSibling?.className).toBe('frame active'));
});

test('the server’s own link plays the video; with Ctrl it stays a link', async () => {
  await gallery([video(YOUTUBE)], {}, `<a href="${YOUTUBE}">${picture}</a>`);
  const link = document.querySelector('a');
  expect(frame(0).querySelector('button')).toBeNull();
  const elsewhere = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link?.dispatchEvent(elsewhere);
  expect(player()).toBeNull();
  link?.focus();
  await userEvent.keyboard('{Enter}');
  expect(player()).not.toBeNull();
});

test.each(vectors<{ events: readonly string[] }, readonly string[]>('video.gallery-state'))(
  'a press on a video plays it, and another picture or the close button stops it ($id)',
  async ({ input, expected }) => {
    const unloaded = recordEvents<GalleryVideoDetail>('shop-gallery-video-unload');
    const element = await gallery([video(YOUTUBE), image]);
    await observedOnce(element);
    const steps: Readonly<Record<string, () => void>> = {
      'click video frame': () => frame(0).click(),
      'show another frame': () => document.querySelector('.slides')?.scrollTo({ left: 300 }),
      'click close control': () => closeButton()?.click(),
    };
    expect(frame(0).dataset.shopVideo).toBe(expected[0]);
    for (const [index, event] of input.events.entries()) {
      steps[event]?.();
      await eventually(() => expect(frame(0).dataset.shopVideo).toBe(expected[index + 1]));
    }
    expect(player()).toBeNull();
    expect(unloaded.map(({ detail }) => detail.id)).toEqual([ID]);
  },
);

// In other browsers, the providers are not stubbed.
inChromium('closing restores the focus to the button, and a second video stops the first', async () => {
  await gallery([video(YOUTUBE), video(VIMEO)]);
  performance.clearResourceTimings();
  await playButton().first().click();
  // Chromium moves the focus once more if a frame had it.
  await expect
    .poll(() => performance.getEntriesByType('resource').map(({ name }) => name))
    .toContain((player() as HTMLIFrameElement).src);
  closeButton()?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(frame(0).querySelector('button'));
  frame(0).click();
  frame(1).click();
  expect(document.querySelectorAll('iframe')).toHaveLength(1);
  expect(frame(1).contains(player())).toBe(true);
});

test('scrolling the page away from the gallery does not stop its video', async () => {
  await gallery([video(YOUTUBE)]);
  frame(0).click();
  const below = document.createElement('div');
  below.style.height = '3000px';
  document.body.append(below);
  const observed = new Promise((resolve) =>
    new IntersectionObserver((_, own) => resolve(own.disconnect())).observe(below),
  );
  window.scrollTo(0, 2000);
  await observed;
  expect(player()).not.toBeNull();
});

test('a video started while its frame scrolls into view continues', async () => {
  const marked = new Promise((resolve) =>
    new MutationObserver((_, own) => {
      if (document.querySelector('[data-shop-video]') === null) return;
      own.disconnect();
      frame(1).click();
      resolve(undefined);
    }).observe(document.body, { subtree: true, attributes: true }),
  );
  const element = await gallery([image, video(YOUTUBE)]);
  const slides = document.querySelector('.slides');
  await marked;
  await observedOnce(element);
  expect(player()).not.toBeNull();
  slides?.scrollTo({ left: 300 });
  await observedOnce(element);
  expect(player()).not.toBeNull();
  slides?.scrollTo({ left: 0 });
  await eventually(() => expect(player()).toBeNull());
});

interface BaseVector {
  mediaType?: string;
  isBase?: boolean;
  playIfBase: string;
  width: number;
  alreadyPlayedOnThisPage?: boolean;
  frames?: readonly string[];
}

test.each(vectors<BaseVector, boolean>('video.base-autoplay'))(
  'plays the base video by itself only if the shop wants it, once, and on a wide screen ($id)',
  async ({ input, expected }) => {
    const { mediaType = '', isBase = false, playIfBase, width, alreadyPlayedOnThisPage, frames } = input;
    await page.viewport(width, 800);
    const items = frames === undefined ? [{ mediaType, isBase, videoUrl: YOUTUBE }] : [image, video(YOUTUBE, true)];
    const element = await gallery(items, { playIfBase });
    await observedOnce(element);
    if (alreadyPlayedOnThisPage) {
      await eventually(() => expect(player()).not.toBeNull());
      // As after choosing another swatch.
      element.dataset.items = JSON.stringify([...items]).replace(ID, 'aaaaaaaaaaa');
      await eventually(() => expect(player()).toBeNull());
      await observedOnce(element);
    }
    if (expected) await eventually(() => expect(parameters().mute).toBe('1'));
    else expect(player()).toBeNull();
  },
);

test('does not autoplay again when it is put back', async () => {
  await page.viewport(1200, 800);
  const element = await gallery([video(YOUTUBE, true)], { playIfBase: '1' });
  await eventually(() => expect(player()).not.toBeNull());
  element.remove();
  await eventually(() => expect(element.querySelector('iframe')).toBeNull());
  document.body.append(element);
  await eventually(() => expect(playButton().element()).toBeVisible());
  await observedOnce(element);
  expect(player()).toBeNull();
});

test.each([
  ['behind a picture, which the list shows first', [image, video(YOUTUBE, true)], false],
  ['at its beginning', [video(YOUTUBE, true), image], true],
])('autoplay of the base video of a plain list: %s', async (_, items, expected) => {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  const element = await gallery(items, { playIfBase: '1' });
  await observedOnce(element);
  await eventually(() => expect(player() !== null).toBe(expected));
  await observedOnce(element);
  expect(player() !== null).toBe(expected);
});

/** Waits until the browser has notified every observer. */
function observedOnce(element: Element): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() =>
      new IntersectionObserver((_, own) => {
        own.disconnect();
        resolve();
      }).observe(element),
    );
  });
}

test.each(vectors<{ 'data-type': string }, string>('video.unknown-type'))(
  'reports an unplayable video as in vector $id, and leaves it to the link',
  async ({ input, expected }) => {
    const recorded = recordEvents<{ issues: { message: string }[] }>('shop-error');
    const address = `https://www.${input['data-type']}.com/video/x7tgad0`;
    await gallery([video(address)], {}, `<a href="${address}">${picture}</a>`);
    expect(recorded[0]?.detail.issues[0]?.message).toBe(expected);
    const followed = vi.fn((event: Event) => {
      expect(event.defaultPrevented).toBe(false);
      event.preventDefault();
    });
    document.addEventListener('click', followed, { once: true });
    document.querySelector('a')?.click();
    expect(followed).toHaveBeenCalledTimes(1);
    expect(player()).toBeNull();
    expect(recorded).toHaveLength(2);
  },
);

test('what shows nothing is no frame, such as the picture for browsers without scripts', async () => {
  const items = JSON.stringify([image, video(YOUTUBE)]);
  await drawn(
    'shop-gallery-video',
    `<shop-gallery-video data-items='${items}'><ul><li>${picture}</li><noscript>Tea</noscript><li>${picture}</li></ul></shop-gallery-video>`,
  );
  frame(1).click();
  expect(frame(1).querySelector('iframe')).not.toBeNull();
});

test('an unplayable video without a link has no play button, and a click reports it again', async () => {
  const recorded = recordEvents('shop-error');
  await gallery([video('https://www.dailymotion.com/video/x7tgad0'), video(YOUTUBE)]);
  await expect.element(playButton()).toBeVisible();
  expect(playButton().elements()).toHaveLength(1);
  frame(0).click();
  expect(player()).toBeNull();
  expect(recorded).toHaveLength(2);
});

test('shows a link to the video next to its player, in case the player does not load', async () => {
  await gallery([video(`${YOUTUBE}?t=5`), video(FILM)]);
  const link = () => document.querySelector<HTMLAnchorElement>('.shop-gallery-video__player > a');
  frame(0).click();
  expect([link()?.textContent, link()?.href]).toEqual(['Watch on youtu.be', `${YOUTUBE}?t=5`]);
  frame(1).click();
  expect([link()?.textContent, link()?.pathname]).toEqual(['Open the video file', '/film.mp4']);
});

/** The consent bar of Luma and Hyvä. */
function printConsentBar(): void {
  const bar = document.createElement('div');
  bar.id = 'notice-cookie-block';
  document.documentElement.append(bar);
  onTestFinished(() => bar.replaceWith());
}

test.each([
  ['has not answered', ''],
  ['has refused', '{"1":0}'],
])('does not contact a provider for a shopper who %s; the shop’s own files may play', async (_, answer) => {
  printConsentBar();
  writeCookie(CONSENT, answer);
  const element = await gallery([video(YOUTUBE, true)], { playIfBase: '1' });
  await observedOnce(element);
  expect(player()).toBeNull();
  await gallery([video(FILM, true)], { playIfBase: '1' });
  await eventually(() => expect(document.querySelector('video')?.muted).toBe(true));
});

test('autoplays the base video after consent', async () => {
  printConsentBar();
  writeCookie(CONSENT, '{"1":1}');
  await gallery([video(YOUTUBE, true)], { playIfBase: '1' });
  await eventually(() => expect(player()).not.toBeNull());
});

test('autoplays only once the page is parsed, because a consent bar may follow', async () => {
  const parsing = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  onTestFinished(() => parsing.mockRestore());
  const drawing = gallery([video(YOUTUBE, true)], { playIfBase: '1' });
  // What follows the element: only then it is parsed itself.
  document.body.append('\n', document.createElement('p'));
  await observedOnce(await drawing);
  expect(player()).toBeNull();
  parsing.mockRestore();
  document.dispatchEvent(new Event('DOMContentLoaded'));
  await eventually(() => expect(player()).not.toBeNull());
});

test('keeps poster, captions and start time', async () => {
  await gallery([
    { ...video(`${FILM}#t=12`), captions: '/film.vtt' },
    video(`${YOUTUBE}?t=1m30s&cc_load_policy=1`),
    video(`${VIMEO}#t=20`),
  ]);
  frame(0).click();
  const film = document.querySelector('video');
  expect(film?.poster).toContain('data:image/gif');
  expect(film?.querySelector('source:last-of-type')?.getAttribute('src')).toMatch(/film\.webm#t=12$/);
  expect(new URL(film?.querySelector('track')?.src ?? '').pathname).toBe('/film.vtt');
  frame(1).click();
  expect(parameters()).toMatchObject({ start: '90', cc_load_policy: '1' });
  frame(2).click();
  expect(new URL((player() as HTMLIFrameElement).src).hash).toBe('#t=20s');
});

test('a click on another control of the frame does not play', async () => {
  const zoomed = vi.fn();
  await gallery([video(YOUTUBE)], {}, `${picture}<button type="button" aria-label="Zoom in">+</button>`);
  const zoom = document.querySelector<HTMLElement>('[aria-label="Zoom in"]');
  zoom?.addEventListener('click', zoomed);
  zoom?.click();
  expect(zoomed).toHaveBeenCalled();
  expect(player()).toBeNull();
  expect(playButton().elements()).toHaveLength(1);
});

describe('Luma’s gallery', () => {
  const items = [image, video(YOUTUBE), video(VIMEO)];
  const frames: HTMLElement[] = [];

  /** Fotorama's markup, which replaces the server's picture: a frame per item, but only near the shown one. */
  async function fotorama(attributes = ''): Promise<HTMLElement> {
    const element = await ready(
      show(
        'shop-gallery-video',
        `<shop-gallery-video data-items='${JSON.stringify(items)}' ${attributes}>
           <div class="gallery-placeholder" data-gallery-role="gallery-placeholder">
             <img alt="main product photo" class="gallery-placeholder__image" width="300" height="300"></div></shop-gallery-video>`,
      ),
    );
    expect(element.querySelector('button')).toBeNull();
    const thumb = `<div class="fotorama__nav__frame fotorama__nav__frame--thumb" tabindex="0" role="button"
      data-gallery-role="nav-frame" aria-label="Tea"><div class="fotorama__thumb">${picture}</div></div>`;
    const stage = document.createElement('div');
    stage.className = 'fotorama-item fotorama';
    stage.innerHTML = `<div class="fotorama__wrap"><div class="fotorama__stage">
        <div class="fotorama__arr fotorama__arr--prev" tabindex="0" role="button" aria-label="Previous"></div>
        <div class="fotorama__stage__shaft slides" tabindex="0" data-gallery-role="stage-shaft"></div></div>
      <div class="fotorama__nav-wrap"><div class="fotorama__nav"><div class="fotorama__nav__shaft">${thumb.repeat(3)}</div></div></div></div>`;
    element.querySelector('[data-gallery-role]')?.replaceChildren(stage);
    frames.splice(0, 3, ...items.map(() => document.createElement('div')));
    for (const each of frames) {
      each.className = 'fotorama__stage__frame fotorama__loaded fotorama__loaded--img';
      each.innerHTML = picture;
    }
    return element;
  }

  /** First the thumbnails change, then the stage, and old frames stay next to the new one. */
  function turnTo(index: number): void {
    const thumbs = document.querySelectorAll('.fotorama__nav__frame');
    for (const parts of [[...thumbs], frames]) {
      for (const [number, part] of parts.entries()) part.classList.toggle('fotorama__active', number === index);
    }
    const near = frames.filter((_, number) => Math.abs(number - index) < 2);
    document.querySelector('.fotorama__stage__shaft')?.replaceChildren(...near);
  }

  // Other drivers can't click a button in a stage that has just moved.
  inChromium('keeps only the frames near the shown one, which its thumbnails indicate', async () => {
    const element = await fotorama();
    turnTo(2);
    const caught = vi.fn();
    element.querySelector('.fotorama__stage__shaft')?.addEventListener('mousedown', caught);
    await playButton().click();
    expect((player() as HTMLIFrameElement).src).toContain('vimeo');
    expect(caught).not.toHaveBeenCalled();
    turnTo(1);
    await eventually(() => expect(player()).toBeNull());
    await playButton().click();
    expect((player() as HTMLIFrameElement).src).toContain('youtube');
  });

  test('has a Play button on phones, where dots take the place of the thumbnails', async () => {
    await fotorama();
    turnTo(0);
    const nav = document.querySelector('.fotorama__nav');
    nav?.classList.add('fotorama__nav--dots');
    const dot = '<div class="fotorama__nav__frame fotorama__nav__frame--dot" tabindex="0" role="button"></div>';
    nav?.firstElementChild?.insertAdjacentHTML('beforeend', dot.repeat(3));
    const dots = document.querySelectorAll('.fotorama__nav__frame--dot');
    dots[2]?.classList.add('fotorama__active');
    for (const [number, frame] of frames.entries()) frame.classList.toggle('fotorama__active', number === 2);
    document.querySelector('.fotorama__stage__shaft')?.replaceChildren(...frames.slice(1));
    await expect.element(playButton()).toBeVisible();
    (playButton().element() as HTMLElement).click();
    expect((player() as HTMLIFrameElement).src).toContain('vimeo');
  });

  test('plays the video of the shown picture without thumbnails, which a theme can turn off', async () => {
    const fotoramaData = { activeIndex: 0, size: 3 };
    const data = (name: string) => (name === 'fotorama' ? fotoramaData : undefined);
    pageJson('jQuery', () => ({ trigger() {}, on() {}, off() {}, data }));
    const element = await fotorama();
    element.querySelector('.fotorama__nav-wrap')?.remove();
    turnTo(0);
    await observedOnce(element);
    expect(playButton().elements()).toHaveLength(0);
    fotoramaData.activeIndex = 2;
    turnTo(2);
    await expect.element(playButton()).toBeVisible();
    (playButton().element() as HTMLElement).click();
    expect((player() as HTMLIFrameElement).src).toContain('vimeo');
  });

  test('goes by the frames where neither thumbnails nor fotorama report which picture shows', async () => {
    const element = await fotorama();
    element.querySelector('.fotorama__nav-wrap')?.remove();
    turnTo(1);
    await expect.element(playButton()).toBeVisible();
    (playButton().element() as HTMLElement).click();
    expect((player() as HTMLIFrameElement).src).toContain('youtube');
  });

  test('shows no video on a picture after returning to it', async () => {
    const element = await fotorama();
    turnTo(0);
    await observedOnce(element);
    turnTo(1);
    await expect.element(playButton()).toBeVisible();
    turnTo(0);
    await expect.poll(() => playButton().elements()).toHaveLength(0);
    expect(element.querySelector('[data-shop-video]')).toBeNull();
    frames[0]?.click();
    expect(player()).toBeNull();
  });

  test('shows the videos of the chosen variant', async () => {
    await fotorama(`data-options='${JSON.stringify({ 1541: [video(VIMEO), image, image] })}'`);
    document.body.insertAdjacentHTML('beforeend', '<input type="hidden" name="selected_configurable_option" value="">');
    turnTo(0);
    expect(playButton().elements()).toHaveLength(0);
    const chosen = document.querySelector('[name="selected_configurable_option"]');
    chosen?.setAttribute('value', '1541');
    chosen?.dispatchEvent(new Event('change', { bubbles: true }));
    await playButton().click();
    expect((player() as HTMLIFrameElement).src).toContain('vimeo');
  });

  test('shows the videos of the variant that Luma’s swatches report', async () => {
    let product: string | undefined;
    const renderer = { getProduct: () => product };
    const data = (name: string) => (name === 'mage-SwatchRenderer' ? renderer : undefined);
    pageJson('jQuery', () => ({ trigger() {}, on() {}, off() {}, data }));
    await fotorama(`data-options='${JSON.stringify({ 1541: [video(VIMEO), image, image] })}'`);
    const swatches = '<div data-role="swatch-options"><label><input type="radio"> Red</label></div>';
    document.body.insertAdjacentHTML('beforeend', swatches);
    turnTo(0);
    expect(playButton().elements()).toHaveLength(0);
    product = '1541';
    await page.getByRole('radio', { name: 'Red' }).click();
    await playButton().click();
    expect((player() as HTMLIFrameElement).src).toContain('vimeo');
  });

  test('shows the videos of a variant that a script chooses without an event', async () => {
    const chosen = document.createElement('input');
    Object.assign(chosen, { type: 'hidden', name: 'selected_configurable_option' });
    // It is there before the element.
    document.documentElement.append(chosen);
    onTestFinished(() => chosen.remove());
    await fotorama(`data-options='${JSON.stringify({ 1541: [video(VIMEO), image, image] })}'`);
    turnTo(0);
    await expect.element(playButton()).not.toBeInTheDocument();
    chosen.setAttribute('value', '1541');
    await playButton().click();
    expect((player() as HTMLIFrameElement).src).toContain('vimeo');
  });

  test('uses the pictures that the gallery itself reports', async () => {
    const shown = [
      { type: 'video', videoUrl: VIMEO, isMain: true },
      { type: 'image', videoUrl: null, isMain: false },
      { type: 'image', videoUrl: null, isMain: false },
    ];
    const gallery = { returnCurrentImages: () => shown };
    pageJson('jQuery', () => ({
      trigger() {},
      on() {},
      off() {},
      data: (name: string) => name === 'gallery' && gallery,
    }));
    await fotorama();
    turnTo(0);
    await playButton().click();
    expect((player() as HTMLIFrameElement).src).toContain('vimeo');
  });
});

describe('Hyvä’s gallery', () => {
  const pictures = [image, video(YOUTUBE)].map((_, index) => picture.replace('<img', `<img data-index="${index}"`));

  function turnTo(index: number): void {
    for (const [number, each] of document.querySelectorAll<HTMLElement>('#gallery img').entries()) {
      each.style.display = number === index ? '' : 'none';
    }
  }

  async function place(): Promise<HTMLElement> {
    const element = await ready(
      show(
        'shop-gallery-video',
        `<shop-gallery-video data-items='${JSON.stringify([image, video(YOUTUBE)])}'>
          <div id="gallery" x-data="initGallery()"><div class="relative" style="width:300px;height:300px">
            <template x-for="(image, index) in images"><img></template>${pictures.join('')}
            <button type="button" aria-label="Full screen">+</button></div>
            <div id="thumbs"><button type="button">1</button><button type="button">2</button></div></div></shop-gallery-video>`,
      ),
    );
    turnTo(0);
    return element;
  }

  test('stacks its pictures: uses the visible one', async () => {
    await place();
    await expect.poll(() => playButton().elements()).toHaveLength(0);
    turnTo(1);
    await playButton().click();
    expect((player() as HTMLIFrameElement).src).toContain('youtube');
    turnTo(0);
    await expect.poll(player).toBeNull();
    expect(playButton().elements()).toHaveLength(0);
  });

  test.each(['isActiveImageVideo', "images[active].type === 'video' && !activeVideoType"])(
    'has its own play button, which is hidden while ours is there: %s',
    async (condition) => {
      await place();
      const stage = document.querySelector('#gallery .relative');
      stage?.insertAdjacentHTML('beforeend', `<button type="button" x-show="${condition}">Hyvä</button>`);
      const own = page.getByRole('button', { name: 'Hyvä' });
      turnTo(1);
      await expect.poll(() => playButton().elements()).toHaveLength(1);
      expect(own.elements()).toHaveLength(0);
      turnTo(0);
      await expect.poll(() => own.elements()).toHaveLength(1);
    },
  );

  test('has other pictures after choosing a variant', async () => {
    await place();
    const detail = [
      { type: 'video', videoUrl: VIMEO, isMain: true },
      { type: 'image', videoUrl: null, isMain: false },
    ];
    window.dispatchEvent(new CustomEvent('update-gallery', { detail }));
    await playButton().click();
    expect((player() as HTMLIFrameElement).src).toContain('vimeo');
  });
});

test('a video keeps playing when another setting or the texts change, as after a locale file has loaded', async () => {
  onTestFinished(resetTexts);
  const element = await gallery([video(YOUTUBE), video(VIMEO)]);
  frame(0).click();
  const playing = player();
  expect(playing).not.toBeNull();
  element.dataset.mobileWidth = '600';
  addTexts({ en: { 'gallery-video': { play: 'Play the film' } } });
  await eventually(() => expect(frame(1).querySelector('button')?.title).toBe('Play the film'));
  expect(player()).toBe(playing);
});

test('removing the element restores the gallery', async () => {
  const element = await gallery([video(YOUTUBE)]);
  frame(0).click();
  const inner = frame(0);
  element.parentNode?.removeChild(element);
  await eventually(() => expect(element.querySelector('[data-shop-root]')).toBeNull());
  expect(inner.innerHTML).toBe(picture);
  expect(inner.getAttributeNames()).toEqual([]);
});

test('the focus of the button is drawn inside of its frame, because galleries cut off what is outside', async () => {
  await gallery([video(YOUTUBE)]);
  for (let steps = 0; steps < 5 && document.activeElement?.localName !== 'button'; steps++) await userEvent.tab();
  await expect.element(playButton()).toHaveFocus();
  const { outlineStyle, outlineOffset, outlineWidth, boxShadow } = getComputedStyle(playButton().element());
  expect(outlineStyle).toBe('solid');
  expect(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)).toBeLessThanOrEqual(0);
  expect(boxShadow).toContain('inset');
});

test('a copy of the page, as page caches restore it, shows the picture instead of a player that cannot be closed', async () => {
  const element = await gallery([video(YOUTUBE)]);
  await playButton().click();
  await expect.poll(closeButton).toBeTruthy();
  const copy = element.cloneNode(true) as HTMLElement;
  element.replaceWith(copy);
  await ready(copy);
  await expect.poll(closeButton).toBeNull();
  expect(player()).toBeNull();
  await expect.poll(() => copy.querySelectorAll('.shop-gallery-video__play').length).toBe(1);
  await playButton().click();
  await expect.poll(closeButton).toBeTruthy();
  closeButton()?.click();
  await expect.poll(player).toBeNull();
});
