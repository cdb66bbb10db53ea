import { fits, isOfKind, isRecord, takesNull } from './fits';
import type { Shape } from './schema';

/**
 * Brings a value from a page's JSON to the type its setting asks for, where PHP or a template engine printed another one:
 * `[]` for an empty map, `"1"` / `"0"` for booleans, numbers as text, lists as maps with number keys, JSON inside JSON.
 * Fills in defaults and leaves out keys that an object does not have. What cannot be brought there is handed on as it is,
 * to be refused.
 */
export function toShape(value: unknown, shape: Shape): unknown {
  if (value === undefined) return shape.default;
  if (value === null) return takesNull(shape) ? null : shape.default;
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
    case 'any':
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
    case 'any':
      return toShape(/^\s*[[{]/.test(text) ? JSON.parse(text) : text, shape);
    default:
      return toShape(text, shape);
  }
}

/** The whole text must be a number: `"30px"` and `""` stay text, to be refused. */
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

function listFrom(value: unknown, { items, default: missing }: Shape): unknown {
  if (value === undefined) return missing;
  const list = isRecord(value) ? Object.keys(value).map((key) => value[key]) : value;
  return Array.isArray(list) && items !== undefined ? list.map((item) => toShape(item, items)) : list;
}

function mapFrom(value: unknown, { items, default: missing }: Shape): unknown {
  if (value === undefined) return missing;
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

function objectFrom(value: unknown, { fields = [], default: missing }: Shape): unknown {
  if (value === undefined) return missing;
  const isEmptyList = Array.isArray(value) && value.length === 0;
  if (!isRecord(value) && !isEmptyList) return value;
  const object: Record<string, unknown> = {};
  for (const [name, shape] of fields) {
    const item = toShape(isEmptyList ? undefined : Reflect.get(value, name), shape);
    if (item !== undefined) object[name] = item;
  }
  return object;
}

function choiceFrom(value: unknown, { values = [] }: Shape): unknown {
  return values.find((legal) => String(legal) === String(value)) ?? value;
}

/** A union takes the first member whose kind the value already has, else the first that it can be brought to. */
function memberFrom(value: unknown, { members = [] }: Shape): unknown {
  for (const member of [...members.filter((candidate) => isOfKind(value, candidate)), ...members]) {
    const candidate = toShape(value, member);
    if (fits(candidate, member)) return candidate;
  }
  return value;
}
