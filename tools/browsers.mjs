import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

/** Common locations of Firefox, in order of preference. */
const firefoxes = [
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/**
 * The Firefox for `pnpm test:browsers`: `FIREFOX_PATH`, Debian's, or another common one.
 * @returns {string | undefined} undefined if this machine has none
 */
export function firefoxPath() {
  return firefoxes.find((place) => place !== undefined && place !== '' && existsSync(place));
}

/** Whether this machine has WebKitGTK's driver, and a virtual display for it. */
export function hasWebKit() {
  return ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every((file) => existsSync(file));
}

/** Debian packages of the browsers that the journeys run in, and of their requirements. */
const browserPackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Finds Firefox and WebKit on this machine, and logs which one is missing. */
export function findBrowsers() {
  if (firefoxPath() === undefined || !hasWebKit()) installPackages(browserPackages);
  const found = [...(firefoxPath() === undefined ? [] : ['firefox']), ...(hasWebKit() ? ['webkit'] : [])];
  for (const name of ['firefox', 'webkit'].filter((browser) => !found.includes(browser))) {
    console.log(`NOT TESTED in ${name}: it is not installed.`);
  }
  if (found.length < 2) {
    console.log(`On Debian: apt-get install ${browserPackages.join(' ')}`);
    console.log('Elsewhere, set FIREFOX_PATH to a Firefox. The WebKit tests need WebKitGTK, on Linux.');
  }
  return found;
}
