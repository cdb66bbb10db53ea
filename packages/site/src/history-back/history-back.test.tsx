import { expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from '#testing/axe';
import { drawn, recordNavigation } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';

const back = (attributes = '') =>
  `<shop-history-back ${attributes}><a href="#mug" class="action back">Back</a></shop-history-back>`;

function press(): void {
  document.querySelector('a')?.click();
}

/** Makes the Navigation API report that there is no history. */
function withoutHistory(): void {
  const original = Object.getOwnPropertyDescriptor(window, 'navigation');
  Object.defineProperty(window, 'navigation', { configurable: true, value: { canGoBack: false } });
  onTestFinished(() => {
    if (original) Object.defineProperty(window, 'navigation', original);
  });
}

test('keeps the server’s link and is accessible', async () => {
  await expectAccessible(await drawn('shop-history-back', back()));
});

test.each(vectors<{ action: string }, string>('send-friend-back'))('goes one step back (vector $id)', async () => {
  history.pushState({ page: 'product' }, '');
  history.pushState({ page: 'send to a friend' }, '');
  await drawn('shop-history-back', back());
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  press();
  await arrived;
  expect(history.state).toEqual({ page: 'product' });
});

test('without history, opens the fallback address', async () => {
  withoutHistory();
  const visited = recordNavigation();
  await drawn('shop-history-back', back('data-fallback-url="/mug.html"'));
  press();
  expect(visited).toEqual([{ url: '/mug.html', replace: false }]);
});

test('without history and fallback address, the link works as usual', async () => {
  withoutHistory();
  await drawn('shop-history-back', back());
  press();
  await expect.poll(() => location.hash).toBe('#mug');
});

test('leaves a click that another script has handled alone, and one beside the link', async () => {
  withoutHistory();
  const visited = recordNavigation();
  const element = await drawn('shop-history-back', back('data-fallback-url="/mug.html"'));
  element.click();
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
  press();
  expect(visited).toEqual([]);
});
