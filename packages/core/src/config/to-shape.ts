import { fits, isOfKind, partOf, partsOf, takesNull } from './fits';
import { fromJson } from './from-json';
import type { Shape } from './schema';

/**
 * Brings a value from a page's JSON to the type its setting asks for, where PHP or a template engine printed another one:
 * `[]` for an empty map, `"1"` / `"0"` for booleans, numbers as text, lists as maps with number keys, JSON inside JSON.
 * Fills in defaults and leaves out keys that an object does not have. What cannot be brought there is handed on as it is,
 * to be refused.
 */
export function toShape(given: unknown, shape: Shape): unknown {
  const value = isMadeOfParts(shape) ? fromJsonText(given) : given;
  if (value === undefined) return shape.default;
  if (value === null) return takesNull(shape) ? null : shape.default;
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
        : (shape.values?.find((legal) => String(legal) === String(value)) ?? value);
    case 'union':
      return memberFrom(value, shape);
    case 'any':
      return value;
    default:
      return typeof value === 'object' ? partsFrom(value, shape) : value;
  }
}

/** An attribute's text as the value its setting asks for. Malformed JSON throws a SyntaxError. */
export function fromAttribute(text: string, shape: Shape): unknown {
  const { kind } = shape;
  if (kind === 'boolean' && text === '') return true;
  const looksLikeJson = /^\s*[[{]/.test(text);
  // One of its members may be a text that begins like JSON: the selector `[data-size]`.
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

/** The whole text must be a number: `"30px"` and `""` stay text, to be refused. */
function numberFrom(text: string): unknown {
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
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
  const json = fromJson(value);
  return json === undefined ? value : json;
}

/** PHP prints an empty map as `[]`, one whose keys run from 0 as a list, and a list with gaps as a map. */
function partsFrom(value: object, shape: Shape): unknown {
  if (shape.kind === 'list') return partsOf(value, shape).map(([name, part]) => toShape(partOf(value, name), part));
  const isList = Array.isArray(value);
  const isObject = shape.kind === 'object';
  if (isObject && isList && value.length > 0) return value;
  const whole = isObject && isList ? {} : value;
  const record: Record<string, unknown> = {};
  for (const [name, part] of partsOf(whole, shape)) {
    const brought = toShape(partOf(whole, name), part);
    // `__proto__` is the one key that would not be set but reach the prototype.
    if (brought !== undefined && name !== '__proto__') record[name] = brought;
  }
  return record;
}

/** A union takes the first member whose kind the value already has, else the first that it can be brought to. */
function memberFrom(value: unknown, { members = [] }: Shape): unknown {
  for (const member of [...members.filter((candidate) => isOfKind(value, candidate)), ...members]) {
    const candidate = toShape(value, member);
    if (fits(candidate, member)) return candidate;
  }
  return value;
}
