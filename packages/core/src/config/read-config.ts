import type * as z from 'zod/mini';
import type { HostSettings, Page } from '../page';
import { page } from '../page';
import { type ConfigIssue, missing, toIssue } from './issues';
import { jsonOf, pageScripts, quote, type ScriptJson } from './page-scripts';
import { fromAttribute, toShape } from './php';
import { type ConfigOf, type ConfigSchema, type Setting, settingsOf } from './schema';

/** What an element's host reader is given. */
export interface HostContext {
  element: HTMLElement;
  /** A setting as the page's other sources give it: the host's JSON is usually keyed by `method`. */
  setting(name: string): unknown;
}

/** Picks what the host page's JSON has for one element. */
export type HostReader = (page: Page, context: HostContext) => HostSettings;

export interface ReadConfig<Schema extends ConfigSchema> {
  /** Undefined when there are issues. */
  config: ConfigOf<Schema> | undefined;
  issues: readonly ConfigIssue[];
  /** Where each setting that is not a default came from. */
  sources: ReadonlyMap<string, string>;
  /** The only thing wrong is that required settings have not been given (yet). */
  incomplete: boolean;
}

/** Reads the settings of every element of one tag. What the schema says is worked out once, here. */
export interface ConfigReader<Schema extends ConfigSchema> {
  settings: readonly Setting[];
  /** The attributes to observe: one for each setting, and `data-config`. */
  attributes: readonly string[];
  read(element: HTMLElement, property: unknown): ReadConfig<Schema>;
}

/** The attribute that holds JSON, or points to a script that does. */
const CONFIG_ATTRIBUTE = 'data-config';

/**
 * @param name the element's name without `shop-`, which page scripts use: `cc-form`
 */
export function configReader<Schema extends ConfigSchema>(
  name: string,
  schema: Schema,
  host: HostReader | undefined,
): ConfigReader<Schema> {
  const settings = settingsOf(schema);
  const byName = new Map(settings.map((setting) => [setting.name, setting]));

  return {
    settings,
    attributes: [...settings.map((setting) => setting.attribute), CONFIG_ATTRIBUTE],
    read(element, property) {
      const values: Record<string, unknown> = {};
      const sources = new Map<string, string>();
      const issues: ConfigIssue[] = [];
      const take = (key: string, value: unknown, source: string): void => {
        const setting = byName.get(key);
        if (setting === undefined || value === undefined || sources.has(key)) return;
        const shaped = toShape(value, setting.shape);
        if (shaped === undefined) return;
        values[key] = shaped;
        sources.set(key, source);
      };
      const takeAll = (json: ScriptJson): void => {
        if (json.problem !== undefined) issues.push({ path: '', message: json.problem, source: json.source });
        for (const key of Object.keys(json.value)) take(key, json.value[key], json.source);
      };

      // Strongest first: a key that has a value is not asked for again.
      if (isRecord(property)) takeAll({ value: property, source: 'the `config` property' });
      for (const setting of settings) {
        const text = element.getAttribute(setting.attribute);
        if (text === null) continue;
        try {
          take(setting.name, fromAttribute(text, setting.shape), setting.attribute);
        } catch {
          issues.push({
            path: setting.name,
            message: `expected JSON, found ${quote(text)}`,
            source: setting.attribute,
          });
        }
      }
      for (const json of ownScripts(element)) takeAll(json);
      for (const json of pageScriptsOf(element, name)) takeAll(json);
      if (host !== undefined) {
        const found = host(page, {
          element,
          setting: (key) => values[key] ?? byName.get(key)?.defaultValue,
        });
        for (const key of Object.keys(found)) take(key, found[key]?.value, found[key]?.source ?? '');
      }

      const result = (schema as z.ZodMiniObject).safeParse(values);
      for (const issue of result.error?.issues ?? []) issues.push(toIssue(issue, byName, values, sources));
      const config = issues.length === 0 ? (result.data as ConfigOf<Schema>) : undefined;
      return {
        config,
        issues,
        sources,
        incomplete: config === undefined && issues.every(missing),
      };
    },
  };
}

/** Source 4: child scripts, and a `data-config` that is JSON itself. */
function ownScripts(element: HTMLElement): ScriptJson[] {
  const found: ScriptJson[] = [];
  const literal = element.getAttribute(CONFIG_ATTRIBUTE);
  if (literal !== null && !literal.startsWith('#')) found.push(jsonOf(literal, CONFIG_ATTRIBUTE));
  for (let child = element.firstElementChild; child !== null; child = child.nextElementSibling) {
    if (child.localName === 'script' && child.getAttribute('type') === 'application/json') {
      found.push(jsonOf(child.textContent, 'its child script'));
    }
  }
  return found;
}

/** Source 3: the script that `data-config="#id"` points to, then the page's scripts for this element's name. */
function pageScriptsOf(element: HTMLElement, name: string): readonly ScriptJson[] {
  const pointer = element.getAttribute(CONFIG_ATTRIBUTE);
  if (pointer === null || !pointer.startsWith('#')) return pageScripts(name);
  const script = document.getElementById(pointer.slice(1));
  const source = `${CONFIG_ATTRIBUTE}="${pointer}"`;
  const pointed: ScriptJson =
    script === null
      ? {
          value: {},
          source,
          problem: 'expected a script with this id, found none',
        }
      : jsonOf(script.textContent, `the script ${pointer}`);
  return [pointed, ...pageScripts(name)];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
