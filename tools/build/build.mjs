// Builds the files for shops (the scripts and their parts, the style sheet, the locale files, the hashes and the licenses) and
// for developers (the command line and the editor data).
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifest } from '../docs/manifest.mjs';
import { buildCommandLine } from './command-line.mjs';
import { bundle } from './common.mjs';
import { writeEditorData } from './editor-data.mjs';
import { integrity } from './integrity.mjs';
import { buildLocales } from './locales.mjs';
import { buildParts } from './parts.mjs';
import { partsList, scripts } from './scripts.mjs';
import { styleSheet } from './style-sheet.mjs';
import { thirdParty } from './third-party.mjs';
import { writeTypes } from './types.mjs';

/** @param {string} dist */
export async function buildFiles(dist) {
  await rm(path.join(dist, 'parts'), { recursive: true, force: true });
  await mkdir(path.join(dist, 'parts'), { recursive: true });
  const css = await styleSheet();
  const parts = await buildParts(css);
  await writeFiles(dist, {
    'shop-elements.css': `${css}:root{--shop-elements-linked:1}\n`,
    ...Object.fromEntries(parts.map(({ file, code }) => [`${file}.js`, `${code}\n`])),
    'parts.json': partsList(parts),
    ...(await scripts(parts)),
    'THIRD_PARTY.md': await thirdParty(parts.flatMap(({ modules }) => Object.keys(modules))),
  });
  await buildLocales(dist);
  const elements = await manifest();
  writeTypes(bundle, dist);
  await writeEditorData(elements, dist);
  await buildCommandLine(elements, dist);
  await writeFile(path.join(dist, 'sri.json'), await integrity(dist));
}

/**
 * @param {string} dist
 * @param {Readonly<Record<string, string>>} files by name
 */
async function writeFiles(dist, files) {
  for (const name of Object.keys(files)) await writeFile(path.join(dist, name), files[name] ?? '');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildFiles(path.join(bundle, 'dist'));
