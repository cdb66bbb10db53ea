import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Where a Chromium or Chrome usually is, in the order asked. */
const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  chromium.executablePath(),
];

/**
 * The browser that tests, benchmarks and screenshots run in: `CHROMIUM_PATH`, Debian's, Chrome, or Playwright's own.
 * @returns {string | undefined} undefined when this machine has none
 */
export function chromiumPath() {
  return places.find((place) => place !== undefined && place !== '' && existsSync(place));
}
