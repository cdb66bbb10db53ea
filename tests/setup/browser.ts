import { afterEach, beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Takes the pointer away from where another file's test has left it: an element that comes below it is being touched. */
    parkPointer(): Promise<void>;
  }
}

beforeAll(async () => {
  await commands.parkPointer();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: what the file before has left, in every browser
    document.cookie = `${cookie.split('=')[0]}=;path=/;max-age=0`;
  }
});

// Each test builds its own page; none may see the one before it.
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('data-shop-debug');
  localStorage.clear();
  sessionStorage.clear();
});
