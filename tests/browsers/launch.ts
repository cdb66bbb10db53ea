import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContextOptions, chromium, firefox } from 'playwright';
import { chromiumPath } from '../../tools/chromium.mjs';

/** The browser that journeys run in: `TEST_BROWSER=firefox`, or Chromium. */
export const inFirefox = process.env['TEST_BROWSER'] === 'firefox';

export function launchBrowser(): Promise<Browser> {
  if (inFirefox) {
    const executablePath = fileURLToPath(new URL('firefox.mjs', import.meta.url));
    return firefox.launch({ channel: 'moz-firefox', executablePath, timeout: 120_000 });
  }
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
  return chromium.launch({ executablePath: chromiumPath(), args });
}

/** What a visit asks for, as far as the browser's driver can do it: Firefox's knows no touch screens and no media features. */
export function possible({ isMobile, hasTouch, reducedMotion, forcedColors, ...options }: BrowserContextOptions) {
  return inFirefox ? options : { isMobile, hasTouch, reducedMotion, forcedColors, ...options };
}
