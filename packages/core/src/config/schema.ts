import type * as z from 'zod/mini';
import type { TextKind } from './text-kinds';

/**
 * The settings of one element: a flat zod/mini object whose keys are the camelCase setting names. Schemas are written with zod and
 * read as data: every build converts them to a `Shape` beforehand (tools/build/schemas.mjs), so that no shop loads zod.
 */
export type ConfigSchema = z.ZodMiniObject;

/** What a component receives for a schema: every default filled in. */
export type ConfigOf<Schema extends ConfigSchema> = z.output<Schema>;

/** A schema for any JSON from outside. */
export type Schema = z.ZodMiniType;

/** What a value has to be, as a theme developer would say it. */
export type Kind = 'text' | 'number' | 'boolean' | 'object' | 'map' | 'list' | 'choice' | 'union' | 'any' | TextKind;

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

/** What a schema says as data. Throws for a zod schema that was not converted. */
export function shapeOf(schema: Schema): Shape {
  if (isShape(schema)) return schema;
  throw new Error(
    'A zod schema was not converted to data. Export it from a file named *.config.ts or *.schema.ts, which the build converts, ' +
      "or wrap it: fromZod(schema), from '@shop-elements/core/zod'.",
  );
}

function isShape(schema: object): schema is Shape {
  return 'kind' in schema;
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
