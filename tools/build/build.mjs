// Builds what a shop loads: the one script, the map file, the autoloader with its parts, the style sheet, and the locale files, with their
// hashes and the licences of what is in them; and what developers load: the command line and their editors' data.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifest } from '../docs/manifest.mjs';
import { buildAutoloader } from './autoloader.mjs';
import { buildCommandLine } from './command-line.mjs';
import { bundle } from './common.mjs';
import { writeEditorData } from './editor-data.mjs';
import { integrity } from './integrity.mjs';
import { buildLocales } from './locales.mjs';
import { mapFile } from './map.mjs';
import { styleSheet } from './style-sheet.mjs';
import { thirdParty } from './third-party.mjs';
import { umd } from './umd.mjs';

export { target } from './common.mjs';
export { styleSheet } from './style-sheet.mjs';

/** @param {string} dist */
export async function buildFiles(dist) {
  await rm(path.join(dist, 'parts'), { recursive: true, force: true });
  await mkdir(dist, { recursive: true });
  const css = await styleSheet();
  const { code, inputs } = await umd(css);
  const map = await mapFile();
  await writeFile(path.join(dist, 'shop-elements.css'), `${css}:root{--shop-elements-linked:1}\n`);
  await writeFile(path.join(dist, 'shop-elements.umd.js'), code);
  await writeFile(path.join(dist, 'shop-elements.map.js'), map.code);
  await writeFile(path.join(dist, 'THIRD_PARTY.md'), await thirdParty([...inputs, ...map.inputs]));
  await buildAutoloader(css, dist);
  await buildLocales(dist);
  const elements = await manifest();
  await writeEditorData(elements, dist);
  await buildCommandLine(elements, dist);
  await writeFile(path.join(dist, 'sri.json'), await integrity(dist));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFiles(path.join(bundle, 'dist'));
