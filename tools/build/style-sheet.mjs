import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { packages, target } from './common.mjs';

/** The map file has its own rules in it. */
const ofTheMap = /leaflet-map\.css$/;

/** Every style sheet of the packages as one: the shared base first, then the elements by name. */
export async function styleSheet() {
  const files = await cssFiles();
  files.sort((a, b) => Number(b.endsWith('base.css')) - Number(a.endsWith('base.css')) || a.localeCompare(b));
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const { code } = await transform(sources.join('\n'), { loader: 'css', minify: true, target });
  return code.trim();
}

async function cssFiles() {
  const entries = await readdir(packages, { recursive: true });
  return entries
    .filter((entry) => /^[a-z]+\/src\/.*\.css$/.test(entry) && !ofTheMap.test(entry))
    .map((entry) => path.join(packages, entry));
}
