import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '#testing/eventually';
import { drawn, recordEvents } from '#testing/page';
import './define';

// In its own file, because a page loads Google's script only once.

const store = { location_name: 'Harbor', city: 'Astoria', position: { latitude: 46.19, longitude: -123.83 } };

/** Draws the element, and answers for Google's server. */
function map(answer: (script: HTMLScriptElement, callBack: () => void) => void): Promise<HTMLElement> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const scripts = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.src.includes('maps.googleapis.com')) continue;
      const name = new URL(node.src).searchParams.get('callback') ?? '';
      answer(node, () => Reflect.get(window, name)());
    }
  });
  scripts.observe(document.head, { childList: true });
  onTestFinished(() => {
    scripts.disconnect();
    vi.restoreAllMocks();
    vi.useRealTimers();
    Reflect.deleteProperty(window, 'google');
  });
  return drawn('shop-map', `<shop-map data-google-key="key" data-locations='${JSON.stringify([store])}'></shop-map>`);
}

const loaded = (script: HTMLScriptElement): unknown => script.dispatchEvent(new Event('load'));

test.each<[string, (script: HTMLScriptElement, callBack: () => void) => void]>([
  ['does not load', (script) => script.dispatchEvent(new Event('error'))],
  [
    'has no maps',
    (script, callBack) => {
      callBack();
      loaded(script);
    },
  ],
  [
    'never starts, because a blocker has replaced it with an empty one',
    (script) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      loaded(script);
    },
  ],
])('if Google’s script %s, the shopper has the list, and can try again', async (_, answer) => {
  const failures = recordEvents('googleMaps:authFailure');
  let scripts = 0;
  await map((script, callBack) => {
    scripts += 1;
    if (scripts === 1) answer(script, callBack);
    else script.dispatchEvent(new Event('error'));
  });
  await eventually(async () => {
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(5_000);
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('The map could not be loaded.');
  });
  expect(failures).toHaveLength(1);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('Harbor');
  (page.getByRole('button', { name: 'Try again' }).element() as HTMLElement).click();
  await eventually(() => expect(scripts).toBe(2));
});

test('trying again draws Google’s map', async () => {
  const drawnIn: Element[] = [];
  class Silent {
    setOptions = () => undefined;
    setCenter = () => undefined;
    setZoom = () => undefined;
    addListener = () => undefined;
    setMap = () => undefined;
    close = () => undefined;
  }
  class GoogleMap extends Silent {
    constructor(place: Element) {
      super();
      drawnIn.push(place);
    }
  }
  const maps = { Map: GoogleMap, Marker: Silent, InfoWindow: Silent, LatLngBounds: Silent };
  let isBlocked = true;
  const element = await map((script, callBack) => {
    if (isBlocked) return script.dispatchEvent(new Event('error'));
    Reflect.set(window, 'google', { maps });
    callBack();
    return loaded(script);
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('The map could not be loaded.');
  isBlocked = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => drawnIn.length).toBe(1);
  expect(element.contains(drawnIn[0] ?? null)).toBe(true);
  await expect.element(page.getByRole('alert')).toHaveTextContent('');
});
