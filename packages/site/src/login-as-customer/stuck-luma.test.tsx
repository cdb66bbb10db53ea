import { expect, onTestFinished, test, vi } from 'vitest';
import { drawn, pageJson, recordNavigation } from '#testing/page';
import './define';

// In its own file, because a page decides only once whether it uses Luma’s customer data.

test('with data-flow, redirects even if Luma’s customer data never starts', async () => {
  // RequireJS knows the module, but never delivers it.
  pageJson(
    'require',
    Object.assign(() => {}, { defined: () => false, specified: () => true }),
  );
  const visited = recordNavigation();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await drawn(
    'shop-login-as-customer',
    '<shop-login-as-customer data-flow data-redirect-url="/customer/account/"></shop-login-as-customer>',
  );
  expect(visited).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(visited).toEqual([{ url: '/customer/account/', replace: true }]);
});
