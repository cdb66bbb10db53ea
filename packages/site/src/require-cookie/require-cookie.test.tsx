import { expect, onTestFinished, test, vi } from 'vitest';
import { expectAccessible } from '#testing/axe';
import { drawn, recordNavigation } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';

const page = (attributes = '') => `
  <shop-require-cookie ${attributes}>
    <a class="action login" href="#login"><span>Sign In</span></a>
    <button class="action submit" type="button">Send</button>
    <button class="tocart" type="button">Add to Cart</button>
  </shop-require-cookie>`;

/** Overrides a property of the browser for one test. */
function browser(target: object, name: string, value: PropertyDescriptor): void {
  Object.defineProperty(target, name, { configurable: true, ...value });
  onTestFinished(() => void Reflect.deleteProperty(target, name));
}

const withoutCookies = () => browser(navigator, 'cookieEnabled', { value: false });

/** Clicks. @returns whether the click was stopped, and whether it reached the control's own listeners */
function press(selector: string): { prevented: boolean; delivered: boolean } {
  const control = document.querySelector<HTMLElement>(selector);
  let delivered = false;
  control?.addEventListener('click', () => {
    delivered = true;
  });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  control?.dispatchEvent(event);
  return { prevented: event.defaultPrevented, delivered };
}

test('keeps the server’s content, and is accessible', async () => {
  const element = await drawn('shop-require-cookie', page());
  expect(element.querySelector('a')?.getAttribute('href')).toBe('#login');
  await expectAccessible(element);
});

test.each(vectors<{ cookieEnabled: boolean }, { prevented: boolean; goTo?: string }>('cookie-require'))(
  'without cookies, a click leads to the page about them instead ($id)',
  async ({ input, expected }) => {
    const visited = recordNavigation();
    browser(navigator, 'cookieEnabled', { value: input.cookieEnabled });
    await drawn('shop-require-cookie', page());
    expect(press('.login').prevented).toBe(expected.prevented);
    expect(visited.map(({ url }) => new URL(url, location.origin).pathname)).toEqual(
      expected.goTo === undefined ? [] : [`/${expected.goTo}`],
    );
  },
);

test('detects a browser that reports cookies but stores none', async () => {
  const visited = recordNavigation();
  browser(document, 'cookie', { get: () => '', set: () => {} });
  await drawn('shop-require-cookie', page('data-no-cookie-url="https://shop.test/cookies/"'));
  expect(press('.submit')).toEqual({ prevented: true, delivered: false });
  expect(visited).toEqual([{ url: 'https://shop.test/cookies/', replace: false }]);
});

test('the check leaves no cookie behind', async () => {
  await drawn('shop-require-cookie', page());
  expect(press('.login')).toEqual({ prevented: false, delivered: true });
  expect(document.cookie).not.toContain('probe');
});

test('stops only the triggers, also when something inside them is clicked', async () => {
  withoutCookies();
  recordNavigation();
  await drawn('shop-require-cookie', page(`data-triggers='[".tocart", ".login"]'`));
  expect(press('.submit').prevented).toBe(false);
  expect(press('.tocart').prevented).toBe(true);
  expect(press('.login span').prevented).toBe(true);
});

test('with an empty list of triggers, stops nothing', async () => {
  withoutCookies();
  const failed = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('error', failed);
  onTestFinished(() => window.removeEventListener('error', failed));
  await drawn('shop-require-cookie', page('data-triggers="[]"'));
  expect(press('.login')).toEqual({ prevented: false, delivered: true });
  expect(failed).not.toHaveBeenCalled();
});

test('with data-is-redirect-cms-page="false", shows an alert', async () => {
  withoutCookies();
  const visited = recordNavigation();
  await drawn('shop-require-cookie', page('data-is-redirect-cms-page="false"'));
  press('.login');
  const dialog = document.querySelector('dialog[open]');
  expect(dialog?.textContent).toContain('Cookies are disabled in your browser.');
  dialog?.querySelector('button')?.click();
  expect(visited).toEqual([]);
});
