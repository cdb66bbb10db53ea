import { fromAttribute, misfits, nearest } from '@shop-elements/core';
import type { LintedElement, LintedElements, LintedSetting } from './elements';
import { type TemplateAttribute, type TemplateTag, templateTags } from './template-tags';

/** Something in a template that will not work. */
export interface Finding {
  /** From 1. */
  line: number;
  column: number;
  rule: 'unknown-tag' | 'unknown-attribute' | 'wrong-value' | 'missing-setting';
  message: string;
}

/**
 * What is wrong with a template's `<shop-…>` tags. A value that the template prints is taken to be right: only a running
 * page can tell.
 */
export function lint(template: string, elements: LintedElements): Finding[] {
  // Most templates of a shop have none of our tags.
  if (!template.includes('<shop-')) return [];
  const tags = templateTags(template);
  return tags.flatMap((tag) =>
    problems(tag, template, elements).map(({ offset, ...problem }) => ({ ...problem, ...placeOf(template, offset) })),
  );
}

type Problem = Pick<Finding, 'rule' | 'message'> & { offset: number };

function problems(tag: TemplateTag, template: string, elements: LintedElements): Problem[] {
  const element = elements[tag.name];
  if (element === undefined) {
    const message = `There is no <${tag.name}>${didYouMean(nearest(tag.name, Object.keys(elements)), '<', '>')}`;
    return [{ rule: 'unknown-tag', message, offset: tag.offset }];
  }
  return [
    ...tag.attributes.flatMap((attribute) => problemOf(attribute, tag, element)),
    ...missing(tag, element, template),
  ];
}

/** Attributes of every element of ours; what HTML, ARIA and the page's own frameworks use is not ours to judge. */
const everywhere = ['data-config', 'data-load', 'data-shop-debug', 'data-shop-root', 'data-state'];
const htmls =
  /^(?:accesskey|aria-.*|autocapitalize|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(?:id|prop|ref|scope|type)|key|lang|nonce|on.*|part|popover|ref|role|slot|spellcheck|style|tabindex|title|translate|virtualkeyboardpolicy)$/;
const frameworks =
  /^(?:[:@#*[(].*|[vx]-.*|(?:hx|ng|wire|bind|on|client|transition)[-:].*|data-(?:bind|mage-init|role|container|index|id|key|value|action|controller|target|turbo|test|testid|qa|cy|gtm|ga|analytics|track|aos|hx|bs|hyva|react|v)(?:-.*)?)$/;

function problemOf(attribute: TemplateAttribute, tag: TemplateTag, element: LintedElement): Problem[] {
  const { name, value, offset } = attribute;
  const setting = element.settings.find((candidate) => candidate.attribute === name);
  if (setting !== undefined) {
    const message = value === undefined ? undefined : wrong(value, setting, tag);
    return message === undefined ? [] : [{ rule: 'wrong-value', message, offset }];
  }
  if (name === 'data-config' && value !== undefined && !value.startsWith('#')) return wrongConfig(value, tag, offset);
  if (everywhere.includes(name) || htmls.test(name) || frameworks.test(name)) return [];
  const known = element.settings.map(({ attribute: theirs }) => theirs);
  const meant = known.includes(`data-${name}`) ? `data-${name}` : nearest(name, known);
  const message = `<${tag.name}> has no setting "${name}"${didYouMean(meant)}`;
  return [{ rule: 'unknown-attribute', message, offset }];
}

function wrong(value: string, { attribute, shape }: LintedSetting, { name }: TemplateTag): string | undefined {
  try {
    const [misfit] = misfits(fromAttribute(value, shape), shape);
    if (misfit === undefined) return undefined;
    const where = misfit.path === '' ? attribute : `${attribute}, at ${misfit.path}`;
    return `${where} of <${name}> has to be ${misfit.expected}; it is ${misfit.found}`;
  } catch (error) {
    return `${attribute} of <${name}> is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function wrongConfig(value: string, { name }: TemplateTag, offset: number): Problem[] {
  try {
    JSON.parse(value);
    return [];
  } catch {
    const message = `data-config of <${name}> has to be a JSON object, or "#" and the id of a script with one`;
    return [{ rule: 'wrong-value', message, offset }];
  }
}

/** Settings that only the markup can give, where nothing in the template may give them unseen. */
function missing(tag: TemplateTag, element: LintedElement, template: string): Problem[] {
  const names = tag.attributes.map(({ name }) => name);
  const script = `data-shop-config="${tag.name.slice('shop-'.length)}"`;
  const mayComeUnseen =
    tag.hasPrintedAttributes ||
    tag.hasScript ||
    names.some((name) => name === 'data-config' || (frameworks.test(name) && /bind|^[:[v]/.test(name))) ||
    template.includes(script) ||
    template.includes(script.replaceAll('"', "'"));
  if (mayComeUnseen) return [];
  return element.settings
    .filter(({ required, attribute }) => required && !names.includes(attribute))
    .map(({ attribute }) => ({
      rule: 'missing-setting',
      message: `<${tag.name}> needs ${attribute}`,
      offset: tag.offset,
    }));
}

function didYouMean(name: string | undefined, before = '', after = ''): string {
  return name === undefined ? '' : `; did you mean ${before}${name}${after}?`;
}

function placeOf(text: string, offset: number): Pick<Finding, 'line' | 'column'> {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}
