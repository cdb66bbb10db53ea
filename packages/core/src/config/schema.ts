import type * as z from 'zod/mini';

/** The settings of one element: a flat zod/mini object whose keys are the camelCase setting names. */
export type ConfigSchema = z.ZodMiniObject;

/** What a component receives for a schema: every default filled in. */
export type ConfigOf<Schema extends ConfigSchema> = z.output<Schema>;

/** What a value has to be, as a theme developer would say it. */
export type Kind = 'text' | 'number' | 'boolean' | 'object' | 'map' | 'list' | 'choice' | 'any';

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
 * A schema stripped of its wrappers (default, optional, nullable): the part that decides how text becomes a value.
 * Built once, walked for every value.
 */
export interface Shape {
  kind: Kind;
  nullable: boolean;
  /** The keys of an object. */
  fields?: ReadonlyMap<string, Shape>;
  /** What a map or a list holds. */
  items?: Shape;
  /** The legal values of a choice. */
  values?: readonly unknown[];
  /** The members of a union, in the order written. */
  members?: readonly Shape[];
}

/** The parts of zod's definition objects that are read here. */
interface Definition {
  type: string;
  innerType?: Node;
  shape?: Readonly<Record<string, Node>>;
  element?: Node;
  valueType?: Node;
  entries?: Readonly<Record<string, unknown>>;
  values?: readonly unknown[];
  options?: readonly Node[];
  in?: Node;
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
};

function definitionOf(schema: Node): Definition {
  return schema._zod.def as Definition;
}

export function settingsOf(schema: ConfigSchema): readonly Setting[] {
  const fields = definitionOf(schema).shape ?? {};
  return Object.keys(fields).flatMap((name) => {
    const field = fields[name];
    if (field === undefined) return [];
    const definition = definitionOf(field);
    return {
      name,
      attribute: attributeName(name),
      shape: shapeOf(field),
      required: definition.type !== 'default' && definition.type !== 'optional',
      defaultValue: definition.type === 'default' ? definition.defaultValue : undefined,
    };
  });
}

/** `timeoutTime` → `data-timeout-time`. */
export function attributeName(setting: string): string {
  return `data-${setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function shapeOf(schema: Node): Shape {
  const definition = definitionOf(schema);
  if (definition.type === 'nullable') return { ...inner(definition.innerType), nullable: true };
  if (definition.innerType !== undefined) return inner(definition.innerType);
  if (definition.type === 'pipe') return inner(definition.in);
  if (definition.type === 'enum') return choice(definition.entries ?? {});
  if (definition.type === 'literal') return { kind: 'choice', nullable: false, values: definition.values ?? [] };
  if (definition.type === 'union') {
    return {
      kind: 'any',
      nullable: false,
      members: (definition.options ?? []).map(shapeOf),
    };
  }

  const shape: Shape = {
    kind: kinds[definition.type] ?? 'any',
    nullable: false,
  };
  if (definition.shape !== undefined) {
    const fields = definition.shape;
    shape.fields = new Map(Object.keys(fields).map((name) => [name, inner(fields[name])]));
  }
  const items = definition.element ?? definition.valueType;
  if (items !== undefined) shape.items = shapeOf(items);
  return shape;
}

function inner(schema: Node | undefined): Shape {
  return schema === undefined ? { kind: 'any', nullable: false } : shapeOf(schema);
}

function choice(entries: Readonly<Record<string, unknown>>): Shape {
  return {
    kind: 'choice',
    nullable: false,
    values: Object.keys(entries).map((name) => entries[name]),
  };
}
