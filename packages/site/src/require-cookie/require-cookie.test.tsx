import { expect, onTestFinished, test } from 'vitest';
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

/** Lets a page have a browser with another idea of cookies, for one test. */
function browser(target: object, name: string, value: PropertyDescriptor): void {
  Object.defineProperty(target, name, { configurable: true, ...value });
  onTestFinished(() => void Reflect.deleteProperty(target, name));
}

const withoutCookies = () => browser(navigator, 'cookieEnabled', { value: false });

/** Presses something. @returns whether the press was stopped, and whether anybody inside heard of it */
function press(selector: string): { prevented: boolean; heard: boolean } {
  const control = document.querySelector<HTMLElement>(selector);
  let heard = false;
  control?.addEventListener('click', () => {
    heard = true;
  });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  control?.dispatchEvent(event);
  return { prevented: event.defaultPrevented, heard };
}

test('keeps the server’s content, and is accessible', async () => {
  const element = await drawn('shop-require-cookie', page());
  expect(element.querySelector('a')?.getAttribute('href')).toBe('#login');
  await expectAccessible(element);
});

test.each(vectors<{ cookieEnabled: boolean }, { prevented: boolean; goTo?: string }>('cookie-require'))(
  'stops a press by the vector $id',
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

test('a browser that only says it keeps cookies is found out', async () => {
  const visited = recordNavigation();
  browser(document, 'cookie', { get: () => '', set: () => {} });
  await drawn('shop-require-cookie', page('data-no-cookie-url="https://shop.test/cookies/"'));
  expect(press('.submit')).toEqual({ prevented: true, heard: false });
  expect(visited).toEqual([{ url: 'https://shop.test/cookies/', replace: false }]);
});

test('the question leaves no cookie behind', async () => {
  await drawn('shop-require-cookie', page());
  expect(press('.login')).toEqual({ prevented: false, heard: true });
  expect(document.cookie).not.toContain('probe');
});

test('only what needs cookies is stopped, also by a press on what is in it', async () => {
  withoutCookies();
  recordNavigation();
  await drawn('shop-require-cookie', page(`data-triggers='[".tocart", ".login"]'`));
  expect(press('.submit').prevented).toBe(false);
  expect(press('.tocart').prevented).toBe(true);
  expect(press('.login span').prevented).toBe(true);
});

test('without that page an alert says it', async () => {
  withoutCookies();
  const visited = recordNavigation();
  await drawn('shop-require-cookie', page('data-is-redirect-cms-page="false"'));
  press('.login');
  const dialog = document.querySelector('dialog[open]');
  expect(dialog?.textContent).toContain('Cookies are disabled in your browser.');
  dialog?.querySelector('button')?.click();
  expect(visited).toEqual([]);
});
