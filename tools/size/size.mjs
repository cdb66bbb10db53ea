// `pnpm size`: the sizes of the built files, the bytes per element and library, and which limits are exceeded. With --check,
// prints only the limits.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { bundle } from '../build/common.mjs';
import { fileLimits, pages } from './limits.mjs';
import { spenders } from './spenders.mjs';

const dist = path.join(bundle, 'dist');
const loader = 'shop-elements.loader.js';
const { api, elements } = JSON.parse(readFileSync(path.join(dist, 'parts.json'), 'utf8'));

/** @type {{ name: string, size: number, limit: number, requests?: number, most?: number }[]} */
const rows = [
  ...Object.entries(fileLimits).map(([name, limit]) => ({ name, size: brotli(name), limit })),
  ...pages.map(({ name, elements: tags, limit, requests: most }) => {
    const files = new Set([loader, ...api, ...tags.flatMap((tag) => elements[tag])]);
    const size = Array.from(files, brotli).reduce((sum, each) => sum + each, 0);
    return { name, size, limit, requests: files.size, most };
  }),
];
const over = rows.filter(({ size, limit, requests = 0, most = 0 }) => size > limit || requests > most);

console.log('kB of Brotli               size   limit');
for (const { name, size, limit, requests, most } of rows) {
  const inRequests = requests === undefined ? '' : `   in ${requests} of at most ${most} requests`;
  console.log(`${name.padEnd(25)} ${kilobytes(size)}  ${kilobytes(limit)}${inRequests}`);
}
if (!process.argv.includes('--check')) {
  for (const { title, entries } of spenders(dist)) {
    console.log(`\n${title}`);
    for (const { name, size } of entries) console.log(`${kilobytes(size / 1000)}  ${name}`);
  }
}
for (const { name } of over)
  console.error(`${name} exceeds its limit. \`pnpm size\` shows the bytes per element and library.`);
process.exit(over.length === 0 ? 0 : 1);

/** @param {string} file */
function brotli(file) {
  return brotliCompressSync(readFileSync(path.join(dist, file))).length / 1000;
}

/** @param {number} value */
function kilobytes(value) {
  return value.toFixed(1).padStart(6);
}
