import { quote } from '../config/issues';
import { nearest } from '../config/misspelled';
import { failureOf } from '../element/errors';
import { explanationsOf } from '../element/explain';
import { knownTags, registeredTags, type ShopElement } from '../element/registry';
import { coveredControls } from './covered-controls';
import type { DoctorFinding, Inspect } from './finding';
import { isOurs } from './markup';
import { mistakesAt } from './mistakes';
import { shownThoughHidden } from './shown-though-hidden';
import { styledRoots } from './styled-roots';

/** One setting of one element, as `doctor()` shows it. */
export interface DoctorSetting {
  name: string;
  value: unknown;
  /** Where the value came from; `default` when nothing on the page gave one. */
  source: string;
}

/** One `shop-*` element on the page, as `doctor()` shows it; or another node of it with a mistake that concerns them. */
export interface DoctorRow {
  element: Element;
  tag: string;
  /** `loading`, `ready`, `error`; `waiting` until the loader fetches its code; `unknown` for a tag that nobody registers. */
  state: string;
  /** Why it is in error, in the words of the console. */
  problem?: string | undefined;
  /** The version that registered the tag. */
  version: string;
  settings: readonly DoctorSetting[];
  /** `data-*` attributes that are no setting, each with the nearest name that is. */
  unknown: readonly { attribute: string; nearest: string | undefined }[];
  /** What works against the element on this page: a theme's style sheet, or another script. */
  findings: readonly DoctorFinding[];
  /** For an unknown tag: the registered one it resembles most. */
  nearestTag?: string | undefined;
}

/** What is looked for at every element of ours. */
const inspections: readonly Inspect[] = [shownThoughHidden, coveredControls, styledRoots];

/**
 * Looks over every `shop-*` element on the page, prints a table, and returns it.
 * @param more what packages that know the page around the elements look for
 */
export function doctor(more: readonly Inspect[] = []): DoctorRow[] {
  if (typeof document === 'undefined') return [];
  const rows = [...document.querySelectorAll('*')].flatMap((node) =>
    isOurs(node) ? [examine(node, [...inspections, ...more])] : mistaken(node),
  );
  console.table(rows.map(summary));
  return rows;
}

/** A row for what is no element of ours, where something is wrong with it that concerns them. */
function mistaken(node: Element): DoctorRow[] {
  const findings = findingsAt(node, []);
  if (findings.length === 0) return [];
  return [{ element: node, tag: node.localName, state: 'error', version: '', settings: [], unknown: [], findings }];
}

/** What is wrong at a node: what is found now, and what was explained when it happened. */
function findingsAt(node: Element, inspect: readonly Inspect[]): DoctorFinding[] {
  const found = [mistakesAt, ...inspect].flatMap((one) => one(node));
  const messages = found.map(({ message }) => message);
  const earlier = explanationsOf(node).filter((message) => !messages.includes(message));
  return [...found, ...earlier.map((message) => ({ kind: 'mistake in the page', message, node }))];
}

function examine(element: Element, inspect: readonly Inspect[]): DoctorRow {
  const { localName: tag } = element;
  const settings = registeredTags().get(tag)?.settings;
  const definedBy = customElements.get(tag) as { shopVersion?: string } | undefined;
  // The loader marks an element whose code did not come.
  const state = element.getAttribute('data-state') ?? (knownTags().includes(tag) ? 'waiting' : 'unknown');
  const row = { element, tag, state, version: definedBy?.shopVersion ?? '' };
  if (settings === undefined) {
    const nearestTag = nearest(tag, knownTags());
    return { ...row, settings: [], unknown: [], findings: findingsAt(element, inspect), nearestTag };
  }
  const { config, settingSources: sources, otherAttributes } = element as ShopElement;
  const values = config as Readonly<Record<string, unknown>> | undefined;
  const attributes = settings.map(({ attribute }) => attribute);
  return {
    ...row,
    problem: state === 'error' ? failureOf(element) : undefined,
    settings: settings.map(({ name, shape }) => ({
      name,
      value: values?.[name] ?? shape.default,
      source: sources[name] ?? 'default',
    })),
    unknown: otherAttributes.map((attribute) => ({ attribute, nearest: nearest(attribute, attributes) })),
    findings: findingsAt(element, inspect),
  };
}

function summary(row: DoctorRow): Record<string, string> {
  const given = row.settings.filter(({ source }) => source !== 'default');
  return {
    tag: row.tag,
    state: row.state,
    'why in error': row.problem ?? '',
    version: row.version,
    settings: given.map(({ name, value, source }) => `${name}=${quote(value)} (${source})`).join('; '),
    'unknown attributes': row.unknown.map(({ attribute, nearest: name }) => `${attribute} → ${name ?? '?'}`).join('; '),
    'did you mean': row.nearestTag ?? '',
    findings: row.findings.map(({ kind, message }) => `${kind}: ${message}`).join('; '),
  };
}
