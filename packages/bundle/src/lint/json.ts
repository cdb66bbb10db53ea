import { isRecord, misspelled, toShape } from '@shop-elements/core';
import type { LintedElement, LintedElements } from './elements';
import { didYouMean, type Problem } from './problem';
import { misfitsIn } from './selectors';
import { isPrinted } from './template-text';
import type { JsonScript, UnreadScript } from './tokens';

/** `data-timeout-time` → `timeoutTime`. */
export function keyOf(attribute: string): string {
  return attribute.slice('data-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Checks a JSON script: settings for all elements of a name, settings inside an element, or the page's texts. Ignores all other
 * JSON.
 * @param parent the tag of our element that contains it
 */
export function scriptProblems(script: JsonScript, parent: string | undefined, elements: LintedElements): Problem[] {
  const { attributes, text, offset } = script;
  const name = attributes.find((attribute) => attribute.name === 'data-shop-config');
  if (attributes.some((attribute) => attribute.name === 'data-shop-texts')) return textsProblems(text, offset);
  if (name?.value !== undefined) {
    const element = elements[`shop-${name.value}`];
    if (element === undefined) return unknownName(name.value, name.offset, elements);
    return jsonProblems(text, element, `<script data-shop-config="${name.value}">`, offset);
  }
  const element = name === undefined && parent !== undefined ? elements[parent] : undefined;
  return element === undefined ? [] : jsonProblems(text, element, `the script in <${parent}>`, offset);
}

/** Explains why no element reads a script. */
export function unreadProblem({ attributes, offset }: UnreadScript): Problem {
  const mark = attributes.find(({ name }) => name === 'data-shop-config' || name === 'data-shop-texts');
  const type = attributes.find(({ name }) => name === 'type')?.value;
  const script = `<script ${mark?.name}${mark?.value ? `="${mark.value}"` : ''}>`;
  const message = type
    ? `${script} is never read: write type="application/json" instead of type="${type}"`
    : `${script} runs as JavaScript and is never read: add type="application/json"`;
  return { rule: 'missing-type', message, offset };
}

/** Checks an element's settings in JSON. Values that the template prints are assumed to be valid. */
export function jsonProblems(text: string, element: LintedElement, where: string, offset: number): Problem[] {
  if (isPrinted(text)) return [];
  const json = read(text);
  if (typeof json === 'string') {
    return [{ rule: 'wrong-value', message: `${where} must be a JSON object: ${json}`, offset }];
  }
  const names = element.settings.map(({ attribute }) => keyOf(attribute));
  return Object.keys(json).flatMap((key): Problem[] => {
    const setting = element.settings[names.indexOf(key)];
    const suggestion = misspelled(key, names);
    if (setting !== undefined) {
      const [misfit] = misfitsIn(toShape(json[key], setting.shape), setting.shape, key);
      if (misfit === undefined) return [];
      const message = `${misfit.path} in ${where}: expected ${misfit.expected}, found ${misfit.found}`;
      return [{ rule: 'wrong-value', message, offset }];
    }
    if (suggestion === undefined) return [];
    return [{ rule: 'unknown-key', message: `${where} has no setting "${key}"${didYouMean(suggestion)}`, offset }];
  });
}

/** Parses a JSON object, or returns what is wrong with it. */
function read(text: string): Readonly<Record<string, unknown>> | string {
  try {
    const json: unknown = JSON.parse(text);
    if (Array.isArray(json) && json.length === 0) return {};
    return isRecord(json) ? json : 'this is not an object';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function textsProblems(text: string, offset: number): Problem[] {
  const json = isPrinted(text) ? {} : read(text);
  if (typeof json !== 'string') return [];
  return [{ rule: 'wrong-value', message: `<script data-shop-texts> must be a JSON object: ${json}`, offset }];
}

/** Reports a name that belongs to no element but resembles one. */
function unknownName(name: string, offset: number, elements: LintedElements): Problem[] {
  const names = Object.keys(elements).map((tag) => tag.slice('shop-'.length));
  const suggestion = names.find((each) => `shop-${each}` === name) ?? misspelled(name, names);
  const message = `data-shop-config="${name}" matches no element${didYouMean(suggestion, '"', '"')}`;
  return suggestion === undefined ? [] : [{ rule: 'unknown-name', message, offset }];
}
