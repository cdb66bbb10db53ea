import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { headlessChromium } from './headless-chromium.mjs';

/** Common locations of a Chromium or Chrome with windows, in order of preference. */
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
 * The browser for tests, benchmarks and screenshots: `CHROMIUM_PATH`, Debian's headless shell, or a full browser.
 * @returns {string | undefined} undefined if this machine has none
 */
export function chromiumPath() {
  return first([process.env.CHROMIUM_PATH, headlessChromium, ...places]);
}

/**
 * The browser for tests that need a full browser, such as those of the back/forward cache.
 * @returns {string | undefined}
 */
export function windowedChromiumPath() {
  return first(places);
}

/** @param {readonly (string | undefined)[]} paths */
function first(paths) {
  return paths.find((place) => place !== undefined && place !== '' && existsSync(place));
}
