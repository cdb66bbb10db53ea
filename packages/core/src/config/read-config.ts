import { isRecord, type Misfit, misfits } from './fits';
import { isForeignAttribute } from './foreign-attributes';
import { type ConfigIssue, quote } from './issues';
import { keepIdentity } from './keep-identity';
import { misspelled } from './misspelled';
import type { HostSettings, Page } from './page';
import { page } from './page';
import { jsonOf, pageScripts, type ScriptJson } from './page-scripts';
import { attributeName, type ConfigOf, type ConfigSchema, isRequired, type Setting, settingsOf } from './schema';
import { fromAttribute, toShape } from './to-shape';

/** What an element's host reader is given. */
export interface HostContext {
  element: HTMLElement;
  /** A setting as the page's other sources give it: the host's JSON is usually keyed by `method`. */
  setting(name: string): unknown;
}

/** Picks what the host page's JSON has for one element. */
export type HostReader = (page: Page, context: HostContext) => HostSettings;

/** An element's settings, or what is wrong with them. */
export interface ReadConfig<Schema extends ConfigSchema> {
  /** Undefined when there are issues. */
  config: ConfigOf<Schema> | undefined;
  issues: readonly ConfigIssue[];
  /** True when the only issue is that required settings have not been given (yet). */
  incomplete: boolean;
  /** Where each setting that is not a default comes from. */
  sources: Readonly<Record<string, string>>;
  /** Names that were meant to be a setting's, in a sentence each. */
  slips: readonly string[];
  /** Attributes beside the settings, as the page has them before the element draws and adds its own. */
  otherAttributes: readonly string[];
}

/** Reads the settings of every element of one tag. What the schema says is worked out once, here. */
export interface ConfigReader<Schema extends ConfigSchema> {
  settings: readonly Setting[];
  /**
   * @param property what a script set as the element's `config`
   * @param before the settings of the last reading: values that are equal to theirs stay the same objects
   */
  read(element: HTMLElement, property: unknown, before?: ReadConfig<Schema>): ReadConfig<Schema>;
}

/** The attribute that holds JSON, or points to a script that does. */
export const CONFIG_ATTRIBUTE = 'data-config';

/** What an element's settings are read by. */
interface ReaderOptions<Schema extends ConfigSchema> {
  /** The element's name without `shop-`, which page scripts use: `cc-form`. */
  name: string;
  config: Schema;
  host?: HostReader | undefined;
  needs?: ((config: ConfigOf<Schema>) => string | undefined) | undefined;
}

/** What the sources say, the strongest first: a setting that has been given is not given again. */
interface Given {
  values: Record<string, unknown>;
  sources: Record<string, string>;
  issues: ConfigIssue[];
  slips: string[];
  otherAttributes: string[];
}

export function configReader<Schema extends ConfigSchema>(options: ReaderOptions<Schema>): ConfigReader<Schema> {
  const { name, config: schema, host, needs } = options;
  const settings = settingsOf(schema);
  const byAttribute = new Map(settings.map((setting) => [setting.attribute, setting]));
  const byName = new Map(settings.map((setting) => [setting.name, setting]));
  const meanings = new Map<string, string | undefined>();
  const required = settings.filter(isRequired);
  const defaults = Object.fromEntries(settings.map((setting) => [setting.name, setting.shape.default]));

  /** What was read in this flush, by attributes: a product list repeats the same few elements. */
  const readings = new Map<string, ReadConfig<Schema>>();

  function read(element: HTMLElement, property: unknown, before?: ReadConfig<Schema>): ReadConfig<Schema> {
    const hasAttributesOnly = host === undefined && property === undefined && element.firstElementChild === null;
    if (before !== undefined || !hasAttributesOnly) return readSources(element, property, before);
    const attributes = attributesOf(element);
    const reading = readings.get(attributes) ?? readSources(element, property);
    if (readings.size === 0) queueMicrotask(() => readings.clear());
    readings.set(attributes, reading);
    return reading;
  }

  function readSources(element: HTMLElement, property: unknown, before?: ReadConfig<Schema>): ReadConfig<Schema> {
    const given: Given = { values: {}, sources: {}, issues: [], slips: [], otherAttributes: [] };
    if (property !== undefined && property !== null) takeJson(given, propertyJson(property));
    takeAttributes(given, element);
    for (const json of scriptsOf(element, name)) takeJson(given, json);
    if (host !== undefined) takeHost(given, element, host);
    const missing = required.filter((setting) => given.values[setting.name] === undefined);
    const issues = [...given.issues, ...missing.map((setting) => notGiven(setting.name))];
    const config = keepIdentity({ ...defaults, ...given.values } as ConfigOf<Schema>, before?.config);
    const wanting = issues.length === 0 ? needs?.(config) : undefined;
    if (wanting !== undefined) issues.push(notGiven(wanting));
    return {
      config: issues.length === 0 ? config : undefined,
      issues,
      incomplete: issues.every(({ message }) => message.startsWith(NOT_GIVEN)),
      sources: given.sources,
      slips: given.slips,
      otherAttributes: before?.config === undefined ? given.otherAttributes : before.otherAttributes,
    };
  }

  /** The setting that somebody meant who wrote another name. A thousand elements have the same few keys. */
  function meantBy(key: string): string | undefined {
    if (!meanings.has(key)) meanings.set(key, misspelled(key, [...byName.keys()]));
    return meanings.get(key);
  }

  /** Ignores unknown keys, unless they are a setting's name with a slip. */
  function takeJson(given: Given, { value, source, problem }: ScriptJson): void {
    if (problem !== undefined) given.issues.push({ path: '', message: problem, source });
    for (const setting of settings) {
      const part = value[setting.name];
      if (part !== undefined) take(given, setting, judged(setting, toShape(part, setting.shape)), source);
    }
    for (const key of Object.keys(value)) {
      const meant = byName.has(key) ? undefined : meantBy(key);
      if (meant !== undefined) given.slips.push(`has no setting "${key}" (from ${source}): write "${meant}"`);
    }
  }

  function takeAttributes(given: Given, element: HTMLElement): void {
    for (const attribute of element.getAttributeNames()) {
      const setting = byAttribute.get(attribute);
      if (setting === undefined) {
        if (!isForeignAttribute(attribute)) given.otherAttributes.push(attribute);
        continue;
      }
      const text = element.getAttribute(attribute) ?? '';
      try {
        take(given, setting, attributeValue(setting, text), attribute);
      } catch {
        given.issues.push({ path: setting.name, message: `expected JSON, found ${quote(text)}`, source: attribute });
      }
    }
  }

  function takeHost(given: Given, element: HTMLElement, readHost: HostReader): void {
    const found = readHost(page, { element, setting: (key) => given.values[key] ?? defaults[key] });
    for (const setting of settings) {
      const sourced = given.values[setting.name] === undefined ? found[setting.name]?.() : undefined;
      if (sourced === undefined) continue;
      take(given, setting, judged(setting, toShape(sourced.value, setting.shape)), sourced.source);
    }
  }

  return { settings, read };
}

