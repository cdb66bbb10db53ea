import path from 'node:path';
import { root } from '../run.mjs';

export const packages = path.join(root, 'packages');

/** The package that shops load. */
export const bundle = path.join(packages, 'bundle');

/** Oldest browsers the files run in; the README says the same. */
export const target = ['chrome111', 'firefox113', 'safari16.4'];

/**
 * What a shop's files have in place of a source file: elements that load something later find it among the files beside the
 * script, and schemas are data.
 */
export const files = {
  './load-map': path.join(bundle, 'src/load-map.ts'),
  './read-schema': path.join(bundle, 'src/read-schema.ts'),
};

/** @type {import('esbuild').Plugin} */
export const filesPlugin = {
  name: 'files-of-the-shop',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/(load-map|read-schema)$/ }, ({ path: name }) => ({
      path: Reflect.get(files, name),
    }));
  },
};

/** Files whose exports are schemas; shops load them as data. */
export const schemaFile = /\.(config|schema)\.ts$/;

/** @type {import('terser').MinifyOptions} */
const terserOptions = { ecma: 2020, toplevel: true, compress: { passes: 2 }, format: { comments: false } };

/**
 * The second pass over what a bundler has minified takes another 2 % off.
 * @param {string} code
 * @param {import('terser').MinifyOptions} [options]
 */
export async function squeeze(code, options = {}) {
  const { minify } = await import('terser');
  const result = await minify(code, { ...terserOptions, ...options });
  return `${result.code ?? ''}\n`;
}
