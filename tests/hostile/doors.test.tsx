import { resetHost } from '@shop-elements/host';
import { ShopElements } from 'shop-elements';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goToCheckout, shopFetch } from '../../.storybook/shop';
import { eventually } from '../support/eventually';
import { elementsFromStories, type StoryElement } from '../support/stories';
import { everything } from './corpus';
import { mutated, mutatedMarkup, type Supply, supplyOf } from './mutate';
import { pressEverything, setTripwires, settled } from './tripwires';

const texts = everything.filter(({ text }) => text.length < 3000).map(({ text }) => text);

/** `pnpm test:long` sends every text to every element. */
const copies = [...Array(import.meta.env.VITE_LONG ? 200 : 12).keys()];

beforeEach(async () => {
  ShopElements.configure({ fetch: shopFetch, navigate: () => {} });
  await goToCheckout();
  // Going back would leave the test.
  vi.spyOn(history, 'back').mockImplementation(() => {});
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  resetHost();
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
});

/** Adds elements, waits until they have rendered or failed, and presses everything in them. */
async function mount({ tag }: StoryElement, html: readonly string[]): Promise<void> {
  const parsed = document.createElement('div');
  parsed.dataset.hostile = tag;
  parsed.innerHTML = html.join('');
  document.body.replaceChildren(parsed);
  await eventually(() => {
    for (const element of parsed.querySelectorAll<HTMLElement>(tag)) {
      if (element.dataset.state === undefined || element.dataset.state === 'loading') throw new Error('loading');
    }
  });
  pressEverything(document.body);
  await settled();
  pressEverything(document.body);
  await settled();
}

/** A story's markup with hostile texts in about half of its settings. */
function hostileSettings(html: string, tag: string, next: Supply, turn: number): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  let count = turn;
  for (const element of page.querySelectorAll(tag)) {
    for (const name of element.getAttributeNames()) {
      count += 1;
      if (name.startsWith('data-') && count % 2 === 0)
        element.setAttribute(name, hostileValue(element.getAttribute(name) ?? '', next));
    }
  }
  return page.body.innerHTML;
}

function hostileValue(value: string, next: Supply): string {
  if (!/^\s*[[{]/.test(value)) return next();
  return JSON.stringify(mutated(JSON.parse(value), next, (path) => path.length % 2 === 0));
}

/** A shop's reply with hostile texts. */
async function hostileReply(response: Response, next: Supply, turn: number): Promise<Response> {
  const { status, headers } = response;
  const text = await response.text();
  const isJson = headers.get('content-type')?.includes('json');
  const body = isJson
    ? JSON.stringify(mutated(JSON.parse(text), next, (path) => path.length % 3 === turn % 3))
    : mutatedMarkup(text, next);
  return new Response([204, 304].includes(status) ? null : body, { status, headers });
}

test.each(elementsFromStories)(
  'hostile settings of $tag run no script and open no hostile URL',
  { timeout: 60_000 },
  async (story) => {
    const undo = await story.prepare?.();
    const visited: string[] = [];
    ShopElements.configure({ navigate: (url) => visited.push(url) });
    const tripwires = await setTripwires();
    await mount(
      story,
      copies.map((copy) => hostileSettings(story.html, story.tag, supplyOf(texts, copy), copy)),
    );
    document.body.replaceChildren();
    // Some settings allow any web URL: that is the shop's choice.
    const alarms = (await tripwires.alarms()).filter((alarm) => !alarm.startsWith('asked '));
    expect(alarms).toEqual([]);
    expect(visited.filter((url) => !/^https?:/.test(new URL(url, document.baseURI).protocol))).toEqual([]);
    await undo?.();
  },
);

test.each(elementsFromStories)(
  'hostile replies to $tag run no script and open no hostile URL',
  { timeout: 60_000 },
  async (story) => {
    const undo = await story.prepare?.();
    const visited: string[] = [];
    const strangers: string[] = [];
    const next = supplyOf(texts, 1);
    let calls = 0;
    ShopElements.configure({
      navigate: (url) => visited.push(url),
      fetch: async (input, init) => {
        const request = new Request(input, init);
        if (new URL(request.url).origin !== location.origin) {
          strangers.push(`${request.url} ${await request.text()}`);
          return Response.error();
        }
        calls += 1;
        return hostileReply(await shopFetch(request.url, init), next, calls);
      },
    });
    const tripwires = await setTripwires();
    await mount(
      story,
      copies.map(() => story.html),
    );
    document.body.replaceChildren();
    expect(await tripwires.alarms()).toEqual([]);
    expect(visited.filter((url) => !/^https?:/.test(new URL(url, document.baseURI).protocol))).toEqual([]);
    expect(strangers).toEqual([]);
    await undo?.();
  },
);