/** A value a source has for a setting, with what is wrong with it. Defaults are not judged: they fit their schema. */
interface Judged {
  value: unknown;
  misfits: readonly Misfit[];
}

function judged({ name, shape }: Setting, value: unknown): Judged {
  return { value, misfits: value === undefined ? [] : misfits(value, shape, name) };
}

function take(given: Given, { name }: Setting, { value, misfits }: Judged, source: string): void {
  if (value === undefined || given.values[name] !== undefined) return;
  given.values[name] = value;
  given.sources[name] = source;
  for (const { path, expected, found } of misfits) {
    given.issues.push({ path, message: `expected ${expected}, found ${found}`, source });
  }
}

function attributesOf(element: HTMLElement): string {
  return JSON.stringify(element.getAttributeNames().map((name) => [name, element.getAttribute(name)]));
}

const NOT_GIVEN = 'is required and was not given';

function notGiven(setting: string): ConfigIssue {
  const attribute = attributeName(setting);
  return { path: setting, message: `${NOT_GIVEN}: write ${attribute}="…"`, source: attribute };
}

/**
 * An attribute's text as a value. The last one of each setting is remembered: in a list of a thousand elements most settings
 * are the same, and a price format is JSON.
 */
function attributeValue(setting: Setting, text: string): Judged {
  const known = last.get(setting);
  if (known?.text === text) return known.judged;
  const value = judged(setting, fromAttribute(text, setting.shape));
  last.set(setting, { text, judged: value });
  return value;
}

const last = new WeakMap<Setting, { text: string; judged: Judged }>();

function propertyJson(property: unknown): ScriptJson {
  const source = 'the `config` property';
  if (isRecord(property)) return { value: property, source };
  // PHP prints an empty map as `[]`.
  if (Array.isArray(property) && property.length === 0) return { value: {}, source };
  const found = typeof property === 'string' ? quote(property) : Array.isArray(property) ? 'a list' : typeof property;
  return { value: {}, source, problem: `expected an object of settings, found ${found}` };
}

/**
 * The JSON on the page that is for this element, the strongest first. Source 4: a `data-config` that is JSON itself, and
 * child scripts. Source 3: the script that `data-config="#id"` points to, then the page's scripts for this element's name.
 */
function* scriptsOf(element: HTMLElement, name: string): Iterable<ScriptJson> {
  const text = element.getAttribute(CONFIG_ATTRIBUTE);
  const isPointer = text?.startsWith('#');
  if (text !== null && !isPointer) yield jsonOf(text, CONFIG_ATTRIBUTE);
  // Most of a thousand elements have no children.
  for (let child = element.firstElementChild; child !== null; child = child.nextElementSibling) {
    if (child.matches('script[type="application/json"]')) yield jsonOf(child.textContent, 'its child script');
  }
  if (text !== null && isPointer) {
    const script = document.getElementById(text.slice(1));
    const source = `${CONFIG_ATTRIBUTE}="${text}"`;
    yield script === null
      ? { value: {}, source, problem: 'expected a script with this id, found none' }
      : jsonOf(script.textContent, `the script ${text}`);
  }
  yield* pageScripts(name);
}
