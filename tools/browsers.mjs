import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

/** Where a Firefox usually is, in the order asked. */
const firefoxes = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * The Firefox that `pnpm test:browsers` runs journeys in: `FIREFOX_PATH`, Debian's, or the usual one.
 * @returns {string | undefined} undefined when this machine has none
 */
export function firefoxPath() {
  return firefoxes.find((place) => place !== undefined && place !== '' && existsSync(place));
}

/** Whether this machine has WebKitGTK's driver, and a screen for it that needs no monitor. */
export function hasWebKit() {
  return ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((file) => existsSync(file));
}

/** Debian's packages of the browsers that journeys run in, and of what they need. */
export const browserPackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

export function installBrowsers() {
  if (firefoxPath() === undefined || !hasWebKit()) installPackages(browserPackages);
}
