import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { areas, partNames, partOf } from './areas.mjs';
import { bundle, target } from './common.mjs';
import { joined, minified } from './minified.mjs';
import { preactAsReact } from './react.mjs';
import { schemas } from './schemas.mjs';
import { sheetsAsText } from './sheets-as-text.mjs';

/**
 * The code of one file. A part imports others by name; the scripts link them (packages/bundle/src/loader/parts.ts).
 * @typedef {object} Part
 * @property {string} name with a hash of its content: `core-a1b2c3d4`
 * @property {string} file relative to the scripts' folder, without extension
 * @property {string} area `core`, or the name of a rare element or of a lazy module
 * @property {string[]} needs names of the parts that it imports, directly or indirectly
 * @property {string[]} elements that it defines, without `shop-`
 * @property {string} code as served
 * @property {string} map its source map
 * @property {Readonly<Record<string, number>>} modules the length of each module's code in it, before minification
 */

/**
 * Bundles all of a shop's code in one graph, with each module in exactly one part.
 * @param {string} css
 * @returns {Promise<Part[]>}
 */
export async function buildParts(css) {
  const packageOf = await elementPackages();
  const entries = entryModules(packageOf);
  const bundler = await rolldown({
    input: Object.fromEntries(Object.keys(entries).map((name) => [name, `entry:${name}`])),
    cwd: bundle,
    // Without this, rolldown picks the Node builds of libraries when a function requests parts.
    platform: 'browser',
    preserveEntrySignatures: false,
    resolve: { alias: preactAsReact },
    transform: { target, jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [entryPlugin(entries), schemas, sheetsAsText(css)],
    checks: { pluginTimings: false },
  });
  // Bundles twice: first to learn which entries need each module, then with the resulting parts.
  const users = usersOf(chunksOf(await bundler.generate({ format: 'es' })));
  const output = await bundler.generate({
    format: 'cjs',
    sourcemap: 'hidden',
    minify: true,
    entryFileNames: fileName,
    chunkFileNames: fileName,
    codeSplitting: {
      // `partOf` selects the part of each module, including imported ones.
      includeDependenciesRecursively: false,
      groups: [{ name: (id) => partOf(users.get(id) ?? new Set(['core'])) }],
    },
  });
  await bundler.close();
  return withRuntimeInCore(await Promise.all(chunksOf(output).map((chunk, _, chunks) => partFrom(chunk, chunks))));
}

/**
 * Rolldown's helpers for CommonJS libraries are too small for their own file, so they join `core`.
 * @param {readonly Part[]} parts
 */
function withRuntimeInCore(parts) {
  const [runtime] = parts.filter(({ area }) => area === 'rolldown-runtime');
  if (runtime === undefined) return Array.from(parts);
  return parts
    .filter((part) => part !== runtime)
    .map((part) => ({
      ...part,
      ...(part.area === 'core' && joined('core', [runtime, part])),
      needs: part.needs.filter((name) => name !== runtime.name),
    }));
}

/**
 * The map's file has no hash, so that a shop can name it in a policy.
 * @param {{ name: string }} chunk
 */
function fileName({ name }) {
  return name === 'leaflet-map' ? 'shop-elements.map.js' : '[name]-[hash:7].js';
}

/** The package of every element, as listed in `src/elements.ts`. */
async function elementPackages() {
  const source = await readFile(path.join(bundle, 'src/elements.ts'), 'utf8');
  const lines = Array.from(source.matchAll(/'@shop-elements\/(\w+)\/([\w-]+)\/define'/g));
  return new Map(lines.map(([, folder = '', name = '']) => [name, folder]));
}

/**
 * The entries of the bundle: the elements' definitions, the page API and the style sheet.
 * @param {ReadonlyMap<string, string>} packageOf
 * @returns {Record<string, string>}
 */
function entryModules(packageOf) {
  const named = Object.values(areas).flat();
  const unknown = named.find((name) => !packageOf.has(name));
  if (unknown !== undefined)
    throw new Error(`tools/build/areas.mjs lists ${unknown}, but src/elements.ts does not: correct one of them`);
  const taken = Array.from(packageOf.keys()).find((name) => partNames.has(name));
  if (taken !== undefined) throw new Error(`An element must not be named ${taken}: a part of the script has that name`);
  const rare = Array.from(packageOf.keys()).filter((name) => !named.includes(name));
  /** @param {readonly string[]} elements */
  const definitions = (elements) =>
    elements.map((name) => `import '@shop-elements/${packageOf.get(name)}/${name}/define';`).join('\n');
  const entries = Object.fromEntries([
    ...Object.entries(areas).map(([area, elements]) => [area, definitions(elements)]),
    ...rare.map((name) => [name, definitions([name])]),
  ]);
  entries['core'] += "\nimport './src/loader/api';";
  entries['styles'] = "import './src/loader/styles';";
  return entries;
}

/**
 * @param {Readonly<Record<string, string>>} entries
 * @returns {import('rolldown').Plugin}
 */
function entryPlugin(entries) {
  const prefix = path.join(bundle, 'entry:');
  return {
    name: 'shop-elements-entries',
    resolveId: (source) => (source.startsWith('entry:') ? path.join(bundle, source) : undefined),
    load: (id) => (id.startsWith(prefix) ? entries[id.slice(prefix.length)] : undefined),
  };
}

/** @param {import('rolldown').RolldownOutput} output */
function chunksOf({ output }) {
  return output.filter((file) => file.type === 'chunk');
}

/**
 * The entries that need each module. For a module that is only loaded by `import()`, the entry is the imported module.
 * @param {readonly import('rolldown').OutputChunk[]} chunks
 */
function usersOf(chunks) {
  const later = usersAmong(chunks, ({ isDynamicEntry }) => isDynamicEntry);
  const users = usersAmong(chunks, ({ isEntry }) => isEntry);
  return new Map([...later, ...users]);
}

/**
 * @param {readonly import('rolldown').OutputChunk[]} chunks
 * @param {(chunk: import('rolldown').OutputChunk) => boolean} isUser
 */
function usersAmong(chunks, isUser) {
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  for (const entry of chunks.filter(isUser)) {
    for (const { moduleIds } of [entry, ...importsOf(entry, chunks)]) {
      for (const id of moduleIds) users.set(id, (users.get(id) ?? new Set()).add(entry.name));
    }
  }
  return users;
}

/**
 * The chunks that a chunk imports, directly or indirectly.
 * @param {import('rolldown').OutputChunk} chunk
 * @param {readonly import('rolldown').OutputChunk[]} chunks
 */
function importsOf(chunk, chunks) {
  /** @type {Set<import('rolldown').OutputChunk>} */
  const found = new Set();
  /** @param {import('rolldown').OutputChunk} importer */
  const visit = ({ imports }) => {
    for (const next of chunks.filter(({ fileName }) => imports.includes(fileName) && fileName !== chunk.fileName)) {
      if (found.has(next)) continue;
      found.add(next);
      visit(next);
    }
  };
  visit(chunk);
  return Array.from(found);
}

/**
 * @param {import('rolldown').OutputChunk} chunk
 * @param {readonly import('rolldown').OutputChunk[]} chunks
 * @returns {Promise<Part>}
 */
async function partFrom(chunk, chunks) {
  const name = nameOf(chunk);
  const imports = importsOf(chunk, chunks);
  if (imports.some((other) => importsOf(other, chunks).includes(chunk))) {
    throw new Error(`${name} and ${imports.map(nameOf).join(', ')} import each other: change tools/build/areas.mjs`);
  }
  const map = JSON.parse(String(chunk.map)) ?? { version: 3, sources: [], names: [], mappings: '' };
  return {
    name,
    file: name.startsWith('shop-elements.') ? name : `parts/${name}`,
    area: chunk.name,
    needs: imports.map(nameOf),
    elements: chunk.moduleIds.flatMap((id) => /([\w-]+)\/define\.ts$/.exec(id)?.[1] ?? []),
    ...handedOver(name, await minified(name, chunk.code, map)),
    modules: Object.fromEntries(Object.entries(chunk.modules).map(([id, module]) => [id, module.renderedLength])),
  };
}

/** @param {import('rolldown').OutputChunk} chunk */
function nameOf({ fileName }) {
  return path.basename(fileName, '.js');
}

/**
 * Wraps a part so that it registers itself the same way as a module, as a script, and as a piece of a larger file. Browsers
 * compile a function in parentheses eagerly; they would compile any other twice, once quickly and once when it is called.
 * @param {string} name
 * @param {import('./minified.mjs').Minified} part
 * @returns {import('./minified.mjs').Minified}
 */
function handedOver(name, { code, map }) {
  const { mappings, ...rest } = JSON.parse(map);
  return {
    code: `(window[Symbol.for('shop-elements')]??=new Map).set(${JSON.stringify(name)},(function(require,exports){"use strict";\n${code}\n}));`,
    // The code starts on the second line.
    map: JSON.stringify({ ...rest, mappings: `;${mappings}` }),
  };
}
