import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** These files together contain all code that shops load. */
const files = ['shop-elements.all.umd.js', 'shop-elements.map.js'];

/** Maps a source path to its owner, most specific first. */
const owners = [
  { title: 'Libraries', pattern: /node_modules\/(?!.*node_modules\/)((?:@[^/]+\/)?[^/]+)/, name: '$1' },
  { title: 'What elements share', pattern: /(core|dom|host|ui|bundle)\/src\//, name: '$1' },
  { title: 'What elements share', pattern: /(\w+)\/src\/shared\/([\w-]+)\//, name: '$1/shared/$2' },
  { title: 'Elements', pattern: /\w+\/src\/([\w-]+)\//, name: 'shop-$1' },
  { title: 'What elements share', pattern: /.*/, name: 'the style sheet’s text, and links between the parts' },
];

/**
 * Bytes per owner, largest first. A file's Brotli size is distributed over its sources by their minified length.
 * @param {string} dist
 * @returns {{ title: string, entries: { name: string, size: number }[] }[]}
 */
export function spenders(dist) {
  /** @type {Map<string, Map<string, number>>} */
  const groups = new Map();
  for (const file of files) {
    const code = readFileSync(path.join(dist, file), 'utf8');
    const ratio = brotliCompressSync(code).length / code.length;
    for (const [source, length] of lengths(code, readFileSync(path.join(dist, `${file}.map`), 'utf8'))) {
      const { title, name } = ownerOf(source);
      const group = groups.get(title) ?? new Map();
      groups.set(title, group.set(name, (group.get(name) ?? 0) + length * ratio));
    }
  }
  return Array.from(groups, ([title, sizes]) => ({
    title,
    entries: Array.from(sizes, ([name, size]) => ({ name, size })).sort((a, b) => b.size - a.size),
  })).sort((a, b) => a.title.localeCompare(b.title));
}

/**
 * The number of characters from each source.
 * @param {string} code
 * @param {string} map
 */
function lengths(code, map) {
  const sources = new SourceMap(JSON.parse(map));
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = sources.findEntry(line, column);
      const source = 'originalSource' in entry ? entry.originalSource : '';
      found.set(source, (found.get(source) ?? 0) + 1);
    }
  }
  return found;
}

/** @param {string} source */
function ownerOf(source) {
  for (const { title, pattern, name } of owners) {
    const match = pattern.exec(source);
    if (match !== null) return { title, name: name.replace(/\$(\d)/g, (_, group) => match[Number(group)] ?? '') };
  }
  throw new Error(`${source} matches no owner: add a pattern to tools/size/spenders.mjs`);
}
