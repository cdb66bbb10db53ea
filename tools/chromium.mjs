import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { headlessChromium } from './headless-chromium.mjs';

/** Where a Chromium or Chrome with windows usually is, in the order asked. */
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
 * The browser that tests, benchmarks and screenshots run in: `CHROMIUM_PATH`, Debian's without windows, or one that has them.
 * @returns {string | undefined} undefined when this machine has none
 */
export function chromiumPath() {
  return first([process.env.CHROMIUM_PATH, headlessChromium, ...places]);
}

/**
 * The same for what only a browser with windows does, such as keeping pages for the way back.
 * @returns {string | undefined}
 */
export function windowedChromiumPath() {
  return first(places);
}

/** @param {readonly (string | undefined)[]} paths */
function first(paths) {
  return paths.find((place) => place !== undefined && place !== '' && existsSync(place));
}
