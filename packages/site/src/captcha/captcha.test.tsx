import { reloadSections } from '@shop-elements/host';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, pageJson, ready, show } from '#testing/page';
import { type Call, json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import './define';
import '../../../ui/src/base.css';
import './captcha.css';

/** Valid pictures of one pixel, with different names. */
const picture = (name: string) =>
  `data:image/gif;name=${name};base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==`;

const captcha = (attributes = '', inside = '') =>
  `<form><shop-captcha data-form-id="user_login" ${attributes}>${inside}</shop-captcha></form>`;
const required = `data-is-required data-image-src="${picture('first')}" data-timestamp="100"`;

let section: unknown;
let answer: () => Response | Promise<Response>;
let calls: Call[];

const refreshes = () => calls.filter(({ method }) => method === 'POST');
const image = () => document.querySelector('img')?.getAttribute('src');
const field = () => document.querySelector<HTMLInputElement>('shop-captcha [data-shop-root] input[type="text"]');
const reload = () => document.querySelector<HTMLButtonElement>('shop-captcha button');
const notice = () => document.querySelector('shop-captcha [role="status"]')?.textContent;

beforeEach(() => {
  section = undefined;
  answer = () => json({ imgSrc: picture('fresh') });
  calls = serve(({ method }) =>
    method === 'POST' ? answer() : json({ captcha: { ...(section ? { user_login: section } : {}), data_id: 1 } }),
  );
});

afterEach(() => localStorage.clear());

test('renders nothing while the form requires no captcha', async () => {
  const element = await drawn('shop-captcha', captcha());
  expect(element.getAttribute('data-required')).toBe('false');
  expect(field()).toBeNull();
});

test('the server’s picture and field show until the element has rendered, which keeps the typed letters', async () => {
  const server = '<div data-shop-fallback><input name="captcha[user_login]" value=""></div>';
  const element = show('shop-captcha', captcha(`${required} data-request="form"`, server));
  const theirs = element.querySelector('input');
  if (theirs) theirs.value = 'AB3';
  await ready(element);
  expect(theirs?.disabled).toBe(true);
  await expect.poll(() => field()?.value).toBe('AB3');
  expect(image()).toBe(picture('first'));
});

test('an empty field is marked and described when the form is sent, until something is typed', async () => {
  const element = await drawn('shop-captcha', captcha(required));
  expect(field()?.getAttribute('aria-invalid')).toBe('false');
  expect(element.closest('form')?.reportValidity()).toBe(false);
  await expect.poll(() => field()?.getAttribute('aria-invalid')).toBe('true');
  const message = document.getElementById(field()?.getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('This is a required field.');
  await expectAccessible(element);
  await userEvent.type(field() ?? document.body, 'A');
  await expect.poll(() => field()?.getAttribute('aria-invalid')).toBe('false');
  expect(message?.textContent).toBe('');
});

test('is accessible, and describes the field', async () => {
  const element = await drawn('shop-captcha', captcha(`${required} data-is-case-sensitive`));
  await expectAccessible(element);
  expect(field()?.labels?.[0]?.textContent).toBe('Please type the letters and numbers below');
  const note = document.getElementById(field()?.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Attention: Captcha is case sensitive.');
  expect(document.querySelector('img')?.height).toBe(50);
  expect(field()?.required).toBe(true);
});

test.each(['', 'data-request="json"'])('posts the fields of the checkout (%o)', async (attribute) => {
  await drawn('shop-captcha', captcha(`${required} ${attribute}`));
  const form = document.querySelector('form') ?? undefined;
  expect(Object.fromEntries(new FormData(form))).toEqual({ captcha_form_id: 'user_login', captcha_string: '' });
});

test('posts the field of a plain form', async () => {
  await drawn('shop-captcha', captcha(`${required} data-request="form"`));
  const form = document.querySelector('form') ?? undefined;
  expect(Object.fromEntries(new FormData(form))).toEqual({ 'captcha[user_login]': '' });
});

test('reads the settings from the checkout’s JSON', async () => {
  const theirs = {
    isRequired: '1',
    imageSrc: picture('theirs'),
    imageHeight: 60,
    timestamp: 7,
    isCaseSensitive: false,
  };
  pageJson('checkoutConfig', { captcha: { user_login: theirs } });
  const element = await drawn('shop-captcha', captcha());
  expect(element.getAttribute('data-required')).toBe('true');
  expect(image()).toBe(picture('theirs'));
  expect(document.querySelector('img')?.height).toBe(60);
});

interface Model {
  isRequired: boolean;
  timestamp: number;
}

test.each(
  vectors<{ model?: Model; config?: Model; section: Model | null }, Model & { refresh: boolean }>('captcha.update'),
)(
  'newer customer data requires the captcha and brings a new picture, older data does not ($id)',
  async ({ input, expected }) => {
    const { isRequired, timestamp } = input.model ?? input.config ?? { isRequired: false, timestamp: 0 };
    const element = await drawn(
      'shop-captcha',
      captcha(`data-is-required="${isRequired}" data-timestamp="${timestamp}" data-image-src="${picture('old')}"`),
    );
    section = input.section;
    await reloadSections(['captcha']);
    await expect.poll(() => element.getAttribute('data-required')).toBe(String(expected.isRequired));
    await expect.poll(() => refreshes().length).toBe(expected.refresh ? 1 : 0);
    if (expected.refresh) await expect.poll(image).toBe(picture('fresh'));
  },
);

test('newer customer data can end the requirement', async () => {
  const element = await drawn('shop-captcha', captcha(required));
  section = { isRequired: false, timestamp: 101 };
  await reloadSections(['captcha']);
  await expect.poll(() => element.getAttribute('data-required')).toBe('false');
  expect(field()).toBeNull();
});

test('a setting that the page changes later does not undo newer customer data', async () => {
  const element = await drawn('shop-captcha', captcha('data-timestamp="100"'));
  section = { isRequired: true, timestamp: 200 };
  await reloadSections(['captcha']);
  await expect.poll(image).toBe(picture('fresh'));
  element.dataset['imageSrc'] = picture('page');
  await expect.poll(image).toBe(picture('page'));
  expect(element.getAttribute('data-required')).toBe('true');
});

test('a setting that the page changes later does not bring back a picture that was replaced', async () => {
  const element = await drawn('shop-captcha', captcha(required));
  reload()?.click();
  await expect.poll(image).toBe(picture('fresh'));
  element.dataset['isRequired'] = 'false';
  await expect.poll(field).toBeNull();
  element.dataset['isRequired'] = 'true';
  await expect.poll(image).toBe(picture('fresh'));
});

test('requests a picture when it is required without one', async () => {
  await drawn('shop-captcha', captcha('data-is-required'));
  await expect.poll(image).toBe(picture('fresh'));
  expect(refreshes()).toHaveLength(1);
});

test.each(vectors<Record<string, unknown>, Record<string, unknown>>('captcha.refresh'))(
  'the reload button requests a new picture, and shows it ($id)',
  async ({ input, expected }) => {
    const { formId = 'user_login', refreshUrl = '/captcha/refresh/', reply } = input;
    if (reply !== undefined) answer = () => json(reply);
    const element = await drawn(
      'shop-captcha',
      `<shop-captcha data-form-id="${formId}" data-refresh-url="${refreshUrl}" ${required}></shop-captcha>`,
    );
    reload()?.click();
    await element.refresh();
    const [call] = refreshes();
    if ('body' in expected) {
      expect(call?.method).toBe(expected.method);
      expect(call?.headers.get('content-type')).toBe(expected.contentType);
      expect(call?.body).toBe(expected.body);
    } else {
      await expect.poll(image).toBe(expected.imageSrc);
      expect(element.querySelector('.shop-captcha')?.getAttribute('aria-busy')).toBe(String(expected.loading));
    }
  },
);

test('with data-request="form", requests the picture as a form does', async () => {
  const element = await drawn('shop-captcha', captcha(`${required} data-request="form"`));
  await element.refresh();
  expect(refreshes()[0]?.body).toBe('formId=user_login');
  expect(refreshes()[0]?.headers.get('content-type')).toContain('application/x-www-form-urlencoded');
});

test('repeated presses send one request, keep the focus and clear the typed letters', async () => {
  const slow = later<Response>();
  answer = () => slow.promise;
  const element = await drawn('shop-captcha', captcha(required));
  await userEvent.type(field() as Element, 'old');
  reload()?.focus();
  for (let time = 0; time < 3; time += 1) await userEvent.keyboard('{Enter}');
  await expect.poll(() => element.querySelector('[aria-busy="true"]')).not.toBeNull();
  slow.resolve(json({ imgSrc: picture('fresh') }));
  await expect.poll(notice).toBe('New picture loaded.');
  expect(refreshes()).toHaveLength(1);
  expect(image()).toBe(picture('fresh'));
  expect(field()?.value).toBe('');
  expect(document.activeElement).toBe(reload());
});

test.each([
  ['an error', () => new Response('<h1>report</h1>', { status: 500 })],
  ['a reply without a picture', () => json([])],
  ['a reply with a script for a picture', () => json({ imgSrc: 'javascript:alert(1)' })],
  [
    'a network error',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('after %s the picture and the typed letters stay, and the shopper can retry', async (_, failure) => {
  answer = failure;
  await drawn('shop-captcha', captcha(required));
  await userEvent.type(field() as Element, 'AB3');
  reload()?.click();
  await expect.poll(notice).toBe('The picture could not be loaded. Please try again.');
  expect(image()).toBe(picture('first'));
  expect(field()?.value).toBe('AB3');
  answer = () => json({ imgSrc: picture('fresh') });
  reload()?.click();
  await expect.poll(image).toBe(picture('fresh'));
});

test('a broken picture is replaced by a message, and the shopper can request a new one', async () => {
  await drawn('shop-captcha', captcha('data-is-required data-image-src="data:image/png,broken"'));
  await expect.poll(notice).toBe('The picture could not be loaded. Please try again.');
  const broken = document.querySelector('.shop-captcha img');
  expect(broken?.className).toBe('shop-visually-hidden');
  // The text in place of a picture could be wider than the page.
  expect(broken?.getBoundingClientRect().width).toBe(1);
  reload()?.click();
  await expect.poll(image).toBe(picture('fresh'));
  expect(document.querySelector('.shop-captcha img')?.className).toBe('');
});

test('reserves space for a picture that is loading', async () => {
  const reply = later<Response>();
  answer = () => reply.promise;
  const element = await drawn('shop-captcha', captcha('data-is-required data-image-height="70"'));
  await expect.poll(() => element.querySelector<HTMLElement>('.shop-skeleton')?.style.height).toBe('70px');
  reply.resolve(json({ imgSrc: picture('fresh') }));
  await expect.poll(image).toBe(picture('fresh'));
  expect(element.querySelector('.shop-skeleton')).toBeNull();
});

test('requests a new picture when Back restores the page from the cache', async () => {
  await drawn('shop-captcha', captcha(required));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(image).toBe(picture('fresh'));
});

test('two captchas of one form have different ids', async () => {
  document.body.innerHTML = captcha(required) + captcha(required);
  await expect.poll(() => document.querySelectorAll('input[type="text"]').length).toBe(2);
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a new picture clears the letters of the element’s own field, beside the server’s required one', async () => {
  const server = '<div data-shop-fallback><input type="text" name="captcha[user_login]" required></div>';
  await drawn('shop-captcha', captcha(`${required} data-request="form"`, server));
  await userEvent.type(field() as Element, 'old');
  reload()?.click();
  await expect.poll(image).toBe(picture('fresh'));
  expect(field()?.value).toBe('');
});

test('captchas of one form share their picture, because the shop accepts only the letters of the last one', async () => {
  let made = 0;
  answer = () => json({ imgSrc: picture(`fresh${++made}`) });
  const [popup, page, other] = [captcha('data-is-required'), captcha(required), captcha('data-form-id="other"')];
  document.body.innerHTML = popup + page + popup + other.replace('data-form-id="user_login"', required);
  const pictures = () => [...document.querySelectorAll('img')].map(({ src }) => src);
  await expect.poll(pictures).toEqual(['fresh1', 'fresh1', 'fresh1', 'first'].map(picture));
  const [, typed] = document.querySelectorAll<HTMLInputElement>('input[type="text"]');
  await userEvent.type(typed as Element, 'old');
  reload()?.click();
  await expect.poll(pictures).toEqual(['fresh2', 'fresh2', 'fresh2', 'first'].map(picture));
  expect(typed?.value).toBe('');
  expect(refreshes()).toHaveLength(2);
});

test('a captcha that the page gives to another form gets that form’s picture', async () => {
  const element = await drawn('shop-captcha', captcha(required));
  element.dataset['formId'] = 'user_create';
  await expect.poll(image).toBe(picture('fresh'));
  expect(refreshes()[0]?.body).toContain('user_create');
});
