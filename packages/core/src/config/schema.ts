import type * as z from 'zod/mini';

/** The settings of one element: a flat zod/mini object whose keys are the camelCase setting names. */
export type ConfigSchema = z.ZodMiniObject;

/** What a component receives for a schema: every default filled in. */
export type ConfigOf<Schema extends ConfigSchema> = z.output<Schema>;

/** What a value has to be, as a theme developer would say it. */
export type Kind = 'text' | 'number' | 'boolean' | 'object' | 'map' | 'list' | 'choice' | 'union' | 'other';

/** One setting, read off the schema once per tag. */
export interface Setting {
  /** camelCase, as in JSON: `timeoutTime`. */
  name: string;
  /** kebab-case, as in HTML: `data-timeout-time`. */
  attribute: string;
  shape: Shape;
  required: boolean;
  defaultValue: unknown;
}

/**
 * A schema as far as it can be known without running it: enough to bring a value to its type, and in most cases to say that
 * it fits. Built once, walked for every value.
 */
export interface Shape {
  kind: Kind;
  nullable: boolean;
  optional: boolean;
  /** In place of a value that was not given. */
  defaultValue: unknown;
  /** What a value has to pass beyond its kind: a minimum, a pattern. */
  checks: readonly Check[];
  /** The keys of an object. */
  fields: readonly Field[];
  /** What a map or a list holds. */
  items: Shape | undefined;
  /** The legal values of a choice. */
  values: readonly unknown[];
  /** The members of a union, in the order written. */
  members: readonly Shape[];
}

export interface Field {
  name: string;
  shape: Shape;
}

/** One of zod's checks: adds an issue when the value does not pass. */
export interface Check {
  _zod: { check(payload: { value: unknown; issues: unknown[] }): unknown };
}

/** The parts of zod's definition objects that are read here. */
interface Definition {
  type: string;
  checks?: readonly Check[];
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
};

/** The shape of a whole schema. */
export function shapeOf(schema: Node): Shape {
  const definition = schema._zod.def as Definition;
  const { type, innerType } = definition;
  if (innerType !== undefined) {
    const inner = shapeOf(innerType);
    if (type === 'nullable') return { ...inner, nullable: true };
    if (type === 'optional') return { ...inner, optional: true };
    // Any other wrapper does something of its own, which only zod can do.
    return type === 'default' ? { ...inner, defaultValue: definition.defaultValue } : { ...inner, kind: 'other' };
  }
  const items = definition.element ?? definition.valueType;
  const entries = definition.entries ?? {};
  return {
    kind: kinds[type] ?? 'other',
    nullable: false,
    optional: false,
    defaultValue: undefined,
    checks: definition.checks ?? [],
    fields: fieldsOf(definition.shape ?? {}),
    items: items && shapeOf(items),
    values: definition.values ?? Object.keys(entries).map((name) => entries[name]),
    members: (definition.options ?? []).map(shapeOf),
  };
}

function fieldsOf(nodes: Readonly<Record<string, Node>>): Field[] {
  return Object.keys(nodes).flatMap((name) => {
    const node = nodes[name];
    return node === undefined ? [] : [{ name, shape: shapeOf(node) }];
  });
}

/** The settings that a schema describes, in its own order. */
export function settingsOf(schema: ConfigSchema): readonly Setting[] {
  return shapeOf(schema).fields.map(({ name, shape }) => ({
    name,
    attribute: attributeName(name),
    shape,
    required: !shape.optional && shape.defaultValue === undefined,
    defaultValue: shape.defaultValue,
  }));
}

/** `timeoutTime` → `data-timeout-time`. */
export function attributeName(setting: string): string {
  return `data-${setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
