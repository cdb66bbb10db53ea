import {
  fromAttribute,
  isForeignAttribute,
  misspelled,
  nearest,
  nearestAttribute,
  setsAttributes,
} from '@shop-elements/core';
import type { TemplateAttribute } from './attributes';
import type { LintedElement, LintedElements, LintedSetting } from './elements';
import { jsonProblems, keyOf, scriptProblems, unreadProblem } from './json';
import { isBinding } from './knockout';
import { nestingProblems } from './nesting';
import { didYouMean, type Problem, type Rule } from './problem';
import { misfitsIn } from './selectors';
import { tableProblems } from './tables';
import { expressionEnd, hasCondition, isPrinted } from './template-text';
import { type JsonScript, type OtherTag, type StartTag, type Token, tokensOf } from './tokens';

/** A problem in a template. */
export interface Finding {
  /** Starts at 1. */
  line: number;
  column: number;
  rule: Rule;
  message: string;
}

/** The shop's additions to the linter. */
export interface LintOptions {
  /** The shop's own elements whose tags start with `shop-`. */
  tags: readonly string[];
}

/**
 * Checks a template's `<shop-…>` tags and their JSON. Values that the template prints are assumed to be valid: only a running
 * page has them.
 */
export function lint(template: string, elements: LintedElements, { tags }: LintOptions = { tags: [] }): Finding[] {
  // Most of a shop's templates contain none of our tags.
  if (!/<shop[-_]|data-shop-(?:config|texts)/i.test(template)) return [];
  const tokens = tokensOf(template);
  const known = tokens.filter((token) => token.kind !== 'start' || isOurs(token.name, elements));
  const problems = [
    ...nestingProblems(known, template),
    ...tableProblems(known, template),
    ...tokens.flatMap((token, index) => {
      if (token.kind === 'start' && !token.isIgnored && !tags.includes(token.name)) {
        return tagProblems(token, childScripts(tokens, index), template, elements);
      }
      if (token.kind === 'in-textarea' && isOurs(token.name, elements)) return [textProblem(token)];
      if (token.kind === 'unread' && !token.isIgnored) return [unreadProblem(token)];
      if (token.kind === 'json' && !token.isIgnored) return scriptProblems(token, parentOf(tokens, index), elements);
      return [];
    }),
  ];
  return problems
    .sort((one, other) => one.offset - other.offset)
    .map(({ offset, ...problem }) => ({ ...problem, ...placeOf(template, offset) }));
}

/** `shop_messages` is not a custom element; `<shop:…>` may be someone's XML. */
function isOurs(name: string, elements: LintedElements): boolean {
  return elements[name] !== undefined;
}

/** The JSON scripts between a start tag and its end tag, or the next of our tags. */
function childScripts(tokens: readonly Token[], index: number): JsonScript[] {
  const rest = tokens.slice(index + 1);
  const end = rest.findIndex(({ kind }) => kind === 'start' || kind === 'end');
  return (end < 0 ? rest : rest.slice(0, end)).filter((token) => token.kind === 'json');
}

/** The element that contains a script, if none of our tags starts or ends in between. */
function parentOf(tokens: readonly Token[], index: number): string | undefined {
  const before = tokens
    .slice(0, index)
    .filter(({ kind }) => kind === 'start' || kind === 'end')
    .at(-1);
  return before?.kind === 'start' ? before.name : undefined;
}

function tagProblems(
  tag: StartTag,
  scripts: readonly JsonScript[],
  template: string,
  elements: LintedElements,
): Problem[] {
  const element = elements[tag.name];
  if (element === undefined) {
    const nameEnd = tag.offset + '<'.length + tag.name.length;
    const isNamePrinted = expressionEnd(template, nameEnd) > nameEnd;
    return isNamePrinted ? [] : unknownTag(tag, Object.keys(elements));
  }
  return [
    ...tag.attributes.flatMap((attribute) =>
      isDuplicate(attribute, tag, template) ? [duplicate(attribute, tag)] : attributeProblems(attribute, tag, element),
    ),
    ...(tag.unclosedQuote === undefined
      ? missing(tag, scripts, element, template)
      : [unclosedQuoteProblem(tag, tag.unclosedQuote)]),
  ];
}

function unclosedQuoteProblem(tag: StartTag, { name, offset }: TemplateAttribute): Problem {
  const message = `${name} of <${tag.name}> has no closing quote, so its value swallows what follows: add the quote`;
  return { rule: 'unclosed-quote', message, offset };
}

