import type * as z from 'zod/mini';

/**
 * The settings of one element: a flat zod/mini object whose keys are the camelCase setting names. zod is the language in
 * which they are written; what it says is read off once, as a shape, and values are held against that. The build of the
 * script file does it beforehand, so that no shop loads zod.
 */
export type ConfigSchema = z.ZodMiniObject;

/** What a component receives for a schema: every default filled in. */
export type ConfigOf<Schema extends ConfigSchema> = z.output<Schema>;

/** A schema for any JSON from outside. */
export type Schema = z.ZodMiniType;

/** What a value has to be, as a theme developer would say it. */
export type Kind = 'text' | 'number' | 'boolean' | 'object' | 'map' | 'list' | 'choice' | 'union' | 'any';

/** What a schema says, as data. */
export interface Shape {
  kind: Kind;
  nullable?: boolean;
  optional?: boolean;
  /** In place of a value that was not given. */
  default?: unknown;
  minimum?: number;
  maximum?: number;
  /** The keys of an object. */
  fields?: readonly (readonly [name: string, shape: Shape])[];
  /** What a map or a list holds. */
  items?: Shape;
  /** The legal values of a choice. */
  values?: readonly unknown[];
  /** The members of a union, in the order written. */
  members?: readonly Shape[];
}

/** One setting, read off the schema once per tag. */
export interface Setting {
  /** camelCase, as in JSON: `timeoutTime`. */
  name: string;
  /** kebab-case, as in HTML: `data-timeout-time`. */
  attribute: string;
  shape: Shape;
}

/** The parts of zod's definition objects that are read here. */
interface Definition {
  type: string;
  checks?: readonly { _zod: { def: { check: string; value?: number } } }[];
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

/** What the build has made of a schema. */
interface Compiled {
  shape: Shape;
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

/** The shape of a schema. Throws on what cannot be said as data: transforms, refinements, patterns. */
export function shapeOf(schema: Node | Compiled): Shape {
  if ('shape' in schema && !('_zod' in schema)) return schema.shape;
  const definition = (schema as Node)._zod.def as Definition;
  const { type, innerType, shape, element, valueType, entries, values, options, defaultValue } = definition;
  if (innerType !== undefined) {
    const inner = shapeOf(innerType);
    if (type === 'nullable') return { ...inner, nullable: true };
    if (type === 'optional') return { ...inner, optional: true };
    if (type === 'default') return { ...inner, default: defaultValue };
  }
  const kind = kinds[type];
  if (kind === undefined) throw new Error(`A setting cannot be a zod ${type}: only what can be told as data.`);
  const items = element ?? valueType;
  return {
    kind,
    ...boundsOf(definition),
    ...(shape && { fields: Object.keys(shape).map((name) => [name, shapeOf(shape[name] as Node)] as const) }),
    ...(items && { items: shapeOf(items) }),
    ...(entries && { values: Object.keys(entries).map((name) => entries[name]) }),
    ...(values && { values }),
    ...(options && { members: options.map(shapeOf) }),
  };
}

function boundsOf({ checks = [] }: Definition): Pick<Shape, 'minimum' | 'maximum'> {
  const bounds: Pick<Shape, 'minimum' | 'maximum'> = {};
  for (const { _zod } of checks) {
    const { check, value = 0 } = _zod.def;
    if (check === 'greater_than') bounds.minimum = value;
    else if (check === 'less_than') bounds.maximum = value;
    else throw new Error(`A setting cannot have the check ${check}: only a minimum and a maximum.`);
  }
  return bounds;
}

/** The settings that a schema describes, in its own order. */
export function settingsOf(schema: ConfigSchema): readonly Setting[] {
  return (shapeOf(schema).fields ?? []).map(([name, shape]) => ({ name, attribute: attributeName(name), shape }));
}

/** A setting without which an element cannot do. */
export function isRequired({ shape }: Setting): boolean {
  return shape.optional !== true && shape.default === undefined;
}

/** `timeoutTime` → `data-timeout-time`. */
export function attributeName(setting: string): string {
  return `data-${setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
