import { existsSync } from 'node:fs';
import { installPackages } from './debian.mjs';

/** Debian's Chromium without windows. To open a page in it takes a third of the time. */
export const headlessChromium = '/usr/bin/chromium-headless-shell';

export function installHeadlessChromium() {
  if (!existsSync(headlessChromium)) installPackages(['chromium-headless-shell']);
}
