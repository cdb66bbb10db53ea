import { isRecord, misfits } from './fits';
import { type ConfigIssue, quote } from './issues';
import type { HostSettings, Page } from './page';
import { page } from './page';
import { jsonOf, pageScripts, type ScriptJson } from './page-scripts';
import { attributeName, type ConfigOf, type ConfigSchema, type Setting, settingsOf, shapeOf } from './schema';
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
  /** The only thing wrong is that required settings have not been given (yet). */
  incomplete: boolean;
  /** Where each setting that is not a default comes from. */
  sources: Readonly<Record<string, string>>;
}

/** Reads the settings of every element of one tag. What the schema says is worked out once, here. */
export interface ConfigReader<Schema extends ConfigSchema> {
  settings: readonly Setting[];
  read(element: HTMLElement, property: unknown): ReadConfig<Schema>;
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

export function configReader<Schema extends ConfigSchema>(options: ReaderOptions<Schema>): ConfigReader<Schema> {
  const { name, config: schema, host, needs } = options;
  const shape = shapeOf(schema);
  const settings = settingsOf(schema);
  const defaults = Object.fromEntries(settings.map((setting) => [setting.name, setting.shape.default]));

  /** Asks every source in turn, the strongest first. */
  function read(element: HTMLElement, property: unknown): ReadConfig<Schema> {
    const given: Record<string, unknown> = {};
    const sources: Record<string, string> = {};
    const issues: ConfigIssue[] = [];

    const take = (setting: Setting, value: unknown, source: string): void => {
      if (value === undefined || given[setting.name] !== undefined) return;
      given[setting.name] = value;
      sources[setting.name] = source;
    };
    /** Keys that are no settings are nobody's business. */
    const takeAll = ({ value, source, problem }: ScriptJson): void => {
      if (problem !== undefined) issues.push({ path: '', message: problem, source });
      for (const setting of settings) {
        const part = value[setting.name];
        if (part !== undefined) take(setting, toShape(part, setting.shape), source);
      }
    };

    if (isRecord(property)) takeAll({ value: property, source: 'the `config` property' });
    for (const setting of settings) {
      const { attribute: source } = setting;
      const text = element.getAttribute(source);
      if (text === null) continue;
      try {
        take(setting, attributeValue(setting, text), source);
      } catch {
        issues.push({ path: setting.name, message: `expected JSON, found ${quote(text)}`, source });
      }
    }
    for (const json of scriptsOf(element, name)) takeAll(json);
    const found = host?.(page, { element, setting: (key) => given[key] ?? defaults[key] });
    for (const setting of settings) {
      const sourced = given[setting.name] === undefined && found?.[setting.name]?.();
      if (sourced) take(setting, toShape(sourced.value, setting.shape), sourced.source);
    }

    const values = { ...defaults, ...given };
    for (const { path, expected, found: instead } of misfits(values, shape)) {
      const source = sources[path.split('.')[0] ?? path];
      issues.push(
        source === undefined ? notGiven(path) : { path, message: `expected ${expected}, found ${instead}`, source },
      );
    }
    const config = values as ConfigOf<Schema>;
    const wanting = issues.length === 0 ? needs?.(config) : undefined;
    if (wanting !== undefined) issues.push(notGiven(wanting));
    return {
      config: issues.length === 0 ? config : undefined,
      issues,
      incomplete: issues.every(({ message }) => message.startsWith(NOT_GIVEN)),
      sources,
    };
  }

  return { settings, read };
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
function attributeValue(setting: Setting, text: string): unknown {
  const known = last.get(setting);
  if (known?.text === text) return known.value;
  const value = fromAttribute(text, setting.shape);
  last.set(setting, { text, value });
  return value;
}

const last = new WeakMap<Setting, { text: string; value: unknown }>();

/**
 * The JSON on the page that is for this element, the strongest first. Source 4: a `data-config` that is JSON itself, and
 * child scripts. Source 3: the script that `data-config="#id"` points to, then the page's scripts for this element's name.
 */
function* scriptsOf(element: HTMLElement, name: string): Iterable<ScriptJson> {
  const text = element.getAttribute(CONFIG_ATTRIBUTE);
  const isPointer = text?.startsWith('#');
  if (text !== null && !isPointer) yield jsonOf(text, CONFIG_ATTRIBUTE);
  for (const child of element.children) {
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
