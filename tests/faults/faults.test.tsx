import { prepareCleaner } from '@shop-elements/dom';
import { ORDER_TIMEOUT, resetHost } from '@shop-elements/host';
import { ShopElements } from 'shop-elements';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { goToCheckout, shopFetch } from '../../.storybook/shop';
import { eventually } from '../support/eventually';
import { type Fault, faults } from './faults';
import { type Scenario, scenarios } from './scenarios';

beforeAll(async () => {
  await goToCheckout();
  // Elements load these when they need them, which can take longer than the frames that this test waits for.
  await Promise.all([
    prepareCleaner(),
    import('../../packages/catalog/src/layered-nav/show-reply'),
    import('../../packages/catalog/src/product-reviews/show-list'),
    import('../../packages/catalog/src/shared/list-request/read-reply'),
    import('../../packages/content/src/map/leaflet-map'),
  ]);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  resetHost();
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
});

const frames = async (count: number): Promise<void> => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

/** Signs of waiting. None may remain. */
const waiting =
  '[aria-busy="true"], [data-state="loading"], .shop-loader, .shop-spinner, :disabled, [aria-disabled="true"]';

/** The text of a node. Separates the texts of different elements, such as a sentence and the button after it. */
function textOf(node: Element): string {
  const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  let text = '';
  for (let last: Node | null = null; walker.nextNode(); last = walker.currentNode.parentNode) {
    const { parentNode, textContent } = walker.currentNode;
    text += `${last === null || last === parentNode ? '' : ' '}${textContent}`;
  }
  return text.replace(/\s+/g, ' ').trim();
}

function goingTo(url: string): string {
  if (url.startsWith(location.href)) return 'the page reloads';
  return `goes to \`${url.replace(location.origin, '').replace(/\?form_key=.*/, '')}\``;
}

/** Describes what a visitor sees after a fault. */
function seen(visited: readonly string[]): string {
  const said = [...document.querySelectorAll('dialog[open]')].map((dialog) => {
    const buttons = [...dialog.querySelectorAll('button')].map((button) => textOf(button) || button.ariaLabel);
    const words = [...dialog.querySelectorAll('p, h1, h2')].map(textOf).filter(Boolean).join(' ');
    return `Dialog: “${words}” (${buttons.join(', ')})`;
  });
  const spoken = [
    ...document.querySelectorAll<HTMLElement>('.message, [role="alert"], [role="status"], .shop-field__error'),
  ]
    .filter((node) => node.checkVisibility() && !node.querySelector('.message') && !node.closest('dialog'))
    .map((node) => `“${textOf(node)}”`)
    .filter((words) => words !== '“”');
  const gone = visited.map((url) => goingTo(url));
  const retry = [...document.querySelectorAll<HTMLElement>('[data-shop-root] button')]
    .filter((button) => button.checkVisibility() && /again/i.test(textOf(button)))
    .map((button) => `button “${textOf(button)}”`);
  const all = [...new Set([...gone, ...said, ...spoken, ...retry])];
  return all.length === 0 ? 'no change' : all.join('; ');
}

function pressIn(place: string, name: RegExp): void {
  const buttons = [...document.querySelectorAll<HTMLElement>(`${place} button`)];
  buttons.find((button) => name.test(textOf(button)))?.click();
}

interface Cell {
  seen: string;
  /** Lost input, doubled requests, endless waiting. */
  wrong: string[];
}

