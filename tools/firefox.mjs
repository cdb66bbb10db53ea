import { existsSync } from 'node:fs';

/** Where a Firefox usually is, in the order asked. */
const places = [
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
  return places.find((place) => place !== undefined && place !== '' && existsSync(place));
}
