import { schemaShapes } from '../schema-shapes.mjs';

/** @typedef {import('../../packages/core/src/config/schema').Shape} Shape */
/** @typedef {import('../../packages/bundle/src/read-schema').Written} Written */

/**
 * A schema file as data: 6 KB brotli less than with zod in it, and little to work out when the script starts.
 * `packages/bundle/src/read-schema.ts` reads it.
 * @param {string} file
 */
export async function schemasAsData(file) {
  const shapes = await schemaShapes(file);
  return Object.keys(shapes)
    .map((name) => `export const ${name} = ${JSON.stringify(written(/** @type {Shape} */ (shapes[name])))};`)
    .join('\n');
}

/** Kinds that a default tells by itself. */
const plain = new Map([
  ['text', 'string'],
  ['number', 'number'],
  ['boolean', 'boolean'],
]);

/**
 * @param {Shape} shape
 * @returns {Written}
 */
export function written({ kind, optional, fields, items, members, values, ...more }) {
  const others = Object.keys(more).length;
  const parts = [fields, items, members, values].filter((part) => part !== undefined);
  const { default: given } = more;
  const sayings = others + parts.length + Number(optional === true);
  if (sayings === 1 && typeof given === plain.get(kind)) return /** @type {Written} */ (given);
  const content =
    (fields && Object.fromEntries(fields.map(([name, field]) => [name, written(field)]))) ??
    (items && written(items)) ??
    members?.map(written) ??
    values;
  const name = optional === true ? `${kind}?` : kind;
  if (others > 0) return [name, content ?? 0, more];
  return content === undefined ? [name] : [name, content];
}