async function meet(scenario: Scenario, fault: Fault): Promise<Cell> {
  const wrong: string[] = [];
  const visited: string[] = [];
  const calls: string[] = [];
  // Removes an earlier visit's order attempts and sections.
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '');
  const undo = await scenario.prepare?.();
  ShopElements.configure({
    navigate: (url, { replace }) => visited.push(replace ? `${url} (reload)` : url),
    fetch: async (input, init) => {
      const request = new Request(input, init);
      if (scenario.agrees?.test(request.url)) return Response.json(true);
      if (!scenario.call.test(request.url)) return shopFetch(input, init);
      calls.push(`${request.method} ${request.url}`);
      return fault.reply(init?.signal ?? new AbortController().signal);
    },
  });
  const onError = (event: ErrorEvent | PromiseRejectionEvent): void => {
    event.preventDefault();
    wrong.push(`error: ${event instanceof ErrorEvent ? event.message : event.reason}`);
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onError);
  // The browser posts this form itself, so any reply is the next page.
  const onSubmit = (event: SubmitEvent): void => {
    if (event.defaultPrevented || !(event.target instanceof HTMLFormElement)) return;
    if (!scenario.call.test(event.target.action)) return;
    event.preventDefault();
    calls.push(`POST ${event.target.action}`);
    visited.push(event.target.action);
  };
  window.addEventListener('submit', onSubmit);
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  const main = document.createElement('main');
  main.innerHTML = scenario.html;
  document.body.replaceChildren(main);
  const element = main.querySelector<HTMLElement>(scenario.tag);
  if (element === null) throw new Error(`no <${scenario.tag}>`);
  await eventually(() => expect(element.dataset.state).not.toMatch(/^(loading|)$/));
  await frames(2);
  const before = document.querySelectorAll(waiting).length;
  await scenario.act?.(main);
  await eventually(() => {
    // The earlier attempt may have placed an order.
    pressIn('dialog[open]', /Place it again/);
    expect(calls, `${scenario.title}: ${document.body.textContent} ${seen(visited)}`).not.toEqual([]);
  });
  fault.meanwhile?.(element);
  await frames(2);
  if (fault.name === 'no reply') await vi.advanceTimersByTimeAsync(ORDER_TIMEOUT + 1000);
  await frames(3);
  await vi.advanceTimersByTimeAsync(1000);
  await frames(3);
  const result = seen(visited);

  pressIn('dialog[open]', /Cancel|OK/);
  await frames(3);
  await vi.advanceTimersByTimeAsync(1000);
  const isOver = fault.name !== 'removed' && fault.name !== 'navigated away';
  const isLeaving = visited.length > 0;
  const stillWaiting = [...document.querySelectorAll(waiting)].filter((node) => !node.closest('[hidden]'));
  if (isOver && !isLeaving && stillWaiting.length > before) {
    wrong.push(`endless: ${stillWaiting.map((node) => (node.cloneNode() as Element).outerHTML).join(' ')}`);
  }
  if (new Set(calls).size < calls.length) wrong.push(`doubled: ${calls.join(', ')}`);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
  if (isOver && scenario.typed !== undefined && !fields.includes(scenario.typed) && !isLeaving)
    wrong.push(`lost: ${scenario.typed}`);
  // Ends pending requests: the next visitor's order must not wait for them.
  document.body.replaceChildren();
  await vi.advanceTimersByTimeAsync(ORDER_TIMEOUT + 1000);
  await frames(2);
  const left = document.querySelector('.shop-loader');
  if (left !== null) wrong.push(`endless: ${left.outerHTML}`);
  pressIn('dialog[open]', /Cancel|OK/);
  window.removeEventListener('submit', onSubmit);
  window.removeEventListener('error', onError);
  window.removeEventListener('unhandledrejection', onError);
  vi.useRealTimers();
  await undo?.();
  return { seen: result, wrong };
}

const intro = `# When the shop does not answer

What a visitor sees when an element's request fails. \`tests/faults\` generates this page: after a change, run
\`npx vitest run --project elements tests/faults -u\`.

The element never sends anything twice on its own. As long as the page stays open, typed text stays, and the controls work again once the
request has ended. "Goes to" and "the page reloads" mean that the browser leaves the page.

| Failure | What happens |
| --- | --- |
| 400, 401, 403, 429, 500 | the shop replies with this status and Magento's JSON |
| 404, 503 | the shop replies with this status and an HTML page |
| HTML | the shop replies with status 200, but with another page |
| empty | the shop replies with status 200 and no content |
| incomplete | the reply is JSON that breaks off |
| no reply | the shop never replies |
| offline | the browser can't reach the shop |
| redirect to login | the shop redirects the request to its login page |
| removed | a script removes the element during the request |
| navigated away | the visitor leaves during the request, and comes back with Back |
`;

test('after any failure, input stays, nothing is sent twice, and the controls work again', {
  timeout: 600_000,
}, async () => {
  const wrong: string[] = [];
  const sections: string[] = [];
  for (const scenario of scenarios) {
    const rows: string[] = [];
    for (const fault of faults) {
      const cell = await meet(scenario, fault).catch((error) => ({ seen: '(not tried)', wrong: [String(error)] }));
      rows.push(`| ${fault.name} | ${cell.seen.replaceAll('|', '\\|')} |`);
      wrong.push(...cell.wrong.map((what) => `${scenario.title} × ${fault.name}: ${what}`));
    }
    sections.push(`## ${scenario.title}\n\n| Failure | What the visitor sees |\n| --- | --- |\n${rows.join('\n')}\n`);
  }
  await expect([intro, ...sections].join('\n')).toMatchFileSnapshot('../../docs/faults.md');
  expect(wrong).toEqual([]);
});
