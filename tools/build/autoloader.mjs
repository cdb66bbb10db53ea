import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build as esbuild } from 'esbuild';
import { rolldown } from 'rolldown';
import { bundle, files, schemaFile, squeeze, target } from './common.mjs';
import { preactAsReact } from './react.mjs';
import { schemasAsData } from './schemas.mjs';

/** Files smaller than this are put together with their nearest kin: a request costs more than the bytes. */
const mergeBelow = 9_000;

/**
 * The autoloader and the parts it loads: `shop-elements.js` and `parts/`. What several elements share goes into files of its
 * own; the autoloader knows beforehand which files each tag needs, and asks for all of them at once.
 * @param {string} css
 * @param {string} dist
 */
export async function buildAutoloader(css, dist) {
  const tags = await definitions();
  const input = {
    ...tags,
    api: path.join(bundle, 'src/autoload/api.ts'),
    styles: path.join(bundle, 'src/autoload/styles.ts'),
  };
  const bundler = await rolldown({
    input,
    cwd: bundle,
    // Else, for parts that are asked for by a function, libraries come in the form they have for Node.
    platform: 'browser',
    resolve: { alias: { ...preactAsReact, ...files } },
    transform: { target, jsx: { runtime: 'automatic' } },
    plugins: [plugin(css)],
    checks: { pluginTimings: false },
  });
  const { output } = await bundler.generate({
    format: 'cjs',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: 'shared-[hash].js',
    codeSplitting: {
      groups: [{ name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: mergeBelow }],
    },
  });
  await bundler.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  await mkdir(path.join(dist, 'parts'), { recursive: true });
  for (const { fileName, code } of chunks) {
    await writeFile(path.join(dist, 'parts', fileName), await squeeze(wrap(code), { module: true }));
  }
  await writeFile(path.join(dist, 'shop-elements.js'), await entry(partsTable(chunks, Object.keys(tags))));
}

/**
 * A part as a module that imports nothing: the autoloader links the parts itself (src/autoload/parts.ts says why), and tells
 * them where it came from.
 * @param {string} code
 */
function wrap(code) {
  return `export default (require, exports, SHOP_SCRIPT) => {\n${code}\n};`;
}

/** Every element's define module by its name, as `src/elements.ts` lists them. */
async function definitions() {
  const source = await readFile(path.join(bundle, 'src/elements.ts'), 'utf8');
  const lines = Array.from(source.matchAll(/'@shop-elements\/(\w+)\/([\w-]+)\/define'/g));
  return Object.fromEntries(
    lines.map(([, area = '', name = '']) => [name, path.join(bundle, '..', area, 'src', name, 'define.ts')]),
  );
}

/**
 * What the autoloader has to know: the files, and for each tag the numbers of those it needs, its own first.
 * @param {import('rolldown').OutputChunk[]} chunks
 * @param {string[]} names
 */
function partsTable(chunks, names) {
  const files = chunks.map(({ fileName }) => fileName);
  /** @type {(fileName: string, seen?: Set<string>) => Set<string>} */
  const closure = (fileName, seen = new Set()) => {
    if (seen.has(fileName)) return seen;
    seen.add(fileName);
    const chunk = chunks.find((candidate) => candidate.fileName === fileName);
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.dynamicImports ?? [])]) closure(next, seen);
    return seen;
  };
  /** @param {string} name */
  const needs = (name) => {
    const own = chunks.find((chunk) => chunk.isEntry && chunk.name === name);
    return Array.from(closure(own?.fileName ?? ''), (fileName) => files.indexOf(fileName));
  };
  return {
    files: files.map((file) => file.replace(/\.js$/, '')),
    tags: Object.fromEntries(names.map((name) => [name, needs(name)])),
    api: needs('api'),
    styles: needs('styles'),
  };
}

/** @param {unknown} parts */
async function entry(parts) {
  const { outputFiles } = await esbuild({
    entryPoints: [path.join(bundle, 'src/autoload/autoload.ts')],
    write: false,
    bundle: true,
    format: 'esm',
    minify: true,
    target,
    define: { SHOP_PARTS: JSON.stringify(parts) },
    legalComments: 'none',
    logLevel: 'warning',
  });
  return squeeze(outputFiles[0]?.text ?? '', { module: true });
}

/**
 * @param {string} css
 * @returns {import('rolldown').Plugin}
 */
function plugin(css) {
  return {
    name: 'shop-elements',
    resolveId: (source) => (source === 'shop-elements.css' ? '\0shop-elements.css.js' : undefined),
    async load(id) {
      if (id === '\0shop-elements.css.js') return `export default ${JSON.stringify(css)};`;
      if (schemaFile.test(id)) return { code: await schemasAsData(id), moduleType: 'js' };
      return undefined;
    },
  };
}
