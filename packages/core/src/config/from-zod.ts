import type { Kind, Schema, Shape } from './schema';
import { isTextKind } from './text-kinds';

/** The parts of zod's definition objects that we read. */
interface Definition {
  type: string;
  /** Set for restricted strings, such as URLs and selectors. */
  format?: string;
  checks?: readonly { _zod: { def: { check: string; value?: number; inclusive?: boolean } } }[];
  innerType?: Node;
  shape?: Readonly<Record<string, Node>>;
  element?: Node;
  valueType?: Node;
  entries?: Readonly<Record<string, unknown>>;
  values?: readonly unknown[];
  options?: readonly Node[];
  defaultValue?: unknown;
}

interface Node {
  _zod: { def: object };
}

const kinds: Readonly<Record<string, Kind>> = {
  string: 'text',
  number: 'number',
  boolean: 'boolean',
  object: 'object',
  record: 'map',
  array: 'list',
  enum: 'choice',
  literal: 'choice',
  union: 'union',
  any: 'any',
  unknown: 'any',
};

/**
 * Adds a schema's `Shape` to it: elements read only that. The build converts every `*.config.ts` and `*.schema.ts` itself, and
 * removes zod. Call this only for schemas elsewhere.
 * @example config: fromZod(z.object({ name: z._default(z.string(), 'you') }))
 */
export function fromZod<S extends Schema>(schema: S): S & Shape {
  return Object.assign(schema, shapeFromZod(schema));
}

/** Converts a zod schema. Throws for features that data can't express: transforms, refinements, patterns. */
export function shapeFromZod(schema: Node): Shape {
  const definition = schema._zod.def as Definition;
  const { type, format, innerType, shape, element, valueType, entries, values, options, defaultValue } = definition;
  if (innerType !== undefined) {
    const inner = shapeFromZod(innerType);
    if (type === 'nullable') return { ...inner, nullable: true };
    if (type === 'optional') return { ...inner, optional: true };
    if (type === 'default') return { ...inner, default: defaultValue };
  }
  const kind = format === undefined ? kinds[type] : isTextKind(format) ? format : undefined;
  if (kind === undefined) throw new Error(`A setting can't be a zod ${format ?? type}: data can't express it.`);
  const items = element ?? valueType;
  return {
    kind,
    ...boundsOf(definition),
    ...(shape && { fields: Object.keys(shape).map((name) => [name, shapeFromZod(shape[name] as Node)] as const) }),
    ...(items && { items: shapeFromZod(items) }),
    ...(entries && { values: Object.keys(entries).map((name) => entries[name]) }),
    ...(values && { values }),
    ...(options && { members: options.map(shapeFromZod) }),
  };
}

function boundsOf({ checks = [] }: Definition): Pick<Shape, 'minimum' | 'maximum'> {
  const bounds: Pick<Shape, 'minimum' | 'maximum'> = {};
  for (const { _zod } of checks) {
    const { check, value = 0, inclusive } = _zod.def;
    if (check === 'greater_than' && inclusive) bounds.minimum = value;
    else if (check === 'less_than' && inclusive) bounds.maximum = value;
    else
      throw new Error(
        `A setting can't have the check ${check}: only a minimum and a maximum, both inclusive, are possible.`,
      );
  }
  return bounds;
}
