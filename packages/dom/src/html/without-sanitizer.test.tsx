import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { cleanHtml, cleanPage, prepareCleaner } from './clean-html';

// In its own file, because a page asks only once whether it allows our Trusted Types policy. The tests run in this order.

/** Replaces a property of the window for one test. */
function pretend(name: string, value: unknown): void {
  const before: unknown = Reflect.get(window, name);
  Object.defineProperty(window, name, { value, configurable: true, writable: true });
  onTestFinished(() => void Reflect.set(window, name, before));
}

const shown = (html: string) => cleanHtml(html, 'message').textContent;

beforeEach(() => pretend('Sanitizer', undefined));

test('before DOMPurify has loaded, shows the text of a message, without its scripts and styles', () => {
  pretend('trustedTypes', undefined);
  expect(shown('Only <b>5</b> left &amp; <br>counting &hellip;')).toBe('Only 5 left & \ncounting …');
  expect(shown('<style>p { color: red }</style>Sale<script>hurt()</script>')).toBe('Sale');
});

test('on a page that refuses our policy, shows text without tags, and no page from outside', async () => {
  const refuse = (): void => {
    throw new TypeError('Policy "shop-elements" disallowed.');
  };
  pretend('trustedTypes', { createPolicy: refuse });
  await prepareCleaner();
  expect(shown('Only <b>5</b> left &amp; <a href="javascript:hurt()">counting</a>')).toBe('Only 5 left & counting');
  // Decoded once: the shop wrote about a tag.
  expect(shown('Use &amp;lt;b&amp;gt; or &quot;&#39;')).toBe('Use &lt;b&gt; or "\'');
  expect(cleanPage('<body><p>Tea</p>', 'page')).toBeUndefined();
});
