import { afterEach, beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Moves the pointer away from where another file's test left it, so that it doesn't hover an element. */
    parkPointer(): Promise<void>;
    /** Emulates paper or forced colors; null ends that. In Chromium only. */
    emulateMedia(media: { media?: 'print' | null; forcedColors?: 'active' | null }): Promise<void>;
  }
}

beforeAll(async () => {
  await commands.parkPointer();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: removes what the previous file left, in every browser
    document.cookie = `${cookie.split('=')[0]}=;path=/;max-age=0`;
  }
});

// Each test builds its own page and must not see the previous one.
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('data-shop-debug');
  localStorage.clear();
  sessionStorage.clear();
});
