import { allowsNull, fits, isOfKind, partOf, partsOf } from './fits';
import { fromJson } from './from-json';
import type { Shape } from './schema';

/**
 * Converts a JSON value to its setting's type. PHP and template engines print `[]` for an empty map, `"1"` / `"0"` for booleans,
 * numbers as strings, lists as maps with number keys, and JSON inside JSON. Fills in defaults and drops unknown keys. Returns
 * other values unchanged: `fits` rejects them.
 */
export function toShape(input: unknown, shape: Shape): unknown {
  const value = isMadeOfParts(shape) ? fromJsonText(input) : input;
  if (value === undefined) return shape.default;
  if (value === null) return allowsNull(shape) ? null : shape.default;
  switch (shape.kind) {
    case 'text':
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
    case 'number':
      return typeof value === 'string' ? numberFrom(value) : value;
    case 'boolean':
      return booleanFrom(value);
    case 'choice':
      return typeof value === 'object'
        ? value
        : (shape.values?.find((legal) => String(legal) === String(value).trim()) ?? value);
    case 'union':
      return memberFrom(value, shape);
    case 'any':
      return value;
    default:
      return typeof value === 'object' ? partsFrom(value, shape) : value;
  }
}

/** Converts an attribute to its setting's type. Throws a SyntaxError for invalid JSON. */
export function fromAttribute(text: string, shape: Shape): unknown {
  const { kind } = shape;
  if (kind === 'boolean' && text === '') return true;
  const looksLikeJson = /^\s*[[{]/.test(text);
  // A union may allow a string that only looks like JSON, such as the selector `[data-size]`.
  if (kind === 'union') {
    const value = toShape((looksLikeJson ? fromJson(text) : undefined) ?? text, shape);
    return fits(value, shape) ? value : toShape(text, shape);
  }
  const isJson = isMadeOfParts(shape) || (kind === 'any' && looksLikeJson);
  return toShape(isJson ? JSON.parse(text) : text, shape);
}

function isMadeOfParts({ fields, items }: Shape): boolean {
  return (fields ?? items) !== undefined;
}

/** Leaves `"30px"` and `""` as they are: `fits` rejects them. */
function numberFrom(text: string): unknown {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

const yes: readonly unknown[] = ['true', '1', 'yes', 1];
const no: readonly unknown[] = ['false', '0', 'no', '', 0];

function booleanFrom(value: unknown): unknown {
  const normalized = typeof value === 'string' ? value.trim().toLowerCase() : value;
  if (yes.includes(normalized)) return true;
  return no.includes(normalized) ? false : value;
}

/** Magento prints some structures as JSON strings inside its JSON (`weee_tax_applied`, a slider's `priceFormat`). */
function fromJsonText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return undefined;
  const json = fromJson(value);
  return json === undefined ? value : json;
}

/** PHP prints an empty map as `[]`, a map with keys 0, 1, 2 … as a list, and a list with gaps as a map. */
function partsFrom(value: object, shape: Shape): unknown {
  if (shape.kind === 'list') return partsOf(value, shape).map(([name, part]) => toShape(partOf(value, name), part));
  const isList = Array.isArray(value);
  const isObject = shape.kind === 'object';
  if (isObject && isList && value.length > 0) return value;
  const whole = isObject && isList ? {} : value;
  const record: Record<string, unknown> = {};
  for (const [name, part] of partsOf(whole, shape)) {
    const converted = toShape(partOf(whole, name), part);
    // Setting `__proto__` would change the prototype.
    if (converted !== undefined && name !== '__proto__') record[name] = converted;
  }
  return record;
}

/** Picks the first union member of the value's own type, or the first that the value can be converted to. */
function memberFrom(value: unknown, { members = [] }: Shape): unknown {
  for (const member of [...members.filter((candidate) => isOfKind(value, candidate)), ...members]) {
    const candidate = toShape(value, member);
    if (fits(candidate, member)) return candidate;
  }
  return value;
}
