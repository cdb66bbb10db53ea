import type * as z from 'zod/mini';
import { fits } from './fits';
import { type Schema, shapeOf } from './schema';
import { toShape } from './to-shape';

/**
 * Parses JSON by a schema. Accepts PHP's quirks.
 * @returns undefined if it does not match the schema
 */
export function parse<S extends Schema>(schema: S, json: unknown): z.output<S> | undefined {
  const shape = shapeOf(schema);
  const value = toShape(json, shape);
  return fits(value, shape) ? (value as z.output<S>) : undefined;
}
