import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';
import { areas, partOf } from './areas.mjs';
import { bundle, target } from './common.mjs';
import { joined, minified } from './minified.mjs';
import { preactAsReact } from './react.mjs';
import { schemas } from './schemas.mjs';
import { sheetsAsText } from './sheets-as-text.mjs';

/**
 * One file's worth of code. A part imports others by name; the scripts link them (packages/bundle/src/loader/parts.ts).
 * @typedef {object} Part
 * @property {string} name with a hash of its content: `core-a1b2c3d4`
 * @property {string} file below the folder of the scripts, without ending
 * @property {string} area `core`, or the name of a rare element or of what is loaded later
 * @property {string[]} needs names of the parts that it imports, also through others
 * @property {string[]} elements that it defines, without `shop-`
 * @property {string} code as it is served
 * @property {string} map its source map
 * @property {Readonly<Record<string, number>>} modules how long the code of each module in it is, before minifying
 */

/**
 * Everything that shops load as code, in one graph: each module is in one part.
 * @param {string} css
 * @returns {Promise<Part[]>}
 */
export async function buildParts(css) {
  const packageOf = await elementPackages();
  const entries = entryModules(packageOf);
  const bundler = await rolldown({
    input: Object.fromEntries(Object.keys(entries).map((name) => [name, `entry:${name}`])),
    cwd: bundle,
    // Else, for parts that are asked for by a function, libraries come in the form they have for Node.
    platform: 'browser',
    preserveEntrySignatures: false,
    resolve: { alias: preactAsReact },
    transform: { target, jsx: { runtime: 'automatic' }, define: { 'process.env.NODE_ENV': '"production"' } },
    plugins: [entryPlugin(entries), schemas, sheetsAsText(css)],
    checks: { pluginTimings: false },
  });
  // Twice: first to learn who needs which module, then with the parts that follow from it.
  const users = usersOf(chunksOf(await bundler.generate({ format: 'es' })));
  const output = await bundler.generate({
    format: 'cjs',
    sourcemap: 'hidden',
    minify: true,
    entryFileNames: fileName,
    chunkFileNames: fileName,
    codeSplitting: {
      // A part is chosen for each module (`partOf`), also for what it imports.
      includeDependenciesRecursively: false,
      groups: [{ name: (id) => partOf(users.get(id) ?? new Set(['core'])) }],
    },
  });
  await bundler.close();
  return withRuntimeInCore(await Promise.all(chunksOf(output).map((chunk, _, chunks) => partFrom(chunk, chunks))));
}

/**
 * Rolldown's helpers for libraries that are CommonJS are too small for a file of their own: they come with `core`.
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
  return name === 'leaflet-map' ? 'shop-elements.map.js' : '[name]-[hash].js';
}

/** The package of every element, as `src/elements.ts` lists them. */
async function elementPackages() {
  const source = await readFile(path.join(bundle, 'src/elements.ts'), 'utf8');
  const lines = Array.from(source.matchAll(/'@shop-elements\/(\w+)\/([\w-]+)\/define'/g));
  return new Map(lines.map(([, folder = '', name = '']) => [name, folder]));
}

/**
 * What each part starts from: the definitions of its elements, and the API and the style sheet.
 * @param {ReadonlyMap<string, string>} packageOf
 * @returns {Record<string, string>}
 */
function entryModules(packageOf) {
  const named = Object.values(areas).flat();
  const unknown = named.find((name) => !packageOf.has(name));
  if (unknown !== undefined) throw new Error(`tools/build/areas.mjs names ${unknown}, which src/elements.ts does not`);
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
 * The entries that need each module; for one that is only loaded later, by `import()`, the module that the source names there.
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
 * The chunks that one imports, also through others.
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
    throw new Error(`${name} imports ${imports.map(nameOf).join(', ')}, which import it: see tools/build/areas.mjs`);
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
 * A part hands itself over in the same way as a module, as a script, and as a piece of a larger file. Browsers compile a function
 * in parentheses at once, and any other twice: quickly when they come by, and once more when it is called.
 * @param {string} name
 * @param {import('./minified.mjs').Minified} part
 * @returns {import('./minified.mjs').Minified}
 */
function handedOver(name, { code, map }) {
  const { mappings, ...rest } = JSON.parse(map);
  return {
    code: `(window.shopElementsParts??=new Map).set(${JSON.stringify(name)},(function(require,exports){"use strict";\n${code}\n}));`,
    // The code begins on the second line.
    map: JSON.stringify({ ...rest, mappings: `;${mappings}` }),
  };
}
