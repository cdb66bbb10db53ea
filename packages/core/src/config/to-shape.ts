import type { Shape } from './schema';

/**
 * Brings a value from a page's JSON to the type its setting asks for, where PHP or a template engine printed another one:
 * `[]` for an empty map, `"1"` / `"0"` for booleans, numbers as text, lists as maps with number keys, JSON inside JSON.
 * Fills in defaults and leaves out keys that an object does not have. What cannot be brought there is handed on as it is,
 * for the schema to refuse.
 */
export function toShape(value: unknown, shape: Shape): unknown {
  if (value === undefined) return shape.defaultValue;
  if (value === null) return shape.nullable ? null : shape.defaultValue;
  switch (shape.kind) {
    case 'text':
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    case 'number':
      return typeof value === 'string' ? numberFrom(value) : value;
    case 'boolean':
      return booleanFrom(value);
    case 'list':
      return listFrom(fromJsonText(value), shape);
    case 'map':
      return mapFrom(fromJsonText(value), shape);
    case 'object':
      return objectFrom(fromJsonText(value), shape);
    case 'choice':
      return choiceFrom(value, shape);
    case 'union':
      return memberFrom(value, shape);
    case 'other':
      return value;
  }
}

/** An attribute's text as the value its setting asks for. Malformed JSON throws a SyntaxError. */
export function fromAttribute(text: string, shape: Shape): unknown {
  switch (shape.kind) {
    case 'boolean':
      return text === '' ? true : booleanFrom(text);
    case 'list':
    case 'map':
    case 'object':
      return toShape(JSON.parse(text), shape);
    case 'union':
    case 'other':
      return toShape(/^\s*[[{]/.test(text) ? JSON.parse(text) : text, shape);
    default:
      return toShape(text, shape);
  }
}

/** Whether a value can be taken as it is. False does not say that it is wrong: then zod decides, and words the problem. */
export function fits(value: unknown, shape: Shape): boolean {
  if (value === undefined) return shape.optional;
  if (value === null) return shape.nullable;
  return isOfKind(value, shape) && (shape.checks.length === 0 || passes(value, shape));
}

function isOfKind(value: unknown, shape: Shape): boolean {
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'choice':
      return shape.values.includes(value);
    case 'list':
      return Array.isArray(value) && value.every((item) => shape.items !== undefined && fits(item, shape.items));
    case 'map':
      return isRecord(value) && allFit(value, () => shape.items);
    case 'object':
      return isRecord(value) && fieldsFit(value, shape);
    case 'union':
      return shape.members.some((member) => fits(value, member));
    case 'other':
      return false;
  }
}

function passes(value: unknown, { checks }: Shape): boolean {
  const payload = { value, issues: [] };
  for (const check of checks) check._zod.check(payload);
  return payload.issues.length === 0 && payload.value === value;
}

function fieldsFit(value: Readonly<Record<string, unknown>>, { fields }: Shape): boolean {
  for (const { name, shape } of fields) if (!fits(value[name], shape)) return false;
  return true;
}

function allFit(value: Readonly<Record<string, unknown>>, shapeOf: (key: string) => Shape | undefined): boolean {
  for (const key of Object.keys(value)) {
    const shape = shapeOf(key);
    if (shape === undefined || !fits(value[key], shape)) return false;
  }
  return true;
}

/** The whole text must be a number: `"30px"` and `""` stay text, and the schema says so. */
function numberFrom(text: string): unknown {
  const trimmed = text.trim();
  return trimmed !== '' && Number.isFinite(Number(trimmed)) ? Number(trimmed) : text;
}

const yes: readonly unknown[] = ['true', '1', 'yes', 1];
const no: readonly unknown[] = ['false', '0', 'no', '', 0];

function booleanFrom(value: unknown): unknown {
  if (typeof value === 'boolean') return value;
  const known = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (yes.includes(known)) return true;
  return no.includes(known) ? false : value;
}

/** Magento prints some structures as JSON text inside its JSON (`weee_tax_applied`, a slider's `priceFormat`). */
function fromJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return undefined;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function listFrom(value: unknown, { items, defaultValue }: Shape): unknown {
  if (value === undefined) return defaultValue;
  const list = isRecord(value) ? Object.keys(value).map((key) => value[key]) : value;
  return Array.isArray(list) && items !== undefined ? list.map((item) => toShape(item, items)) : list;
}

function mapFrom(value: unknown, { items, defaultValue }: Shape): unknown {
  if (value === undefined) return defaultValue;
  // PHP prints an empty map as `[]`, and one whose keys run from 0 as a list.
  if (typeof value !== 'object' || value === null || items === undefined) return value;
  const map: Record<string, unknown> = {};
  for (const key of Object.keys(value)) {
    const item = toShape(Reflect.get(value, key), items);
    // The one key that would not be set but reach the prototype.
    if (item !== undefined && key !== '__proto__') map[key] = item;
  }
  return map;
}

function objectFrom(value: unknown, { fields, defaultValue }: Shape): unknown {
  if (value === undefined) return defaultValue;
  const isEmptyList = Array.isArray(value) && value.length === 0;
  if (!isRecord(value) && !isEmptyList) return value;
  const object: Record<string, unknown> = {};
  for (const { name, shape } of fields) {
    const item = toShape(isEmptyList ? undefined : Reflect.get(value, name), shape);
    if (item !== undefined) object[name] = item;
  }
  return object;
}

function choiceFrom(value: unknown, { values }: Shape): unknown {
  return values.find((legal) => String(legal) === String(value)) ?? value;
}

/** A union takes the first member that the value can be brought to. */
function memberFrom(value: unknown, { members }: Shape): unknown {
  for (const member of members) {
    const candidate = toShape(value, member);
    if (fits(candidate, member)) return candidate;
  }
  return value;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
