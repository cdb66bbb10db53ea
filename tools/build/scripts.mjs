import path from 'node:path';
import { build } from 'esbuild';
import { eager, startsUnseen } from './areas.mjs';
import { bundle, target } from './common.mjs';
import { joined, minified } from './minified.mjs';
import { preactAsReact } from './react.mjs';

/** @typedef {import('./parts.mjs').Part} Part */

/** What even `shop-elements.all.umd.js` loads separately: a library, and a tool for developers. */
const never = ['leaflet-map', 'doctor-panel'];

/**
 * The files that a page loads with a tag: the loader, and the scripts, which consist of parts and their own loader.
 * @param {readonly Part[]} parts
 * @returns {Promise<Record<string, string>>} the files by name
 */
export async function scripts(parts) {
  const table = JSON.stringify(partTable(parts));
  const script = await compiled('script', table);
  const most = joined('shop-elements.umd', [...parts.filter(({ area }) => eager.has(area)), script]);
  const all = joined('shop-elements.all.umd', [...parts.filter(({ area }) => !never.includes(area)), script]);
  return {
    'shop-elements.loader.js': `${(await compiled('loader', table, true)).code}\n`,
    'shop-elements.js': `${(await compiled('old-name', table)).code}\n`,
    'shop-elements.umd.js': `${most.code}\n`,
    'shop-elements.umd.js.map': most.map,
    'shop-elements.all.umd.js': `${all.code}\n`,
    'shop-elements.all.umd.js.map': all.map,
    'shop-elements.map.js.map': parts.find(({ file }) => file === 'shop-elements.map')?.map ?? '',
  };
}

/**
 * Builds `parts.json`: the files that the loader fetches for each element and for the API, for servers that preload them.
 * @param {readonly Part[]} parts
 */
export function partsList(parts) {
  /** @param {Part} part */
  const files = ({ name, needs }) =>
    parts.filter((other) => other.name === name || needs.includes(other.name)).map(({ file }) => `${file}.js`);
  const elements = parts.flatMap((part) => part.elements.map((name) => [name, files(part)]));
  const api = parts.filter(({ area }) => area === 'core').flatMap(files);
  return `${JSON.stringify({ api, elements: Object.fromEntries(elements.sort()) }, null, 2)}\n`;
}

/**
 * The loader's table: the files, the imports of each, and which one defines an element.
 * @param {readonly Part[]} parts
 */
function partTable(parts) {
  /** @param {string} nameOrArea */
  const numberOf = (nameOrArea) => parts.findIndex(({ name, area }) => name === nameOrArea || area === nameOrArea);
  const elements = parts.flatMap((part, number) => part.elements.map((name) => [name, number]));
  return {
    names: parts.map(({ name }) => name),
    needs: parts.map(({ needs }) => needs.map(numberOf)),
    elements: Object.fromEntries(elements.sort()),
    rare: parts
      .filter(({ area, elements: own }) => own.includes(area) && !startsUnseen.has(area))
      .map(({ area }) => area),
    api: numberOf('core'),
    styles: numberOf('styles'),
  };
}

/**
 * @param {string} name of the source in `src/loader`
 * @param {string} table
 * @param {boolean} [module] whether the page loads it as a module; otherwise its variables are wrapped in a function
 */
async function compiled(name, table, module = false) {
  const { outputFiles } = await build({
    entryPoints: [path.join(bundle, `src/loader/${name}.ts`)],
    outdir: path.join(bundle, 'dist'),
    write: false,
    bundle: true,
    format: 'esm',
    target,
    alias: preactAsReact,
    sourcemap: 'external',
    external: ['*.js'],
    define: { SHOP_PARTS: table },
    banner: { js: module ? '' : '(() => {' },
    footer: { js: module ? '' : '})();' },
    legalComments: 'none',
    logLevel: 'warning',
  });
  const [map, code] = outputFiles;
  return minified(name, code?.text ?? '', JSON.parse(map?.text ?? '{}'), { module });
}
