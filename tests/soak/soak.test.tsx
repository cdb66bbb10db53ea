import { resetHost } from '@shop-elements/host';
import { ShopElements } from 'shop-elements';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { goToCheckout, shopFetch } from '../../.storybook/shop';
import { pressEverything } from '../hostile/tripwires';
import { eventually } from '../support/eventually';
import { elementsFromStories } from '../support/stories';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Counts what remains in memory after garbage collection. */
    pageHolds(): Promise<{ heap: number; nodes: number; listeners: number }>;
  }
}

const MOUNTS = Number(import.meta.env.VITE_MOUNTS ?? 1000);
/** Interactions per mount. */
const PRESSES = 10;

beforeAll(async () => {
  ShopElements.configure({ fetch: shopFetch, navigate: () => {} });
  await goToCheckout();
  history.back = () => {};
  // Also for links that stop their click's propagation, such as the gallery's link to a video.
  const navigation = Reflect.get(window, 'navigation') as EventTarget;
  navigation.addEventListener('navigate', (event) => {
    const { destination } = event as Event & { destination: { sameDocument: boolean } };
    if (!destination.sameDocument) event.preventDefault();
  });
  // Not spies: they would keep every logged element in memory.
  for (const level of ['error', 'warn', 'debug'] as const) console[level] = () => {};
});
afterAll(resetHost);

async function live(tag: string, html: string, times: number): Promise<void> {
  for (let mount = 0; mount < times; mount += 1) {
    const page = document.createElement('main');
    page.innerHTML = html;
    document.body.replaceChildren(page);
    await eventually(() => {
      for (const { dataset } of page.querySelectorAll<HTMLElement>(tag)) {
        if (dataset.state === undefined || dataset.state === 'loading') throw new Error('loading');
      }
    });
    for (let press = 0; press < PRESSES; press += 5) pressEverything(page);
    for (const dialog of document.querySelectorAll('dialog')) dialog.close();
    document.body.replaceChildren();
    await Promise.resolve();
  }
  // Lets pending work finish.
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  document.body.replaceChildren();
  sessionStorage.clear();
  localStorage.clear();
}

test.each(elementsFromStories)(
  '$tag leaves nothing in memory',
  { timeout: 3_600_000 },
  async ({ tag, html, prepare }) => {
    const undo = await prepare?.();
    // The first mounts fill caches.
    await live(tag, html, Math.ceil(MOUNTS / 10));
    const before = await commands.pageHolds();
    await live(tag, html, MOUNTS);
    const after = await commands.pageHolds();
    const grown = {
      nodes: after.nodes / before.nodes,
      listeners: after.listeners / before.listeners,
      heap: after.heap / before.heap,
    };
    expect(grown.nodes).toBeLessThan(1.05);
    expect(grown.listeners).toBeLessThan(1.05);
    expect(grown.heap).toBeLessThan(1.05);
    await undo?.();
  },
);
