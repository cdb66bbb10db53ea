// What a theme can style in an element: its classes, and the custom properties that its rules read.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * @typedef {{ name: string, default: string, description: string }} PropertyDoc
 * @typedef {{ selectors: string, body: string }} Rule
 */

/** @param {string} file */
const read = (file) => readFileSync(file, 'utf8');

const sheets = readdirSync(path.join(root, 'packages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /^\w+\/src\/.*\.css$/.test(file))
  .map((file) => path.join(root, 'packages', file));

/**
 * The innermost blocks of all sheets, which are the rules without their layers and conditions.
 * @type {Rule[]}
 */
const rules = sheets.flatMap((file) =>
  Array.from(
    read(file)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g),
    ([, selectors = '', body = '']) => ({
      selectors,
      body,
    }),
  ),
);

/**
 * The classes that an element's own files name, its root class first.
 * @param {string} tag
 * @param {readonly { text: string }[]} files its sources and its sheet
 */
export function classesOf(tag, files) {
  const text = files.map((file) => file.text).join('\n');
  const own = new RegExp(`\\.${tag}(?![\\w-])|class(?:Name)?="${tag}[" ]|\\b${tag}__[a-z]+(?:-[a-z]+)*`, 'g');
  const found = new Set((text.match(own) ?? []).map((match) => /shop-[\w-]+/.exec(match)?.[0] ?? ''));
  return [...found].sort();
}

/** All classes that a sheet has a rule for. */
const styled = new Set(rules.flatMap(({ selectors }) => selectors.match(/(?<=\.)shop-[\w-]+/g) ?? []));

/**
 * The classes of shared parts, such as buttons and fields, in the files that an element uses to render.
 * @param {readonly { text: string }[]} files
 */
export function sharedClassesOf(files) {
  const named = files.flatMap(({ text }) => text.match(/(?<=["'`. ])shop-[\w-]+(?=["'` ])/g) ?? []);
  return [...new Set(named)].filter((name) => styled.has(name)).sort();
}

/**
 * @param {readonly string[]} classes of the element and of its shared parts
 * @param {string} tag
 * @returns {PropertyDoc[]}
 */
export function propertiesOf(classes, tag) {
  const names = [tag, ...classes].map((name) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`));
  const used = rules
    .filter(({ selectors }) => names.some((name) => name.test(selectors)))
    .flatMap(({ body }) => body.match(/(?<=var\()--shop-[\w-]+/g) ?? []);
  return tokens.filter(({ name }) => used.includes(name));
}

/**
 * The theming guide's table. A test compares it with the sheets.
 * @type {PropertyDoc[]}
 */
export const tokens = Array.from(
  read(path.join(root, 'docs/theme.md')).matchAll(/^\| `(--shop-[\w-]+)` \| (.+?) \| (.+) \|$/gm),
  ([, name = '', value = '', description = '']) => ({ name, default: value, description }),
);
