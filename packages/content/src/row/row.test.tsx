import { hasConsent, writeCookie } from '@shop-elements/host';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands, page, server } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { playingFilm } from '#testing/film';
import { drawn, themeRules } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';
import '../shared/background/background.css';
import '../shared/block/block.css';

type Attributes = Readonly<Record<string, string | null>>;

const attributesOf = (attributes: Attributes) =>
  Object.keys(attributes)
    .map((name) => (attributes[name] === null ? '' : `${name}="${attributes[name]}"`))
    .join(' ');

const row = (attributes: Attributes, inside = '<h2>From our workshop</h2>') =>
  drawn('shop-row', `<shop-row ${attributesOf(attributes)}>${inside}</shop-row>`);

const layer = () => document.querySelector<HTMLElement>('[data-parallax-layer]');
const film = () => document.querySelector<HTMLElement>('video, iframe');
const background = () => document.querySelector<HTMLElement>('.shop-background__layer');
const pause = () => page.getByRole('button', { name: 'Pause the background video' });
const FILM = '/examples/shop/theme/media/piet-clamp-lamp.webm';
const video = (more: Attributes = {}) => ({
  'data-background-type': 'video',
  'data-video-src': `webm:${FILM}`,
  ...more,
});
const moving = { 'data-enable-parallax': '1', 'data-parallax-speed': '0.5' };

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  body { margin: 0; }
  shop-row, [data-content-type] { min-height: 400px; background: rgb(1, 2, 3) url("/w.svg") 10% 20% / cover no-repeat; }
  .space { height: 2000px; }
