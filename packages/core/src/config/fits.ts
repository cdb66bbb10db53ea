import { isRecord } from './is-record';
import { quote } from './issues';
import type { Shape } from './schema';
import { isTextKind, textKinds } from './text-kinds';

/** Whether a value from `toShape` is valid. */
export function fits(value: unknown, shape: Shape): boolean {
  const { kind, optional, values, members, minimum = -Infinity, maximum = Infinity } = shape;
  if (value === undefined) return optional === true;
  if (value === null) return allowsNull(shape);
  if (values !== undefined) return values.includes(value);
  if (members !== undefined) return members.some((member) => fits(value, member));
  if (kind === 'any') return true;
  if (typeof value === 'number' && !(Number.isFinite(value) && value >= minimum && value <= maximum)) return false;
  return isOfKind(value, shape) && partsFit(value, shape);
}

export function allowsNull({ kind, nullable }: Shape): boolean {
  return nullable === true || kind === 'any';
}

/** An invalid part of a value. */
export interface Misfit {
  path: string;
  expected: string;
  found: string;
}

export function misfits(value: unknown, shape: Shape, path = ''): Misfit[] {
  if (fits(value, shape)) return [];
  // Where a list or an object is allowed, the errors are inside the one that was written.
  const meant = shape.members?.find((member) => isOfKind(value, member)) ?? shape;
  const inside = isOfKind(value, meant)
    ? partsOf(value, meant).flatMap(([name, part]) =>
        misfits(partOf(value, name), part, path === '' ? name : `${path}.${name}`),
      )
    : [];
  return inside.length > 0 ? inside : [{ path, expected: expectation(shape), found: quote(value) }];
}

/** Whether a value has the right type, whatever its parts are. */
export function isOfKind(value: unknown, { kind }: Shape): boolean {
  if (kind === 'list') return Array.isArray(value);
  if (kind === 'map' || kind === 'object') return isRecord(value);
  if (isTextKind(kind)) return typeof value === 'string' && textKinds[kind].fits(value);
  return typeof value === (kind === 'text' ? 'string' : kind);
}

function partsFit(value: unknown, shape: Shape): boolean {
  return partsOf(value, shape).every(([name, part]) => fits(partOf(value, name), part));
}

/** The parts of a list, a map or an object, each with its shape. For an object, all fields of the schema. */
export function partsOf(value: unknown, { fields, items }: Shape): readonly (readonly [name: string, shape: Shape])[] {
  return fields ?? (items === undefined ? [] : Object.keys(Object(value)).map((name) => [name, items] as const));
}

export function partOf(value: unknown, name: string): unknown {
  return (Object(value) as Readonly<Record<string, unknown>>)[name];
}

const wording: Readonly<Record<string, string>> = {
  text: 'text',
  number: 'a number (no unit, no other text)',
  boolean: '"true" or "false"',
  list: 'a JSON list',
  object: 'a JSON object',
  map: 'a JSON object',
};

/** Completes "expected …", for a theme developer. */
function expectation({ kind, values, members, minimum, maximum }: Shape): string {
  if (values !== undefined) return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (members !== undefined) return members.map(expectation).join(' or ');
  if (isTextKind(kind)) return textKinds[kind].expected;
  const bounds = [minimum !== undefined && `at least ${minimum}`, maximum !== undefined && `at most ${maximum}`];
  return [wording[kind], ...bounds].filter(Boolean).join(', ');
}
