import { allowsNull, type Misfit, misfits } from './fits';
import { isForeignAttribute } from './foreign-attributes';
import { type ConfigIssue, quote } from './issues';
import type { JsonSource } from './json-sources';
import { misspelled } from './misspelled';
import type { SettingReaders } from './page';
import type { Setting } from './schema';
import { fromAttribute, toShape } from './to-shape';

/** An element's settings, collected from all sources, strongest first: the first value of a setting wins. */
export interface CollectedSettings {
  values: Record<string, unknown>;
  /** Where each value comes from, for developers to read. */
  sources: Record<string, string>;
  issues: ConfigIssue[];
  /** Settings and scripts that are missing, and may still arrive. */
  missing: ConfigIssue[];
  /** A sentence for each likely mistake, such as a misspelled setting. */
  warnings: string[];
  /** Unknown attributes: neither settings nor of another known purpose. */
  otherAttributes: string[];
}

/** The settings of a schema, ready to be looked up. */
export interface KnownSettings {
  all: readonly Setting[];
  byAttribute: ReadonlyMap<string, Setting>;
  /** The setting that an unknown key was meant to be. */
  meantBy(key: string): string | undefined;
}

export function knownSettings(all: readonly Setting[]): KnownSettings {
  const names = all.map(({ name }) => name);
  /** Cached, because a thousand elements have the same few keys. */
  const meanings = new Map<string, string | undefined>();
  return {
    all,
    byAttribute: new Map(all.map((setting) => [setting.attribute, setting])),
    meantBy(key) {
      if (!meanings.has(key)) meanings.set(key, misspelled(key, names));
      return meanings.get(key);
    },
  };
}

/** Ignores unknown keys, unless they look like a misspelled setting. */
export function takeJson(
  collected: CollectedSettings,
  known: KnownSettings,
  { value, source, problem, isMissing }: JsonSource,
): void {
  if (problem !== undefined)
    (isMissing ? collected.missing : collected.issues).push({ path: '', message: problem, source });
  for (const setting of known.all) {
    const { name, shape } = setting;
    const part = value[name];
    // PHP prints null for what it doesn't know. A weaker source may know it.
    if (part !== undefined && (part !== null || allowsNull(shape)))
      take(collected, setting, checked(setting, toShape(part, shape)), source);
  }
  for (const key of Object.keys(value)) {
    const meant = known.meantBy(key);
    if (meant !== undefined)
      collected.warnings.push(`has no setting "${key}" (from ${source}); did you mean "${meant}"?`);
  }
}

/** Frameworks write a property as an attribute if the element does not have it yet. */
const configAttribute =
  'has an attribute "config", which is not read: define the element before a framework renders it, or use data-config';

export function takeAttributes(collected: CollectedSettings, known: KnownSettings, element: HTMLElement): void {
  for (const attribute of element.getAttributeNames()) {
    const setting = known.byAttribute.get(attribute);
    if (setting !== undefined) {
      take(collected, setting, attributeValue(setting, element.getAttribute(attribute) ?? ''), attribute);
    } else if (attribute === 'config') {
      collected.warnings.push(configAttribute);
    } else if (!isForeignAttribute(attribute)) {
      collected.otherAttributes.push(attribute);
    }
  }
}

export function takeHost(collected: CollectedSettings, known: KnownSettings, host: SettingReaders): void {
  for (const setting of known.all) {
    const sourced = collected.values[setting.name] === undefined ? host[setting.name]?.() : undefined;
    if (sourced === undefined) continue;
    take(collected, setting, checked(setting, toShape(sourced.value, setting.shape)), sourced.source);
  }
}

/** A setting's value from one source, and its problems. Defaults are always valid. */
interface Checked {
  value: unknown;
  misfits: readonly Misfit[];
}

function checked({ name, shape }: Setting, value: unknown): Checked {
  return { value, misfits: value === undefined ? [] : misfits(value, shape, name) };
}

function take(collected: CollectedSettings, { name }: Setting, { value, misfits }: Checked, source: string): void {
  if (value === undefined || collected.values[name] !== undefined) return;
  collected.values[name] = value;
  collected.sources[name] = source;
  for (const { path, expected, found } of misfits) {
    collected.issues.push({ path, message: `expected ${expected}, found ${found}`, source });
  }
}

/** Parses an attribute. Caches the last value of each setting: a thousand elements often share one, such as a JSON price format. */
function attributeValue(setting: Setting, text: string): Checked {
  const cached = last.get(setting);
  if (cached?.text === text) return cached.checked;
  const value = checkedText(setting, text);
  last.set(setting, { text, checked: value });
  return value;
}

const last = new WeakMap<Setting, { text: string; checked: Checked }>();

function checkedText(setting: Setting, text: string): Checked {
  try {
    return checked(setting, fromAttribute(text, setting.shape));
  } catch {
    return { value: text, misfits: [{ path: setting.name, expected: 'JSON', found: quote(text) }] };
  }
}
