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

/** Where the Navigation API says that there is nothing to go back to. */
function withoutHistory(): void {
  const known = Object.getOwnPropertyDescriptor(window, 'navigation');
  Object.defineProperty(window, 'navigation', { configurable: true, value: { canGoBack: false } });
  onTestFinished(() => {
    if (known) Object.defineProperty(window, 'navigation', known);
  });
}

test('keeps the server’s link and is accessible', async () => {
  await expectAccessible(await drawn('shop-history-back', back()));
});

test.each(vectors<{ action: string }, string>('send-friend-back'))('goes one step back by the vector $id', async () => {
  history.pushState({ page: 'product' }, '');
  history.pushState({ page: 'send to a friend' }, '');
  await drawn('shop-history-back', back());
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  press();
  await arrived;
  expect(history.state).toEqual({ page: 'product' });
});

test('a shopper with nothing to go back to is taken to the fallback address', async () => {
  withoutHistory();
  const visited = recordNavigation();
  await drawn('shop-history-back', back('data-fallback-url="/mug.html"'));
  press();
  expect(visited).toEqual([{ url: '/mug.html', replace: false }]);
});

test('without a fallback address the link leads where it says', async () => {
  withoutHistory();
  await drawn('shop-history-back', back());
  press();
  await expect.poll(() => location.hash).toBe('#mug');
});
