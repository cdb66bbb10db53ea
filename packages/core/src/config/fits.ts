import { quote } from './page-scripts';
import type { Shape } from './schema';

/** Whether a value, already brought to its shape, can be used. */
export function fits(value: unknown, shape: Shape): boolean {
  if (value === undefined) return shape.optional === true;
  if (value === null) return takesNull(shape);
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number' && isWithin(value, shape);
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return shape.values?.includes(value) === true;
    case 'list':
      return Array.isArray(value) && value.every((item) => shape.items !== undefined && fits(item, shape.items));
    case 'map':
      return isRecord(value) && mapFits(value, shape);
    case 'object':
      return isRecord(value) && objectFits(value, shape);
    case 'union':
      return shape.members?.some((member) => fits(value, member)) === true;
    case 'any':
      return true;
  }
}

export function takesNull({ kind, nullable }: Shape): boolean {
  return nullable === true || kind === 'any';
}

function mapFits(map: Readonly<Record<string, unknown>>, { items }: Shape): boolean {
  for (const key of Object.keys(map)) if (items === undefined || !fits(map[key], items)) return false;
  return true;
}

function objectFits(object: Readonly<Record<string, unknown>>, { fields = [] }: Shape): boolean {
  for (const [name, shape] of fields) if (!fits(object[name], shape)) return false;
  return true;
}

/** What is wrong with a value: where in it, what was expected there, and what was found. */
export interface Misfit {
  path: string;
  expected: string;
  found: string;
}

export function misfits(value: unknown, shape: Shape, path = ''): Misfit[] {
  if (fits(value, shape)) return [];
  if (hasParts(value, shape)) {
    return parts(value, shape).flatMap(([name, part, itsShape]) =>
      misfits(part, itsShape, path === '' ? name : `${path}.${name}`),
    );
  }
  return [{ path, expected: wanted(shape), found: quote(value) }];
}

/** Whether a value is what its kind says, whatever is in it. */
export function isOfKind(value: unknown, { kind }: Shape): boolean {
  if (kind === 'list') return Array.isArray(value);
  if (kind === 'map' || kind === 'object') return isRecord(value);
  return typeof value === (kind === 'text' ? 'string' : kind);
}

/** Whether a value is made of parts that can be looked at one by one. */
function hasParts(value: unknown, shape: Shape): value is object {
  return typeof value === 'object' && isOfKind(value, shape);
}

/** The parts of a list, a map or an object, each with the shape it must have. */
function parts(value: object, { fields, items }: Shape): readonly (readonly [string, unknown, Shape])[] {
  if (fields !== undefined) return fields.map(([name, shape]) => [name, Reflect.get(value, name), shape] as const);
  if (items === undefined) return [];
  return Object.keys(value).map((name) => [name, Reflect.get(value, name), items] as const);
}

function isWithin(value: number, { minimum = -Infinity, maximum = Infinity }: Shape): boolean {
  return Number.isFinite(value) && value >= minimum && value <= maximum;
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
function wanted({ kind, values = [], members = [], minimum, maximum }: Shape): string {
  if (kind === 'choice') return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
  if (kind === 'union') return members.map(wanted).join(' or ');
  const bounds = [minimum !== undefined && `at least ${minimum}`, maximum !== undefined && `at most ${maximum}`];
  return [wording[kind], ...bounds].filter(Boolean).join(', ');
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