/** Browsers read what is in a `<textarea>` as text. */
function textProblem({ name, offset }: OtherTag): Problem {
  const message = `<${name}> is text in a <textarea>, not an element: move it out, or write &lt;${name}> if you mean the text`;
  return { rule: 'element-in-textarea', message, offset };
}

/** A name without a hyphen is not a custom element. It is reported only if it resembles one of ours. */
function unknownTag({ name, offset }: StartTag, tags: readonly string[]): Problem[] {
  const suggestion = name.startsWith('shop-') ? nearest(name, tags) : misspelled(name, tags);
  if (suggestion === undefined && !name.startsWith('shop-')) return [];
  return [{ rule: 'unknown-tag', message: `Unknown tag <${name}>${didYouMean(suggestion, '<', '>')}`, offset }];
}

/** Whether the tag has the attribute before, and prints both: no condition of the template chooses between them. */
function isDuplicate({ name, offset }: TemplateAttribute, { attributes }: StartTag, template: string): boolean {
  const first = attributes.find((attribute) => attribute.name === name)?.offset ?? offset;
  return first < offset && !hasCondition(template.slice(first, offset));
}

function duplicate({ name, offset }: TemplateAttribute, tag: StartTag): Problem {
  const message = `<${tag.name}> has ${name} twice: browsers ignore the second one`;
  return { rule: 'duplicate-attribute', message, offset };
}

/** The values of `data-load`. */
const times = ['eager', 'visible', 'idle', 'interaction'];

function attributeProblems(attribute: TemplateAttribute, tag: StartTag, element: LintedElement): Problem[] {
  const { name, value, offset } = attribute;
  const setting = element.settings.find((candidate) => candidate.attribute === name);
  if (setting !== undefined) {
    const message = value === undefined ? undefined : wrong(value, setting, tag);
    return message === undefined ? [] : [{ rule: 'wrong-value', message, offset }];
  }
  if (name === 'data-config' && value !== undefined && !value.trim().startsWith('#')) {
    return jsonProblems(value, element, `data-config of <${tag.name}>`, offset);
  }
  if (name === 'data-load' && value !== undefined && !times.includes(value)) {
    const message = `data-load of <${tag.name}>: expected eager, visible, idle or interaction, found "${value}"`;
    return [{ rule: 'wrong-value', message, offset }];
  }
  const settings = element.settings.map(({ attribute: each }) => each);
  if (isSomeoneElses(name, settings)) return [];
  const suggestion = nearestAttribute(name, settings);
  const message = `<${tag.name}> has no setting "${name}"${didYouMean(suggestion)}`;
  return [{ rule: 'unknown-attribute', message, offset }];
}

function isSomeoneElses(name: string, settings: readonly string[]): boolean {
  if (isBinding(name)) return !settings.includes(`data-${name}`);
  // Stimulus: `data-gallery-index-value` has no fixed part but its end.
  const isSetting = /-(?:outlet|target|value)$/.test(name) && misspelled(name, settings) !== undefined;
  return !isSetting && isForeignAttribute(name);
}

function wrong(value: string, { attribute, shape }: LintedSetting, { name }: StartTag): string | undefined {
  try {
    const [misfit] = misfitsIn(fromAttribute(value, shape), shape);
    if (misfit === undefined) return undefined;
    const where = misfit.path === '' ? attribute : `${attribute}, at ${misfit.path}`;
    return `${where} of <${name}>: expected ${misfit.expected}, found ${misfit.found}`;
  } catch (error) {
    return `${attribute} of <${name}> is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Required settings that only markup can set, unless the template may set them in a way that the linter can't see. */
function missing(tag: StartTag, scripts: readonly JsonScript[], element: LintedElement, template: string): Problem[] {
  const names = tag.attributes.map(({ name }) => name);
  const script = `data-shop-config="${tag.name.slice('shop-'.length)}"`;
  const mayComeUnseen =
    tag.hasPrintedAttributes ||
    scripts.some(({ text }) => isPrinted(text)) ||
    names.some((name) => name === 'data-config' || name === 'attr' || setsAttributes(name)) ||
    template.includes(script) ||
    template.includes(script.replaceAll('"', "'"));
  if (mayComeUnseen) return [];
  return element.settings
    .filter(({ required, attribute }) => required && !names.includes(attribute))
    .filter(({ attribute }) => !scripts.some(({ text }) => text.includes(`"${keyOf(attribute)}"`)))
    .map(({ attribute }) => ({
      rule: 'missing-setting',
      message: `<${tag.name}> requires ${attribute}`,
      offset: tag.offset,
    }));
}

function placeOf(text: string, offset: number): Pick<Finding, 'line' | 'column'> {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}
