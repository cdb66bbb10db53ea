import type { Shape } from './schema';

/**
 * Brings a value from a page's JSON to the type its setting asks for, where PHP or a template engine printed another one:
 * `[]` for an empty map, `"1"` / `"0"` for booleans, numbers as text, lists as maps with number keys, JSON inside JSON.
 * What cannot be brought there is handed on as it is, for the schema to refuse.
 */
export function toShape(value: unknown, shape: Shape): unknown {
  if (value === null) return shape.nullable ? null : undefined;
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
    case 'object':
      return recordFrom(fromJsonText(value), shape);
    case 'choice':
      return choiceFrom(value, shape);
    case 'any':
      return memberFrom(value, shape);
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
    case 'any':
      return /^\s*[[{]/.test(text) ? toShape(JSON.parse(text), shape) : toShape(text, shape);
    default:
      return toShape(text, shape);
  }
}

/** The whole text must be a number: `"30px"` and `""` stay text, and the schema says so. */
function numberFrom(text: string): unknown {
  const trimmed = text.trim();
  return trimmed !== '' && Number.isFinite(Number(trimmed)) ? Number(trimmed) : text;
}

const yes: readonly unknown[] = ['true', '1', 'yes', 1];
const no: readonly unknown[] = ['false', '0', 'no', '', 0];

function booleanFrom(value: unknown): unknown {
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

function listFrom(value: unknown, shape: Shape): unknown {
  const list = isRecord(value) ? Object.keys(value).map((key) => value[key]) : value;
  const { items } = shape;
  return Array.isArray(list) && items !== undefined ? list.map((item) => toShape(item, items)) : list;
}

function recordFrom(value: unknown, shape: Shape): unknown {
  const record = Array.isArray(value) ? fromList(value, shape) : value;
  if (!isRecord(record)) return record;
  const entries = Object.keys(record).map((key) => {
    const field = shape.fields?.get(key) ?? shape.items;
    return [key, field === undefined ? record[key] : toShape(record[key], field)] as const;
  });
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}

/** PHP prints an empty map as `[]`, and one whose keys run from 0 as a list. */
function fromList(list: readonly unknown[], shape: Shape): unknown {
  if (shape.kind === 'object' && list.length > 0) return list;
  return Object.fromEntries(list.map((item, index) => [String(index), item]));
}

function choiceFrom(value: unknown, shape: Shape): unknown {
  return shape.values?.find((legal) => String(legal) === String(value)) ?? value;
}

/** A union takes the first member whose type the value already has, else the first it can be brought to. */
function memberFrom(value: unknown, shape: Shape): unknown {
  const members = shape.members ?? [];
  for (const member of members) {
    const candidate = toShape(value, member);
    if (fits(candidate, member)) return candidate;
  }
  return value;
}

function fits(value: unknown, shape: Shape): boolean {
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string';
    case 'number':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'list':
      return Array.isArray(value);
    case 'map':
    case 'object':
      return isRecord(value);
    case 'choice':
      return shape.values?.includes(value) ?? false;
    case 'any':
      return true;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
