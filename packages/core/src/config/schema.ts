import type * as z from 'zod/mini';
import type { TextKind } from './text-kinds';

/**
 * An element's settings: a flat zod/mini object, with camelCase setting names as keys. Every build converts schemas to a `Shape`
 * (tools/build/schemas.mjs), so that no page loads zod.
 */
export type ConfigSchema = z.ZodMiniObject;

/** A component's settings, with defaults filled in. */
export type ConfigOf<Schema extends ConfigSchema> = z.output<Schema>;

/** A schema for any external JSON. */
export type Schema = z.ZodMiniType;

/** The type of a value, named for theme developers. */
export type Kind = 'text' | 'number' | 'boolean' | 'object' | 'map' | 'list' | 'choice' | 'union' | 'any' | TextKind;

/** A schema as data. */
export interface Shape {
  kind: Kind;
  nullable?: boolean;
  optional?: boolean;
  /** Replaces a missing value. */
  default?: unknown;
  minimum?: number;
  maximum?: number;
  /** The keys of an object. */
  fields?: readonly (readonly [name: string, shape: Shape])[];
  /** The shape of each entry of a map or list. */
  items?: Shape;
  /** The valid values of a choice. */
  values?: readonly unknown[];
  /** The members of a union, in the order written. */
  members?: readonly Shape[];
}

/** One setting of a schema. */
export interface Setting {
  /** camelCase, as in JSON: `timeoutTime`. */
  name: string;
  /** kebab-case, as in HTML: `data-timeout-time`. */
  attribute: string;
  shape: Shape;
}

/** The shape of a converted schema. Throws for any other. */
export function shapeOf(schema: Schema): Shape {
  if (isShape(schema)) return schema;
  throw new Error(
    'This zod schema was not converted to data. Export it from a *.config.ts or *.schema.ts file, which the build converts, ' +
      "or wrap it: fromZod(schema), from '@shop-elements/core/zod'.",
  );
}

function isShape(schema: object): schema is Shape {
  return 'kind' in schema;
}

/** A schema's settings, in its order. */
export function settingsOf(schema: ConfigSchema): readonly Setting[] {
  return (shapeOf(schema).fields ?? []).map(([name, shape]) => ({ name, attribute: attributeName(name), shape }));
}

/** Whether a setting is neither optional nor has a default. */
export function isRequired({ shape }: Setting): boolean {
  return shape.optional !== true && shape.default === undefined;
}

/** `timeoutTime` → `data-timeout-time`. */
export function attributeName(setting: string): string {
  return `data-${setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
