// Builds what a shop loads: the one script, the autoloader with its parts, the style sheet, and the locale files; with their
// hashes and the licences of what is in them.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildAutoloader } from './build/autoloader.mjs';
import { bundle } from './build/common.mjs';
import { integrity } from './build/integrity.mjs';
import { buildLocales } from './build/locales.mjs';
import { styleSheet } from './build/style-sheet.mjs';
import { thirdParty } from './build/third-party.mjs';
import { umd } from './build/umd.mjs';

export { target } from './build/common.mjs';
export { styleSheet } from './build/style-sheet.mjs';

/** @param {string} dist */
export async function buildFiles(dist) {
  await rm(path.join(dist, 'parts'), { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  const css = await styleSheet();
  const { code, inputs } = await umd(css);
  await writeFile(path.join(dist, 'shop-elements.css'), `${css}:root{--shop-elements-linked:1}\n`);
  await writeFile(path.join(dist, 'shop-elements.umd.js'), code);
  await writeFile(path.join(dist, 'THIRD_PARTY.md'), await thirdParty(inputs));
  await buildAutoloader(css, dist);
  await buildLocales(dist);
  await writeFile(path.join(dist, 'sri.json'), await integrity(dist));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFiles(path.join(bundle, 'dist'));
