import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * License texts for packages that are published without one, from the repositories that they name.
 * @type {Readonly<Record<string, string>>}
 */
const kept = {
  '@r2wc/core': path.join(import.meta.dirname, 'licenses/r2wc.txt'),
  '@r2wc/react-to-web-component': path.join(import.meta.dirname, 'licenses/r2wc.txt'),
};

/**
 * Builds `THIRD_PARTY.md`: the packages in the scripts, each with its full license text and with the copyright notices in its
 * files for code from others.
 * @param {string[]} modules the files that went into the scripts
 */
export async function thirdParty(modules) {
  /** @type {Map<string, string[]>} */
  const packages = new Map();
  for (const file of modules) {
    const folder = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
    if (folder !== undefined) packages.set(folder, [...(packages.get(folder) ?? []), file]);
  }
  const folders = Array.from(packages.keys()).sort(byPackage);
  const notices = await Promise.all(folders.map((folder) => notice(folder, packages.get(folder) ?? [])));
  return `# Third-party software in the files of shop-elements\n\n${notices.join('\n')}`;
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 */
async function notice(folder, files) {
  const { name, version, license } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const own = (await readdir(folder)).find((entry) => /^licen[cs]e/i.test(entry));
  const file = own === undefined ? kept[name] : path.join(folder, own);
  if (file === undefined)
    throw new Error(
      `${name} ${version} has no license text, so it cannot be bundled: add its text to tools/build/third-party.mjs`,
    );
  const texts = [await readFile(file, 'utf8'), ...(await inside(files))];
  return `## ${name} ${version} (${license})\n\n${texts.map(indented).join('\n\n')}\n`;
}

/**
 * The copyright notices in the comments of a package's files.
 * @param {readonly string[]} files
 */
async function inside(files) {
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const comments = sources.flatMap((source) => source.match(/\/\*[\s\S]*?\*\//g) ?? []);
  const notices = comments.filter((comment) => /copyright/i.test(comment));
  return Array.from(new Set(notices)).map((comment) =>
    comment.replace(/^\/\*+!?\s*\n?|\s*\*+\/$/g, '').replace(/^[ \t]*\* ?/gm, ''),
  );
}

/** @param {string} text */
function indented(text) {
  return text
    .trim()
    .replace(/^/gm, '    ')
    .replace(/[ \t]+$/gm, '');
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
