// Builds what a shop loads: the one script, the style sheet, and the locale files.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, transform } from 'esbuild';
import { minify } from 'terser';
import { schemaShapes } from '../../tools/schema-shapes.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const packages = path.dirname(here);
const dist = path.join(here, 'dist');

/** Shops load Preact's core in place of React: a tenth of the weight. */
const preact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': path.join(here, 'src/preact/react-dom-client.ts'),
  react: path.join(here, 'src/preact/react.ts'),
};

/** Oldest browsers the files run in; the README says the same. */
export const target = ['chrome111', 'firefox113', 'safari16.4'];

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
  return entries.filter((entry) => /^[a-z]+\/src\/.*\.css$/.test(entry)).map((entry) => path.join(packages, entry));
}

/**
 * The style sheet for the script, which brings it along for pages that do not link it.
 * @param {string} css
 * @returns {import('esbuild').Plugin}
 */
function styleSheetText(css) {
  return {
    name: 'style-sheet-text',
    setup(plugin) {
      plugin.onResolve({ filter: /^shop-elements\.css$/ }, ({ path: name }) => ({ path: name, namespace: 'css-text' }));
      plugin.onLoad({ filter: /.*/, namespace: 'css-text' }, () => ({ contents: css, loader: 'text' }));
    },
  };
}

/**
 * Schemas are read off here and written down as data, so that no shop loads zod: 6 KB brotli less, and nothing to work out
 * when the script starts.
 * @type {import('esbuild').Plugin}
 */
const schemasAsData = {
  name: 'schemas-as-data',
  setup(plugin) {
    plugin.onLoad({ filter: /\.(config|schema)\.ts$/ }, async ({ path: file }) => {
      const shapes = await schemaShapes(file);
      const lines = Object.keys(shapes).map(
        (name) => `export const ${name} = ${JSON.stringify({ shape: shapes[name] })};`,
      );
      return { contents: lines.join('\n'), loader: 'js' };
    });
  },
};

/** @param {string} css */
async function buildScript(css) {
  const { outputFiles } = await build({
    entryPoints: [path.join(here, 'src/umd-entry.ts')],
    write: false,
    bundle: true,
    format: 'iife',
    minify: true,
    target,
    alias: preact,
    legalComments: 'none',
    jsx: 'automatic',
    logLevel: 'warning',
    plugins: [styleSheetText(css), schemasAsData],
  });
  // esbuild bundles; a second pass by terser takes another 5 % off.
  const { code = '' } = await minify(outputFiles[0]?.text ?? '', {
    ecma: 2020,
    toplevel: true,
    compress: { passes: 3, unsafe_arrows: true, unsafe_methods: true },
    format: { ascii_only: false, comments: false },
  });
  await writeFile(path.join(dist, 'shop-elements.umd.js'), `${code}\n`);
}

/** `nl.json` for pages that print their texts, `nl.js` for those that add a script tag. */
async function buildLocales() {
  const names = (await readdir(path.join(here, 'src/locales'))).map((file) => path.basename(file, '.ts'));
  await mkdir(path.join(dist, 'locales'), { recursive: true });
  for (const name of names) {
    const { outputFiles } = await build({
      entryPoints: [path.join(here, `src/locales/${name}.ts`)],
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      alias: preact,
      treeShaking: true,
      write: false,
      logLevel: 'warning',
    });
    const code = outputFiles[0]?.text ?? '';
    const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const texts = JSON.stringify({ [name]: module[name] });
    await writeFile(path.join(dist, 'locales', `${name}.json`), `${texts}\n`);
    await writeFile(path.join(dist, 'locales', `${name}.js`), `ShopElements.configure({texts:${texts}});\n`);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(dist, { recursive: true });
  const css = await styleSheet();
  await writeFile(path.join(dist, 'shop-elements.css'), `${css}:root{--shop-elements-linked:1}\n`);
  await buildScript(css);
  await buildLocales();
}
