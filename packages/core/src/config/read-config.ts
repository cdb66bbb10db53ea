import type { HostSettings, Page, Sourced } from '../page';
import { page } from '../page';
import { fits, isRecord, misfits } from './fits';
import type { ConfigIssue } from './issues';
import { jsonOf, pageScripts, quote, type ScriptJson } from './page-scripts';
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
}

/** Reads the settings of every element of one tag. What the schema says is worked out once, here. */
export interface ConfigReader<Schema extends ConfigSchema> {
  settings: readonly Setting[];
  /** The attributes to observe: one for each setting, and `data-config`. */
  attributes: readonly string[];
  read(element: HTMLElement, property: unknown): ReadConfig<Schema>;
  /** Where each setting that is not a default comes from. */
  sources(element: HTMLElement, property: unknown): ReadonlyMap<string, string>;
}

/** Takes a value, already in its shape, that a source gives for a setting. The strongest source speaks first. */
type Take = (setting: Setting, value: unknown, source: string | Sourced) => void;

type Values = Readonly<Record<string, unknown>>;

/** The attribute that holds JSON, or points to a script that does. */
const CONFIG_ATTRIBUTE = 'data-config';

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
  const byName = new Map(settings.map((setting) => [setting.name, setting]));

  /**
   * Asks every source in turn, the strongest first.
   * @param values those taken so far; a setting that has one is not asked of the host
   */
  function ask(element: HTMLElement, property: unknown, values: Values, take: Take, issues: ConfigIssue[]): void {
    if (isRecord(property)) takeAll(byName, { value: property, source: 'the `config` property' }, take, issues);
    for (const setting of settings) {
      const text = element.getAttribute(setting.attribute);
      if (text === null) continue;
      try {
        take(setting, attributeValue(setting, text), setting.attribute);
      } catch {
        const message = `expected JSON, found ${quote(text)}`;
        issues.push({ path: setting.name, message, source: setting.attribute });
      }
    }
    for (const json of ownScripts(element)) takeAll(byName, json, take, issues);
    for (const json of pageScriptsOf(element, name)) takeAll(byName, json, take, issues);
    if (host === undefined) return;
    const found = host(page, { element, setting: (key) => values[key] ?? byName.get(key)?.shape.default });
    for (const key of Object.keys(found)) {
      const setting = byName.get(key);
      if (setting === undefined || values[key] !== undefined) continue;
      const given = found[key]?.();
      if (given !== undefined) take(setting, toShape(given.value, setting.shape), given);
    }
  }

  function read(element: HTMLElement, property: unknown): ReadConfig<Schema> {
    const values: Record<string, unknown> = {};
    const issues: ConfigIssue[] = [];
    const take: Take = ({ name: key }, value) => {
      if (value !== undefined && values[key] === undefined) values[key] = value;
    };
    ask(element, property, values, take, issues);
    for (const { name: key, shape: own } of settings) values[key] ??= own.default;

    const config = fits(values, shape) ? (values as ConfigOf<Schema>) : undefined;
    const wanting = config && needs?.(config);
    if (config !== undefined && wanting === undefined && issues.length === 0) {
      return { config, issues, incomplete: false };
    }
    const given = sources(element, property);
    for (const { path, expected, found } of misfits(values, shape)) {
      const source = given.get(path.split('.')[0] ?? path);
      issues.push(
        source === undefined ? notGiven(path) : { path, message: `expected ${expected}, found ${found}`, source },
      );
    }
    if (wanting !== undefined) issues.push(notGiven(wanting));
    return { config: undefined, issues, incomplete: issues.every(({ message }) => message.startsWith(NOT_GIVEN)) };
  }

  function sources(element: HTMLElement, property: unknown): ReadonlyMap<string, string> {
    const values: Record<string, unknown> = {};
    const found = new Map<string, string>();
    const take: Take = ({ name: key }, value, source) => {
      if (value === undefined || found.has(key)) return;
      values[key] = value;
      found.set(key, typeof source === 'string' ? source : source.source);
    };
    ask(element, property, values, take, []);
    return found;
  }

  return {
    settings,
    attributes: [...settings.map((setting) => setting.attribute), CONFIG_ATTRIBUTE],
    read,
    sources,
  };
}

const NOT_GIVEN = 'is required and was not given';

function notGiven(setting: string): ConfigIssue {
  const attribute = attributeName(setting);
  return { path: setting, message: `${NOT_GIVEN}: write ${attribute}="…"`, source: attribute };
}

/** Takes what a piece of JSON says. Keys that are no settings are nobody's business. */
function takeAll(
  settings: ReadonlyMap<string, Setting>,
  { value, source, problem }: ScriptJson,
  take: Take,
  issues: ConfigIssue[],
): void {
  if (problem !== undefined) issues.push({ path: '', message: problem, source });
  for (const key of Object.keys(value)) {
    const setting = settings.get(key);
    if (setting !== undefined && value[key] !== undefined) take(setting, toShape(value[key], setting.shape), source);
  }
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

const none: readonly ScriptJson[] = [];

/** Source 4: child scripts, and a `data-config` that is JSON itself. */
function ownScripts(element: HTMLElement): readonly ScriptJson[] {
  let found: ScriptJson[] | undefined;
  const literal = element.getAttribute(CONFIG_ATTRIBUTE);
  if (literal !== null && !literal.startsWith('#')) found = [jsonOf(literal, CONFIG_ATTRIBUTE)];
  for (let child = element.firstElementChild; child !== null; child = child.nextElementSibling) {
    if (child.localName !== 'script' || child.getAttribute('type') !== 'application/json') continue;
    found ??= [];
    found.push(jsonOf(child.textContent, 'its child script'));
  }
  return found ?? none;
}

/** Source 3: the script that `data-config="#id"` points to, then the page's scripts for this element's name. */
function pageScriptsOf(element: HTMLElement, name: string): readonly ScriptJson[] {
  const pointer = element.getAttribute(CONFIG_ATTRIBUTE);
  if (pointer === null || !pointer.startsWith('#')) return pageScripts(name);
  const script = document.getElementById(pointer.slice(1));
  const source = `${CONFIG_ATTRIBUTE}="${pointer}"`;
  const pointed: ScriptJson =
    script === null
      ? { value: {}, source, problem: 'expected a script with this id, found none' }
      : jsonOf(script.textContent, `the script ${pointer}`);
  return [pointed, ...pageScripts(name)];
}
