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

/** The arguments of a host reader. */
export interface HostContext {
  element: HTMLElement;
  /** A setting from the stronger sources, usually `method`: most host JSON is keyed by it. */
  setting(name: string): unknown;
}

/** Finds an element's settings in the host page's JSON. */
export type HostReader = (page: Page, context: HostContext) => HostSettings;

/** An element's settings, or their problems. */
export interface ReadConfig<Schema extends ConfigSchema> {
  /** Undefined if there are issues. */
  config: ConfigOf<Schema> | undefined;
  issues: readonly ConfigIssue[];
  /** The values that are not defaults, valid or not. */
  values: Readonly<Record<string, unknown>>;
  /** Whether nothing is wrong but missing settings, or a missing script with settings: they may still come. */
  incomplete: boolean;
  /** The source of each setting that is not a default. */
  sources: Readonly<Record<string, string>>;
  /** A sentence for each misspelled setting. */
  slips: readonly string[];
  /** The page's other attributes, read before the element adds its own. */
  otherAttributes: readonly string[];
}

/** Reads the settings of all elements of one tag. Evaluates the schema only once. */
export interface ConfigReader<Schema extends ConfigSchema> {
  settings: readonly Setting[];
  /**
   * @param property the element's `config` property
   * @param before the previous result: equal values stay the same objects
   */
  read(element: HTMLElement, property: unknown, before?: ReadConfig<Schema>): ReadConfig<Schema>;
}

/** The attribute with JSON, or with the id of a script that contains it. */
export const CONFIG_ATTRIBUTE = 'data-config';

interface ReaderOptions<Schema extends ConfigSchema> {
  /** The element's name without `shop-`, which page scripts use: `cc-form`. */
  name: string;
  config: Schema;
  host?: HostReader | undefined;
  needs?: ((config: ConfigOf<Schema>) => string | undefined) | undefined;
}

/** Collects settings from the strongest source to the weakest. The first value wins. */
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

  /** Results of this microtask, by attributes: a product list repeats the same few elements. */
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
    const issues = [...given.issues, ...missing.map((setting) => missingIssue(setting.name))];
    const config = keepIdentity({ ...defaults, ...given.values } as ConfigOf<Schema>, before?.config);
    const needed = issues.length === 0 ? needs?.(config) : undefined;
    if (needed !== undefined) issues.push(missingIssue(needed));
    return {
      config: issues.length === 0 ? config : undefined,
      issues,
      values: given.values,
      incomplete: issues.every(({ message }) => message.startsWith(MISSING) || message === NO_SCRIPT),
      sources: given.sources,
      slips: given.slips,
      otherAttributes: before?.config === undefined ? given.otherAttributes : before.otherAttributes,
    };
  }

  /** The setting that a misspelled key was meant to be. Cached: a thousand elements have the same few keys. */
  function meantBy(key: string): string | undefined {
    if (!meanings.has(key)) meanings.set(key, misspelled(key, [...byName.keys()]));
    return meanings.get(key);
  }

  /** Ignores unknown keys, unless they look like a misspelled setting. */
  function takeJson(given: Given, { value, source, problem }: ScriptJson): void {
    if (problem !== undefined) given.issues.push({ path: '', message: problem, source });
    for (const setting of settings) {
      const part = value[setting.name];
      if (part !== undefined) take(given, setting, judged(setting, toShape(part, setting.shape)), source);
    }
    for (const key of Object.keys(value)) {
      const meant = byName.has(key) ? undefined : meantBy(key);
      if (meant !== undefined) given.slips.push(`has no setting "${key}" (from ${source}); did you mean "${meant}"?`);
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
        const misfit = { path: setting.name, expected: 'JSON', found: quote(text) };
        take(given, setting, { value: text, misfits: [misfit] }, attribute);
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

/** A setting's value from one source, and its problems. Defaults are always valid. */
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

const MISSING = 'is required';
const NO_SCRIPT = 'expected the id of a script, found no script';

function missingIssue(setting: string): ConfigIssue {
  const attribute = attributeName(setting);
  return { path: setting, message: `${MISSING}: add ${attribute}="…"`, source: attribute };
}

/** Parses an attribute. Caches the last value of each setting: a thousand elements often share one, such as a JSON price format. */
function attributeValue(setting: Setting, text: string): Judged {
  const cached = last.get(setting);
  if (cached?.text === text) return cached.judged;
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

/** Looks in the element's shadow root first, if it is in one. */
function elementById(element: HTMLElement, id: string): Element | null {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot ? root.getElementById(id) : null) ?? document.getElementById(id);
}

/**
 * The page's JSON for this element, the strongest first. Source 4: JSON in `data-config`, and child scripts. Source 3: the script
 * that `data-config="#id"` points to, then the page's scripts for this element's name.
 */
function* scriptsOf(element: HTMLElement, name: string): Iterable<ScriptJson> {
  const text = element.getAttribute(CONFIG_ATTRIBUTE);
  const isPointer = text?.startsWith('#');
  if (text !== null && !isPointer) yield jsonOf(text, CONFIG_ATTRIBUTE);
  // Faster than a query: most of a thousand elements have no children.
  for (let child = element.firstElementChild; child !== null; child = child.nextElementSibling) {
    if (child.matches('script[type="application/json"]')) yield jsonOf(child.textContent, 'its child script');
  }
  if (text !== null && isPointer) {
    const script = elementById(element, text.slice(1));
    const source = `${CONFIG_ATTRIBUTE}="${text}"`;
    yield script === null
      ? { value: {}, source, problem: NO_SCRIPT }
      : jsonOf(script.textContent, `the script ${text}`);
  }
  yield* pageScripts(name);
}
