import type * as z from 'zod/mini';
import { fits } from './fits';
import { type Schema, shapeOf } from './schema';
import { toShape } from './to-shape';

/**
 * JSON from outside as what its schema promises, with PHP's ways of writing it understood.
 * @returns undefined when it is something else
 */
export function parse<S extends Schema>(schema: S, json: unknown): z.output<S> | undefined {
  const shape = shapeOf(schema);
  const value = toShape(json, shape);
  return fits(value, shape) ? (value as z.output<S>) : undefined;
}
