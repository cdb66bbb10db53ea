import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The bundle's own folder. */
export const bundle = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
export const packages = path.dirname(bundle);

/** Oldest browsers the files run in; the README says the same. */
export const target = ['chrome111', 'firefox113', 'safari16.4'];

/** Shops load Preact's core in place of React, a tenth of the weight, and of r2wc's core what the elements use. */
export const preact = {
  '@r2wc/core': path.join(bundle, 'src/preact/r2wc-core.ts'),
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': path.join(bundle, 'src/preact/react-dom-client.ts'),
  react: path.join(bundle, 'src/preact/react.ts'),
};

/**
 * What a shop's files have in place of a source file: elements that load something later find it among the files beside the
 * script, schemas are data, and Preact draws at once by itself.
 */
export const files = {
  './load-map': path.join(bundle, 'src/load-map.ts'),
  './draw-now': path.join(bundle, 'src/draw-now.ts'),
  './read-schema': path.join(bundle, 'src/read-schema.ts'),
};

/** @type {import('esbuild').Plugin} */
export const filesPlugin = {
  name: 'files-of-the-shop',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/(draw-now|load-map|read-schema)$/ }, ({ path: name }) => ({
      path: Reflect.get(files, name),
    }));
  },
};

/** Files whose exports are schemas; shops load them as data. */
export const schemaFile = /\.(config|schema)\.ts$/;

/** @type {import('terser').MinifyOptions} */
const terserOptions = {
  ecma: 2020,
  toplevel: true,
  // Not `unsafe_arrows`: a function that a library calls with `new` must stay one.
  compress: { passes: 3, unsafe_methods: true, pure_getters: true, keep_fargs: false },
  format: { ascii_only: false, comments: false },
};

/**
 * The second pass over what a bundler has minified takes another 5 % off.
 * @param {string} code
 * @param {import('terser').MinifyOptions} [options]
 */
export async function squeeze(code, options = {}) {
  const { minify } = await import('terser');
  const result = await minify(code, { ...terserOptions, ...options });
  return `${result.code ?? ''}\n`;
}
