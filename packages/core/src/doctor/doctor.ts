import { quote } from '../config/issues';
import { nearest } from '../config/misspelled';
import { registeredTags } from '../element/registry';
import type { ShopElement } from '../element/shop-element';
import { coveredControls } from './covered-controls';
import type { DoctorFinding, Inspect } from './finding';
import { shownThoughHidden } from './shown-though-hidden';
import { styledRoots } from './styled-roots';

/** One setting of one element, as `doctor()` shows it. */
export interface DoctorSetting {
  name: string;
  value: unknown;
  /** Where the value came from; `default` when nothing on the page gave one. */
  source: string;
}

/** One `shop-*` element on the page, as `doctor()` shows it. */
export interface DoctorRow {
  element: Element;
  tag: string;
  /** `loading`, `ready`, `error`, or `unknown` for a tag that nobody registered. */
  state: string;
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

/** Attributes that every element understands beside its own settings. */
const common = ['data-config', 'data-state', 'data-shop-debug', 'data-shop-hidden', 'data-load'];

/** What is looked for at every element. */
const inspections: readonly Inspect[] = [shownThoughHidden, coveredControls, styledRoots];

/**
 * Looks over every `shop-*` element on the page, prints a table, and returns it.
 * @param more what packages that know the page around the elements look for
 */
export function doctor(more: readonly Inspect[] = []): DoctorRow[] {
  if (typeof document === 'undefined') return [];
  const rows = [...document.querySelectorAll('*')]
    .filter(({ localName }) => localName.startsWith('shop-') || registeredTags().has(localName))
    .map((element) => examine(element, [...inspections, ...more]));
  console.table(rows.map(summary));
  return rows;
}

function examine(element: Element, inspect: readonly Inspect[]): DoctorRow {
  const { localName: tag } = element;
  const settings = registeredTags().get(tag);
  const definedBy = customElements.get(tag) as { shopVersion?: string } | undefined;
  const state = definedBy === undefined ? 'unknown' : (element.getAttribute('data-state') ?? '');
  const findings = inspect.flatMap((one) => one(element));
  const row = { element, tag, state, version: definedBy?.shopVersion ?? '', findings };
  if (settings === undefined) {
    return { ...row, settings: [], unknown: [], nearestTag: nearest(tag, [...registeredTags().keys()]) };
  }
  const { config, settingSources: sources } = element as ShopElement;
  const values = config as Readonly<Record<string, unknown>> | undefined;
  const known = [...settings.map(({ attribute }) => attribute), ...common];
  return {
    ...row,
    settings: settings.map(({ name, shape }) => ({
      name,
      value: values?.[name] ?? shape.default,
      source: sources[name] ?? 'default',
    })),
    unknown: element
      .getAttributeNames()
      .filter((name) => name.startsWith('data-') && !known.includes(name))
      .map((attribute) => ({ attribute, nearest: nearest(attribute, known) })),
  };
}

function summary(row: DoctorRow): Record<string, string> {
  const given = row.settings.filter(({ source }) => source !== 'default');
  return {
    tag: row.tag,
    state: row.state,
    version: row.version,
    settings: given.map(({ name, value, source }) => `${name}=${quote(value)} (${source})`).join('; '),
    'unknown attributes': row.unknown.map(({ attribute, nearest: name }) => `${attribute} → ${name ?? '?'}`).join('; '),
    'did you mean': row.nearestTag ?? '',
    findings: row.findings.map(({ kind, message }) => `${kind}: ${message}`).join('; '),
  };
}