`);

beforeEach(async () => {
  document.adoptedStyleSheets = [sheet];
  window.scrollTo(0, 0);
  await commands.stubPlayers();
});

afterEach(() => page.viewport(1280, 800));

test('a row without video or parallax stays as the server printed it', async () => {
  const element = await row({ 'data-background-type': 'image', 'data-parallax-speed': '0.5' });
  await expectAccessible(element);
  expect(background()).toBeNull();
  expect(element.dataset.parallaxSpeed).toBe('0.5');
});

test.each(vectors<Attributes, number>('row.parallax-speed'))(
  'the background moves at the speed that is set, from -1 to 2, or else at 0.5 ($id)',
  async ({ input, expected }) => {
    const element = await row(input);
    await expect.poll(() => element.dataset.parallaxSpeed).toBe(String(expected));
    expect(document.querySelectorAll('[data-parallax-layer]')).toHaveLength(1);
  },
);

test.each(vectors<Attributes, boolean>('row.parallax-enabled'))(
  'the background moves only with data-enable-parallax="1" ($id)',
  async ({ input, expected }) => {
    await row(input);
    expect(layer() !== null).toBe(expected);
  },
);

test.each(vectors<Attributes, number>('row.video-speed'))(
  'a background video moves at the speed that is set ($id)',
  async ({ input, expected }) => {
    const element = await row({ ...input, 'data-video-src': `webm:${FILM}` });
    await expect.poll(() => element.dataset.parallaxSpeed).toBe(String(expected));
  },
);

test('a video without parallax moves with the page', async () => {
  const element = await row(video());
  await expect.poll(() => element.dataset.parallaxSpeed).toBe('1');
  expect(layer()).toBeNull();
});

test('the layer has the row’s background, and moves while the row is in view', async () => {
  await drawn('shop-row', `<shop-row ${attributesOf(moving)}>Text</shop-row><div class="space"></div>`);
  await expect.poll(() => layer()?.style.transform).toContain('translate3d');
  const style = getComputedStyle(layer() ?? document.body);
  expect([style.backgroundSize, style.backgroundPosition, style.backgroundRepeat, style.position]).toEqual([
    'cover',
    '10% 20%',
    'no-repeat',
    'fixed',
  ]);
  const before = layer()?.style.transform;
  window.scrollTo(0, 120);
  await expect.poll(() => layer()?.style.transform).not.toBe(before);
  window.scrollTo(0, 1500);
  await frames();
  await frames();
  const left = layer()?.style.transform;
  window.scrollTo(0, 1200);
  await frames();
  expect(layer()?.style.transform).toBe(left);
});

test.each(['transform: scale(1)', 'translate: 0 0', 'filter: blur(0)', 'will-change: transform', 'overflow: auto'])(
  'inside a part with "%s", the layer moves with the part, because it can’t be fixed to the window',
  async (style) => {
    await drawn('shop-row', `<div style="${style}"><shop-row ${attributesOf(moving)}>Text</shop-row></div>`);
    await expect.poll(() => layer()?.style.transform).toContain('translate3d');
    expect(getComputedStyle(layer() ?? document.body).position).toBe('absolute');
  },
);

test('the layer follows a row that grows without scrolling', async () => {
  const element = await row(moving);
  await expect.poll(() => layer()?.style.height).toBeTruthy();
  const before = Number.parseFloat(layer()?.style.height ?? '');
  element.style.minHeight = '2000px';
  await expect.poll(() => Number.parseFloat(layer()?.style.height ?? '')).toBeGreaterThan(before);
});

/** Waits until all observers of a frame have run. */
function frames(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

test('inside a scrolling container, the layer is positioned in the row', async () => {
  await drawn('shop-row', `<div style="overflow: auto"><shop-row ${attributesOf(moving)}>Text</shop-row></div>`);
  await expect.poll(() => layer()?.style.position).toBe('absolute');
});

test('wraps a row printed by Page Builder, and its own settings win', async () => {
  const inner = `<div data-content-type="row" data-appearance="contained" data-element="main">
    <div ${attributesOf(moving)} data-element="inner"><p>Text</p></div></div>`;
  const element = await row({}, inner);
  const surface = () => element.querySelector<HTMLElement>('[data-element="inner"]');
  expect(surface()?.contains(layer())).toBe(true);
  element.dataset.enableParallax = '0';
  await expect.poll(layer).toBeNull();
  expect(surface()?.querySelector('p')?.textContent).toBe('Text');
});

test('cleans up when it is removed', async () => {
  const element = await row({ ...moving, ...video() });
  await expect.poll(() => film()).not.toBeNull();
  element.parentElement?.removeChild(element);
  await expect.poll(() => element.querySelector('.shop-background__frame, video, button')).toBeNull();
  expect(element.textContent).toContain('From our workshop');
});

test('plays a muted video in a loop, with a pause button', async () => {
  const element = await row(video({ 'data-video-fallback-src': '/still.svg' }));
  expect(background()?.style.backgroundImage).toContain('/still.svg');
  const node = await playingFilm();
  await expect.element(pause()).toBeVisible();
  expect([node.muted, node.loop, node.playsInline, node.paused]).toEqual([true, true, true, false]);
  await expectAccessible(element);
  await pause().click();
  await expect.poll(() => node.paused).toBe(true);
  await page.getByRole('button', { name: 'Play the background video' }).click();
  await expect.poll(() => node.paused).toBe(false);
});

test('a video that the shopper paused stays paused when the row is moved or set again', async () => {
  const element = await row(video());
  await playingFilm();
  await pause().click();
  element.dataset['videoFallbackSrc'] = '/still.svg';
  const play = page.getByRole('button', { name: 'Play the background video' });
  await expect.poll(() => background()?.style.backgroundImage).toContain('/still.svg');
  await expect.element(play).toBeVisible();
  element.replaceWith();
  await expect.poll(() => element.querySelector('button')).toBeNull();
  document.body.append(element);
  await expect.element(play).toBeVisible();
  await play.click();
  expect((await playingFilm()).paused).toBe(false);
});

test('a copy of a row plays its video once, with one pause button', async () => {
  const element = await row(video());
  await playingFilm();
  await expect.element(pause()).toBeVisible();
  const copy = element.cloneNode(true) as HTMLElement;
  element.replaceWith(copy);
  await playingFilm();
  await expect.element(pause()).toBeVisible();
  expect(copy.querySelectorAll('video')).toHaveLength(1);
});

test('loads the video when the row comes into view, and pauses it out of view', async () => {
  await drawn(
    'shop-row',
    `<div class="space"></div><shop-row ${attributesOf(video())}></shop-row><div class="space"></div>`,
  );
  await frames();
  expect(film()).toBeNull();
  document.querySelector('shop-row')?.scrollIntoView();
  await expect.poll(() => (film() as HTMLVideoElement | null)?.paused).toBe(false);
  window.scrollTo(0, 0);
  await expect.poll(() => (film() as HTMLVideoElement | null)?.paused).toBe(true);
});

test('settings make it play at once, out of view, and only once', async () => {
  const settings = {
    'data-video-loop': 'false',
    'data-video-lazy-load': 'false',
    'data-video-play-only-visible': 'false',
  };
  await drawn('shop-row', `<div class="space"></div><shop-row ${attributesOf(video(settings))}></shop-row>`);
  await expect.poll(() => (film() as HTMLVideoElement | null)?.paused).toBe(false);
  expect((film() as HTMLVideoElement).loop).toBe(false);
});

test('a loop restarts a tenth of a second before the end', async () => {
  await row(video());
  const node = await playingFilm();
  const position = { duration: 20, currentTime: 19.5 };
  vi.spyOn(node, 'duration', 'get').mockImplementation(() => position.duration);
  const seek = vi.spyOn(node, 'currentTime', 'set').mockImplementation(() => undefined);
  const time = vi.spyOn(node, 'currentTime', 'get').mockImplementation(() => position.currentTime);
  await expect.poll(() => time.mock.calls.length).toBeGreaterThan(1);
  expect(seek).not.toHaveBeenCalled();
  position.currentTime = 19.9;
  await expect.poll(() => seek.mock.calls[0]).toEqual([0]);
});

test('a video that plays once ends, and is not restarted', async () => {
  await row(video({ 'data-video-loop': 'false' }));
  const node = await playingFilm();
  await expect.element(pause()).toBeVisible();
  vi.spyOn(node, 'duration', 'get').mockReturnValue(20);
  vi.spyOn(node, 'currentTime', 'get').mockReturnValue(19.9);
  const seek = vi.spyOn(node, 'currentTime', 'set').mockImplementation(() => undefined);
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const button = pause().element() as HTMLElement;
  // Pauses and plays, so that a loop would check the position with the test's clock.
  button.click();
  button.click();
  vi.advanceTimersByTime(1_000);
  expect(seek).not.toHaveBeenCalled();
});

test('a video that plays once stays at its end when it comes into view again, until the shopper plays it', async () => {
  const space = '<div class="space"></div>';
  await drawn(
    'shop-row',
    `${space}<shop-row ${attributesOf(video({ 'data-video-loop': 'false' }))}></shop-row>${space}`,
  );
  document.querySelector('shop-row')?.scrollIntoView();
  const node = await playingFilm();
  await expect.element(pause()).toBeVisible();
  node.pause();
  node.dispatchEvent(new Event('ended'));
  const again = page.getByRole('button', { name: 'Play the background video' });
  await expect.element(again).toBeVisible();
  const play = vi.spyOn(node, 'play');
  window.scrollTo(0, 0);
  await frames();
  document.querySelector('shop-row')?.scrollIntoView();
  await frames();
  expect(play).not.toHaveBeenCalled();
  await again.click();
  expect(play).toHaveBeenCalledOnce();
});

/** Only Chromium's driver can reply in place of the providers. */
const withProviders = test.skipIf(server.browser !== 'chromium');

withProviders.each(['https://www.youtube.com/embed/dQw4w9WgXcQ', 'https://vimeo.com/76979871'])(
  'sends the player of %s back to the start at the end',
  async (address) => {
    const messages: string[] = [];
    const listener = ({ data }: MessageEvent): void => void messages.push(JSON.stringify(data));
    window.addEventListener('message', listener);
    onTestFinished(() => window.removeEventListener('message', listener));
    await row(video({ 'data-video-src': address }));
    await expect.poll(() => messages.join()).toContain('started again');
  },
);

withProviders.each(['https://www.youtube.com/embed/dQw4w9WgXcQ', 'https://vimeo.com/76979871'])(
  'stops the player of %s at the end of a video that plays once, and lets the shopper play it again',
  async (address) => {
    await row(video({ 'data-video-src': address, 'data-video-loop': 'false' }));
    const again = page.getByRole('button', { name: 'Play the background video' });
    await expect.element(again).toBeVisible();
    await again.click();
    await expect.element(pause()).toBeVisible();
  },
);

withProviders.each([
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?'],
])('plays %s in a frame, which shows once it plays', async (address, src) => {
  await page.viewport(320, 700);
  await row(video({ 'data-video-src': address }));
  await expect.element(pause()).toBeVisible();
  expect((film() as HTMLIFrameElement).src).toContain(src);
  expect(background()?.dataset.state).toBe('playing');
  expect(film()?.getBoundingClientRect().width).toBeGreaterThan(500);
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  expect(document.querySelectorAll('script[src*="youtube"], script[src*="vimeo"]')).toHaveLength(0);
});

test('a film shows when its own player reports that it plays, but not when another frame or site does', async () => {
  const added = new Promise<HTMLIFrameElement>((resolve) => {
    const changes = new MutationObserver(() => {
      const frame = document.querySelector('iframe');
      if (frame !== null) resolve(frame);
    });
    changes.observe(document.body, { childList: true, subtree: true });
    onTestFinished(() => changes.disconnect());
  });
  const drawing = row(video({ 'data-video-src': 'https://www.youtube.com/embed/dQw4w9WgXcQ' }));
  // Its player has not loaded yet.
  const { contentWindow: source, src } = await added;
  const { origin } = new URL(src);
  const report = (message: MessageEventInit) =>
    window.dispatchEvent(new MessageEvent('message', { data: '{"info":{"playerState":1}}', ...message }));
  report({ origin: 'https://elsewhere.test', source });
  report({ origin, source: window });
  expect(background()?.dataset.state).not.toBe('playing');
  report({ origin, source });
  expect(background()?.dataset.state).toBe('playing');
  const button = pause().element() as HTMLElement;
  button.focus();
  // Players report this a few times per second.
  report({ origin, source });
  expect(document.activeElement).toBe(button);
  await drawing;
});

/** The consent bar of Luma and Hyvä. */
function printConsentBar(): void {
  const bar = document.createElement('div');
  bar.id = 'notice-cookie-block';
  document.documentElement.append(bar);
  onTestFinished(() => bar.replaceWith());
}

const given: [string, () => void][] = [
  ['our bar', () => document.dispatchEvent(new CustomEvent('user:allowed:save:cookie'))],
  ['Hyvä’s bar', () => window.dispatchEvent(new CustomEvent('user-allowed-save-cookie'))],
];

withProviders.each(given)(
  'contacts a provider only after consent in %s; until then, the picture stays',
  async (_, give) => {
    printConsentBar();
    await row(
      video({
        'data-video-src': 'https://vimeo.com/76979871',
        'data-video-fallback-src': '/still.svg',
        'data-video-lazy-load': 'false',
      }),
    );
    await frames();
    expect(film()).toBeNull();
    expect(background()?.style.backgroundImage).toContain('/still.svg');
    onTestFinished(() => writeCookie('user_allowed_save_cookie', '', { lifetime: -1 }));
    writeCookie('user_allowed_save_cookie', '{"1":1}');
    give();
    await expect.element(pause()).toBeVisible();
  },
);

test.each(['{}', '{"1":1}', '{"2":0}'])('contacts no provider without consent for this website: %s', async (cookie) => {
  printConsentBar();
  const bar = document.getElementById('notice-cookie-block');
  if (bar) bar.dataset['websiteId'] = '2';
  onTestFinished(() => writeCookie('user_allowed_save_cookie', '', { lifetime: -1 }));
  writeCookie('user_allowed_save_cookie', cookie);
  await row(video({ 'data-video-src': 'https://vimeo.com/76979871', 'data-video-lazy-load': 'false' }));
  await frames();
  expect(film()).toBeNull();
});

test('contacts no provider after consent for another website, while our bar has not loaded', async () => {
  const bar = document.createElement('shop-cookie-notice');
  document.body.append(bar);
  onTestFinished(() => bar.remove());
  onTestFinished(() => writeCookie('user_allowed_save_cookie', '', { lifetime: -1 }));
  writeCookie('user_allowed_save_cookie', '{"2":1}');
  expect(hasConsent()).toBe(false);
  writeCookie('user_allowed_save_cookie', '{"1":1}');
  expect(hasConsent()).toBe(true);
});

withProviders('contacts a provider after consent for this website, whatever the answer for another one', async () => {
  printConsentBar();
  const bar = document.getElementById('notice-cookie-block');
  if (bar) bar.dataset['cookieValue'] = '{"1":1}';
  onTestFinished(() => writeCookie('user_allowed_save_cookie', '', { lifetime: -1 }));
  writeCookie('user_allowed_save_cookie', '{"1":1,"2":0}');
  await row(video({ 'data-video-src': 'https://vimeo.com/76979871', 'data-video-lazy-load': 'false' }));
  await expect.poll(film).not.toBeNull();
});

withProviders('contacts no provider before the page is parsed, because a consent bar may follow', async () => {
  const parsing = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const parsed = (): void => {
    parsing.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
  };
  onTestFinished(() => parsing.mockRestore());
  const film1 = video({ 'data-video-src': 'https://vimeo.com/76979871', 'data-video-lazy-load': 'false' });
  document.body.innerHTML = `<shop-row ${attributesOf(film1)}></shop-row>\n<p></p>`;
  await expect.poll(() => document.querySelector('shop-row')?.dataset['state']).toBe('ready');
  await frames();
  expect(film()).toBeNull();
  parsed();
  await expect.poll(film).not.toBeNull();
});

test('the shop’s own files play without consent', async () => {
  printConsentBar();
  await row(video());
  await expect.poll(film).not.toBeNull();
});

test.each(['https://films.test/a.mp4', 'https://www.youtube.com/watch?v=short', ''])(
  'with the address "%s", the picture stays',
  async (address) => {
    await row(video({ 'data-video-src': address, 'data-video-fallback-src': '/still.svg' }));
    await frames();
    expect(film()).toBeNull();
    expect(background()?.style.backgroundImage).toContain('/still.svg');
  },
);

test('shows the picture with reduced motion', async () => {
  const matches = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ matches: true, media: query }) as MediaQueryList);
  await row({ ...moving, ...video({ 'data-video-fallback-src': '/still.svg' }) });
  await frames();
  expect([layer(), film()]).toEqual([null, null]);
  expect(background()?.style.backgroundImage).toContain('/still.svg');
  matches.mockRestore();
});

test('the pause button keeps both of its colors, whatever the theme makes of buttons', async () => {
  themeRules('button, button:hover { background: rgb(1, 2, 3); color: rgb(1, 2, 3) }');
  await row(video());
  await playingFilm();
  await expect.element(pause()).toBeVisible();
  await pause().hover();
  const { color, backgroundColor } = getComputedStyle(pause().element());
  expect([color, backgroundColor]).not.toContain('rgb(1, 2, 3)');
});
