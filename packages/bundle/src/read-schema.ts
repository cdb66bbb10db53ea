import type { Shape } from '@shop-elements/core';

/**
 * A schema as the build writes it (build/schemas.mjs), in place of zod's: a text, number or boolean is a setting with that
 * default; a list holds the kind, with `?` where it may be left out, then what is in it, then whatever else is to be said.
 */
export type Written = string | number | boolean | readonly [kind: string, content?: unknown, more?: Partial<Shape>];

const shapes = new WeakMap<object, Shape>();

/** The shape of a schema: read once, at its first use. */
export function shapeOf(schema: Exclude<Written, string | number | boolean>): Shape {
  const shape = shapes.get(schema) ?? read(schema);
  shapes.set(schema, shape);
  return shape;
}

function read(written: Written): Shape {
  if (!Array.isArray(written)) {
    return { kind: typeof written === 'string' ? 'text' : (typeof written as 'number' | 'boolean'), default: written };
  }
  const [asWritten, content, more] = written as readonly [string, unknown, Partial<Shape>?];
  const kind = asWritten.replace('?', '') as Shape['kind'];
  return { kind, ...(kind !== asWritten && { optional: true }), ...contentOf(kind, content), ...more };
}

function contentOf(kind: Shape['kind'], content: unknown): Partial<Shape> {
  switch (kind) {
    case 'object': {
      const fields = content as Readonly<Record<string, Written>>;
      return { fields: Object.keys(fields).map((name) => [name, read(fields[name] as Written)] as const) };
    }
    case 'list':
    case 'map':
      return { items: read(content as Written) };
    case 'union':
      return { members: (content as readonly Written[]).map(read) };
    case 'choice':
      return { values: content as readonly unknown[] };
    default:
      return {};
  }
}
