import { scopeOf } from '../element/scope';
import { type CollectedSettings, knownSettings, takeAttributes, takeHost, takeJson } from './collect-settings';
import type { ConfigIssue } from './issues';
import { printedJson, propertyJson } from './json-sources';
import { keepIdentity } from './keep-identity';
import { type Page, page, type SettingReaders } from './page';
import { attributeName, type ConfigOf, type ConfigSchema, isRequired, type Setting, settingsOf } from './schema';

/** The arguments of a host reader. */
export interface HostContext<Schema extends ConfigSchema> {
  element: HTMLElement;
  /** A setting from the stronger sources, not checked yet. Usually `method`: most host JSON is keyed by it. */
  setting(name: keyof ConfigOf<Schema> & string): unknown;
}

/** Finds an element's settings in the host page's JSON. */
export type HostReader<Schema extends ConfigSchema> = (page: Page, context: HostContext<Schema>) => SettingReaders;

/** An element's settings, or their problems. */
export interface ReadConfig<Schema extends ConfigSchema> {
  /** Undefined if there are issues. */
  config: ConfigOf<Schema> | undefined;
  issues: readonly ConfigIssue[];
  /** The values that are not defaults, valid or not. */
  values: Readonly<Record<string, unknown>>;
  /** Whether the only problems are missing settings or a missing script with settings, which may still arrive. */
  incomplete: boolean;
  /** The source of each setting that is not a default. */
  sources: Readonly<Record<string, string>>;
  /** A sentence for each likely mistake, such as a misspelled setting. */
  warnings: readonly string[];
  /** Unknown attributes of the page, read before the element adds its own. */
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

interface ReaderOptions<Schema extends ConfigSchema> {
  /** The element's name without `shop-`, which page scripts use: `cc-form`. */
  name: string;
  config: Schema;
  host?: HostReader<Schema> | undefined;
  needs?: ((config: ConfigOf<Schema>) => string | undefined) | undefined;
}

export function configReader<Schema extends ConfigSchema>(options: ReaderOptions<Schema>): ConfigReader<Schema> {
  const { name, config: schema, host, needs } = options;
  const settings = settingsOf(schema);
  const known = knownSettings(settings);
  const required = settings.filter(isRequired);
  const defaults = Object.fromEntries(settings.map((setting) => [setting.name, setting.shape.default]));

  /** Results of this microtask, by attributes: a product list repeats the same few elements. */
  const readings = new Map<string, ReadConfig<Schema>>();

  function read(element: HTMLElement, property: unknown, before?: ReadConfig<Schema>): ReadConfig<Schema> {
    const hasAttributesOnly = host === undefined && property === undefined && element.firstElementChild === null;
    // In a shadow root, `data-config` may point to another script than in the page.
    const isShared = hasAttributesOnly && scopeOf(element) === document;
    if (before !== undefined || !isShared) return readSources(element, property, before);
    const attributes = attributesOf(element);
    const reading = readings.get(attributes) ?? readSources(element, property);
    if (readings.size === 0) queueMicrotask(() => readings.clear());
    readings.set(attributes, reading);
    return reading;
  }

  function readSources(element: HTMLElement, property: unknown, before?: ReadConfig<Schema>): ReadConfig<Schema> {
    const collected: CollectedSettings = {
      values: {},
      sources: {},
      issues: [],
      missing: [],
      warnings: [],
      otherAttributes: [],
    };
    if (property !== undefined && property !== null) takeJson(collected, known, propertyJson(property));
    takeAttributes(collected, known, element);
    for (const json of printedJson(element, name)) takeJson(collected, known, json);
    if (host !== undefined) {
      const setting = (key: string): unknown => collected.values[key] ?? defaults[key];
      takeHost(collected, known, host(page, { element, setting }));
    }
    for (const { name } of required)
      if (collected.values[name] === undefined) collected.missing.push(missingIssue(name));
    const config = keepIdentity({ ...defaults, ...collected.values } as ConfigOf<Schema>, before?.config);
    const isComplete = collected.issues.length + collected.missing.length === 0;
    const needed = isComplete ? needs?.(config) : undefined;
    if (needed !== undefined) collected.missing.push(missingIssue(needed));
    const issues = [...collected.issues, ...collected.missing];
    return {
      config: issues.length === 0 ? config : undefined,
      issues,
      values: collected.values,
      incomplete: collected.issues.length === 0 && collected.missing.length > 0,
      sources: collected.sources,
      warnings: collected.warnings,
      otherAttributes: before?.config === undefined ? collected.otherAttributes : before.otherAttributes,
    };
  }

  return { settings, read };
}

function attributesOf(element: HTMLElement): string {
  return JSON.stringify(element.getAttributeNames().map((name) => [name, element.getAttribute(name)]));
}

function missingIssue(setting: string): ConfigIssue {
  const attribute = attributeName(setting);
  return { path: setting, message: `is required: add ${attribute}="…"`, source: attribute };
}
