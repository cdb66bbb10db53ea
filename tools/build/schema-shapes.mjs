import path from 'node:path';
import { build } from 'esbuild';
import { root } from '../run.mjs';

/** @typedef {import('../../packages/core/src/config/schema').Shape} Shape */

/**
 * Caches the results, because a build reads each file several times.
 * @type {Map<string, Promise<Record<string, Shape>>>}
 */
const read = new Map();

/**
 * The schemas of one file as data, by their exported names.
 * @param {string} file absolute path of a `*.config.ts` or `*.schema.ts`
 * @returns {Promise<Record<string, Shape>>}
 */
export function schemaShapes(file) {
  const shapes = read.get(file) ?? readShapes(file);
  read.set(file, shapes);
  return shapes;
}

/**
 * @param {string} file
 * @returns {Promise<Record<string, Shape>>}
 */
async function readShapes(file) {
  const { shapes } = await evaluated(`
    import { shapeFromZod } from './packages/core/src/config/from-zod';
    import * as schemas from ${JSON.stringify(file)};
    export const shapes = Object.fromEntries(Object.keys(schemas).map((name) => [name, shapeFromZod(schemas[name])]));`);
  return shapes;
}

/** @type {Promise<Pick<typeof import('../../packages/core/src/config/schema'), 'attributeName'>> | undefined} */
let naming;

/**
 * The attribute of a setting, by the same rule as in the elements.
 * @param {string} setting
 */
export async function attributeOf(setting) {
  naming ??= evaluated("export { attributeName } from './packages/core/src/config/schema';");
  const { attributeName } = await naming;
  return attributeName(setting);
}

/**
 * Runs TypeScript that imports files of the packages, and returns its exports.
 * @param {string} contents
 */
async function evaluated(contents) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, sourcefile: path.join(root, 'schema-shapes.ts'), loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    logLevel: 'error',
  });
  const code = Buffer.from(outputFiles[0]?.text ?? '').toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
