import { quote } from './page-scripts';
import type { Setting, Shape } from './schema';

/** One thing that is wrong with an element's settings, in the words of a theme developer. */
export interface ConfigIssue {
  /** The setting, with the way into it: `timeoutTime`, `links.11.finalPrice`; empty when it is about a whole source. */
  path: string;
  /** What was expected and what was found. */
  message: string;
  /** The attribute, script or host JSON it came from. */
  source: string;
}

/** The part of a zod issue that is read here. */
interface SchemaIssue {
  code?: string | undefined;
  path: PropertyKey[];
  message: string;
  expected?: unknown;
  values?: readonly unknown[];
  minimum?: unknown;
  maximum?: unknown;
}

const NOT_GIVEN = 'is required and was not given';

/** Whether an issue only says that a required setting has no value. */
export function missing(issue: ConfigIssue): boolean {
  return issue.message.startsWith(NOT_GIVEN);
}

export function toIssue(
  issue: SchemaIssue,
  settings: ReadonlyMap<string, Setting>,
  values: Readonly<Record<string, unknown>>,
  sources: ReadonlyMap<string, string>,
): ConfigIssue {
  const name = String(issue.path[0] ?? '');
  const path = issue.path.map(String).join('.');
  const setting = settings.get(name);
  if (!sources.has(name) && setting !== undefined) {
    return {
      path,
      message: `${NOT_GIVEN}: write ${setting.attribute}="…"`,
      source: setting.attribute,
    };
  }
  const found = quote(issue.path.reduce<unknown>((value, key) => step(value, key), values));
  return {
    path,
    message: `expected ${expected(issue, setting)}, found ${found}`,
    source: sources.get(name) ?? '',
  };
}

function step(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined;
}

const wording: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number (the whole value, without a unit)',
  boolean: '"true" or "false"',
  array: 'a list, as JSON',
  object: 'an object, as JSON',
  record: 'a map, as JSON',
};

function expected(issue: SchemaIssue, setting: Setting | undefined): string {
  if (issue.code === 'invalid_type') return wording[String(issue.expected)] ?? String(issue.expected);
  if (issue.code === 'invalid_value') return oneOf(issue.values ?? []);
  if (issue.code === 'too_small') return `at least ${String(issue.minimum)}`;
  if (issue.code === 'too_big') return `at most ${String(issue.maximum)}`;
  if (issue.code === 'invalid_union' && setting !== undefined) return setting.shape.members.map(named).join(' or ');
  return issue.message;
}

function named(shape: Shape): string {
  return shape.kind === 'choice' ? oneOf(shape.values) : `a ${shape.kind}`;
}

function oneOf(values: readonly unknown[]): string {
  return `one of ${values.map((value) => JSON.stringify(value)).join(', ')}`;
}
