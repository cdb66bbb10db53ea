import { quote } from '../config/issues';
import { nearest, nearestAttribute } from '../config/misspelled';
import { failureOf } from '../element/errors';
import { knownTags, registeredTags, type ShopElement } from '../element/registry';
import { warningsOf } from '../element/warn-once';
import { coveredControls } from './covered-controls';
import { type DoctorFinding, type Inspect, startTagOf } from './finding';
import { isOurs } from './markup';
import { mistakesAt } from './mistakes';
import { shownThoughHidden } from './shown-though-hidden';
import { styledRoots } from './styled-roots';

/** A setting in `doctor()`'s result. */
export interface DoctorSetting {
  name: string;
  value: unknown;
  /** Where the value came from: an attribute, a script, the page's JSON, or `default`. */
  source: string;
}

/** A `shop-*` element in `doctor()`'s result, or another node whose mistake affects one. */
export interface DoctorRow {
  element: Element;
  tag: string;
  /**
   * `loading`, `ready`, `error`; `waiting` until the loader fetches its code; `unknown` if no script defines the tag. The page's own
   * elements are `ready`.
   */
  state: string;
  /** The console error of an element in state `error`. */
  problem?: string | undefined;
  /** The version that registered the tag. */
  version: string;
  settings: readonly DoctorSetting[];
  /** Unknown attributes, each with the most similar setting. */
  unknown: readonly { attribute: string; nearest: string | undefined }[];
  /** Conflicts with the page, such as a theme's style sheet or another script. */
  findings: readonly DoctorFinding[];
  /** For an unknown tag: the most similar registered one. */
  nearestTag?: string | undefined;
}

const inspections: readonly Inspect[] = [shownThoughHidden, coveredControls, styledRoots];

/**
 * Inspects every `shop-*` element on the page and in its open shadow roots, logs a table, and returns its rows. In JSON, each node
 * is its start tag.
 * @param more inspections from packages that know the host page
 */
export function doctor(more: readonly Inspect[] = []): DoctorRow[] {
  if (typeof document === 'undefined') return [];
  const rows = nodesIn(document).flatMap((node) =>
    isOurs(node) ? [inspectElement(node, [...inspections, ...more])] : inspectOther(node),
  );
  console.table(rows.map(summary));
  return Object.defineProperty(rows, 'toJSON', { value: () => plain(rows) });
}

/** All nodes in document order, each followed by those in its shadow root. */
function nodesIn(root: ParentNode): Element[] {
  return [...root.querySelectorAll('*')].flatMap((node) =>
    node.shadowRoot === null ? [node] : [node, ...nodesIn(node.shadowRoot)],
  );
}

/** The rows as JSON data. Nodes can't be JSON: those of React and Preact refer to themselves. */
function plain(rows: readonly DoctorRow[]): unknown {
  const named = (_: string, value: unknown): unknown => (value instanceof Element ? startTagOf(value) : value);
  return JSON.parse(JSON.stringify([...rows], named));
}

/** A row for another node, if its mistake affects our elements. */
function inspectOther(node: Element): DoctorRow[] {
  const findings = findingsAt(node, []);
  if (findings.length === 0) return [];
  return [{ element: node, tag: node.localName, state: 'error', version: '', settings: [], unknown: [], findings }];
}

/** Current findings, and earlier warnings in the console. */
function findingsAt(node: Element, inspect: readonly Inspect[]): DoctorFinding[] {
  const found = [mistakesAt, ...inspect].flatMap((inspection) => inspection(node));
  const messages = found.map(({ message }) => message);
  const earlier = warningsOf(node).filter((message) => !messages.includes(message));
  return [...found, ...earlier.map((message) => ({ kind: 'mistake in the page', message, node }))];
}

function inspectElement(element: Element, inspect: readonly Inspect[]): DoctorRow {
  const { localName: tag } = element;
  const settings = registeredTags().get(tag)?.settings;
  const definedBy = customElements.get(tag) as { shopVersion?: string } | undefined;
  // The loader sets `data-state` if an element's code failed to load.
  const state =
    element.getAttribute('data-state') ?? (knownTags().includes(tag) ? 'waiting' : definedBy ? 'ready' : 'unknown');
  const row = { element, tag, state, version: definedBy?.shopVersion ?? '' };
  // A tag that only a scoped registry defines is registered, but its elements in the document are not ours.
  if (settings === undefined || !('reading' in element)) {
    const nearestTag = state === 'unknown' ? nearest(tag, knownTags()) : undefined;
    return { ...row, settings: [], unknown: [], findings: findingsAt(element, inspect), nearestTag };
  }
  const { values, sources, otherAttributes } = (element as ShopElement).reading;
  const attributes = settings.map(({ attribute }) => attribute);
  return {
    ...row,
    problem: state === 'error' ? failureOf(element) : undefined,
    settings: settings.map(({ name, shape }) => ({
      name,
      value: values[name] ?? shape.default,
      source: sources[name] ?? 'default',
    })),
    unknown: otherAttributes.map((attribute) => ({ attribute, nearest: nearestAttribute(attribute, attributes) })),
    findings: findingsAt(element, inspect),
  };
}

function summary(row: DoctorRow): Record<string, string> {
  const given = row.settings.filter(({ source }) => source !== 'default');
  return {
    tag: row.tag,
    state: row.state,
    problem: row.problem ?? '',
    version: row.version,
    settings: given.map(({ name, value, source }) => `${name}=${quote(value)} (${source})`).join('; '),
    'unknown attributes': row.unknown.map(({ attribute, nearest: name }) => `${attribute} → ${name ?? '?'}`).join('; '),
    'did you mean': row.nearestTag ?? '',
    findings: row.findings.map(({ kind, message }) => `${kind}: ${message}`).join('; '),
  };
}
