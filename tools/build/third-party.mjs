import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from './common.mjs';

/**
 * Texts of those who publish their packages without one: from the repository that the package names.
 * @type {Readonly<Record<string, string>>}
 */
const kept = {
  '@r2wc/core': path.join(import.meta.dirname, 'licenses/r2wc.txt'),
  '@r2wc/react-to-web-component': path.join(import.meta.dirname, 'licenses/r2wc.txt'),
};

/**
 * `THIRD_PARTY.md`: what is in the scripts besides our own code, each with its licence in full.
 * @param {string[]} inputs the files that went into the scripts, absolute or relative to the bundle's folder
 */
export async function thirdParty(inputs) {
  const places = inputs.map((file) => path.resolve(bundle, file));
  const folders = new Set(places.flatMap((file) => /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? []));
  const notices = await Promise.all(Array.from(folders).sort(byPackage).map(notice));
  return `# Third-party software in shop-elements.umd.js and shop-elements.map.js\n\n${notices.join('\n')}`;
}

/** @param {string} folder */
async function notice(folder) {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const own = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const file = own === undefined ? kept[name] : path.join(folder, own);
  if (file === undefined) throw new Error(`${name} ${version} has no licence text: it cannot go into the script`);
  const text = (await readFile(file, 'utf8'))
    .trim()
    .replace(/^/gm, '    ')
    .replace(/[ \t]+$/gm, '');
  return `## ${name} ${version} (${license})\n\n${text}\n`;
}

/**
 * @param {string} a
 * @param {string} b
 */
function byPackage(a, b) {
  /** @param {string} folder */
  const name = (folder) => folder.slice(folder.lastIndexOf('node_modules/'));
  return name(a).localeCompare(name(b));
}
