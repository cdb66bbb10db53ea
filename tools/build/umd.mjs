import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { bundle, filesPlugin, schemaFile, squeeze, target } from './common.mjs';
import { preactAsReact } from './react.mjs';
import { schemasAsData } from './schemas.mjs';

/**
 * The one script that most shops load: every element, and the style sheet for pages that do not link it.
 * @param {string} css
 * @returns {Promise<{ code: string, inputs: string[] }>} the script, and the files that went into it
 */
export async function umd(css) {
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(bundle, 'src/umd-entry.ts')],
    absWorkingDir: bundle,
    write: false,
    bundle: true,
    metafile: true,
    format: 'iife',
    minify: true,
    target,
    alias: preactAsReact,
    legalComments: 'none',
    jsx: 'automatic',
    logLevel: 'warning',
    plugins: [plugin(css), scriptAddress, filesPlugin],
  });
  return { code: await squeeze(outputFiles[0]?.text ?? ''), inputs: Object.keys(metafile.inputs) };
}

/**
 * Tells the one module that asks where the script came from. As an `inject` it would be handed to every module, and be called
 * at the start of each.
 * @type {import('esbuild').Plugin}
 */
const scriptAddress = {
  name: 'script-address',
  setup({ onLoad }) {
    onLoad({ filter: /load-map\.ts$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      return { contents: `import { SHOP_SCRIPT } from './script-address';\n${source}`, loader: 'ts' };
    });
  },
};

/**
 * @param {string} css
 * @returns {import('esbuild').Plugin}
 */
function plugin(css) {
  return {
    name: 'shop-elements',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^shop-elements\.css$/ }, ({ path: name }) => ({ path: name, namespace: 'css-text' }));
      onLoad({ filter: /.*/, namespace: 'css-text' }, () => ({ contents: css, loader: 'text' }));
      onLoad({ filter: schemaFile }, async ({ path: file }) => ({ contents: await schemasAsData(file), loader: 'js' }));
    },
  };
}
