import { quote } from './issues';
import type { Shape } from './schema';
import { isTextKind, textKinds } from './text-kinds';

/** Whether a value, already brought to its shape, can be used. */
export function fits(value: unknown, shape: Shape): boolean {
  const { kind, optional, values, members, minimum = -Infinity, maximum = Infinity } = shape;
  if (value === undefined) return optional === true;
  if (value === null) return takesNull(shape);
  if (values !== undefined) return values.includes(value);
  if (members !== undefined) return members.some((member) => fits(value, member));
  if (kind === 'any') return true;
  if (typeof value === 'number' && !(Number.isFinite(value) && value >= minimum && value <= maximum)) return false;
  return isOfKind(value, shape) && partsFit(value, shape);
}

export function takesNull({ kind, nullable }: Shape): boolean {
  return nullable === true || kind === 'any';
}

/** What is wrong with a value: where in it, what was expected there, and what was found. */
export interface Misfit {
  path: string;
  expected: string;
  found: string;
}

export function misfits(value: unknown, shape: Shape, path = ''): Misfit[] {
  if (fits(value, shape)) return [];
  const inside = isOfKind(value, shape)
    ? partsOf(value, shape).flatMap(([name, part]) =>
        misfits(partOf(value, name), part, path === '' ? name : `${path}.${name}`),
      )
    : [];
  return inside.length > 0 ? inside : [{ path, expected: wanted(shape), found: quote(value) }];
}

/** Whether a value is what its kind says, whatever is in it. */
export function isOfKind(value: unknown, { kind }: Shape): boolean {
  if (kind === 'list') return Array.isArray(value);
  if (kind === 'map' || kind === 'object') return isRecord(value);
  if (isTextKind(kind)) return typeof value === 'string' && textKinds[kind].fits(value);
  return typeof value === (kind === 'text' ? 'string' : kind);
}

function partsFit(value: unknown, shape: Shape): boolean {
  return partsOf(value, shape).every(([name, part]) => fits(partOf(value, name), part));
}

/** The parts that a list, a map or an object has or must have, each with its shape. Other values have none. */
export function partsOf(value: unknown, { fields, items }: Shape): readonly (readonly [name: string, shape: Shape])[] {
  return fields ?? (items === undefined ? [] : Object.keys(Object(value)).map((name) => [name, items] as const));
}

export function partOf(value: unknown, name: string): unknown {
  return (Object(value) as Readonly<Record<string, unknown>>)[name];
}

const wording: Readonly<Record<string, string>> = {
  text: 'a text',
  number: 'a number (the whole value, without a unit)',
  boolean: '"true" or "false"',
  list: 'a list, as JSON',
  object: 'an object, as JSON',
  map: 'a map, as JSON',
};

/** What a shape asks for, in the words of a theme developer. */
function wanted({ kind, values, members, minimum, maximum }: Shape): string {
  if (values !== undefined) return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (members !== undefined) return members.map(wanted).join(' or ');
  if (isTextKind(kind)) return textKinds[kind].wanted;
  const bounds = [minimum !== undefined && `at least ${minimum}`, maximum !== undefined && `at most ${maximum}`];
  return [wording[kind], ...bounds].filter(Boolean).join(', ');
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
