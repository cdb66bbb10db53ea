import type { LintedElements, LintedSetting } from '../../../packages/bundle/src/lint/elements';
import { keyOf } from '../../../packages/bundle/src/lint/json';
import type { Random } from './random';
import type { Style } from './styles';

/** A valid template in one shop's style. */
export function rightTemplate(random: Random, style: Style, elements: LintedElements): string {
  return several(2 + random.below(4), () => part(random, style, elements)).join('\n');
}

function part(random: Random, style: Style, elements: LintedElements): string {
  const inner = random.isLikely(0.3)
    ? random.pick([...style.around, ...style.comments])
    : element(random, style, elements);
  if (random.isLikely(0.25)) {
    const [begin, otherwise, end] = random.pick(style.conditions);
    return `${begin}${inner}${otherwise}${end}`;
  }
  return random.isLikely(0.3) ? `<div class="a">${inner}</div>` : inner;
}

function element(random: Random, style: Style, elements: LintedElements): string {
  const tag = random.pick(Object.keys(elements));
  const settings = elements[tag]?.settings ?? [];
  const chosen = settings.filter(({ required }) => required || random.isLikely(0.3));
  const [inScript, inMarkup] = random.isLikely(0.2) ? [chosen, []] : [[], chosen];
  const attributes = inMarkup.map((setting) => attribute(random, style, setting));
  if (random.isLikely(0.4)) attributes.push(random.pick(style.attributes));
  if (random.isLikely(0.3)) attributes.push(random.pick(['class="box"', 'id="a"', 'aria-label="A"', 'hidden']));
  const script = inScript.length === 0 ? '' : childScript(random, style, inScript);
  const start = `<${tag}${attributes.map((text) => `${random.pick([' ', '\n  '])}${text}`).join('')}>`;
  const alternatives = random.pick(style.conditions);
  if (alternatives[1] !== '' && script === '' && random.isLikely(0.1)) {
    return `${alternatives[0]}${start}${alternatives[1]}${start}${alternatives[2]}${content(random, style)}</${tag}>`;
  }
  return `${start}${script}${content(random, style)}</${tag}>`;
}

function attribute(random: Random, style: Style, { attribute: name, shape }: LintedSetting): string {
  if (random.isLikely(0.5)) return `${name}="${random.pick(style.prints)}"`;
  const value = rightValue(random, shape);
  if (value === true && random.isLikely(0.5)) return name;
  return `${name}="${escaped(typeof value === 'string' ? value : JSON.stringify(value))}"`;
}

function childScript(random: Random, style: Style, settings: readonly LintedSetting[]): string {
  const json = Object.fromEntries(
    settings.map(({ attribute: name, shape }) => [keyOf(name), rightValue(random, shape)]),
  );
  const text = random.isLikely(0.5) ? random.pick(style.json) : JSON.stringify({ ...json, somethingElse: 1 });
  return `<script type="application/json">${text}</script>`;
}

function content(random: Random, style: Style): string {
  const children = [
    '',
    '<div data-shop-fallback class="messages">…</div>',
    '<p data-shop-fallback>…</p>',
    '<a href="#">Go</a>',
    `<ul><li>${random.pick(style.prints)}</li></ul>`,
    random.pick(style.around),
    random.pick(style.comments),
  ];
  return random.pick(children);
}

/** A valid value for a setting. */
function rightValue(random: Random, shape: LintedSetting['shape']): unknown {
  const { kind, values, members, fields, items, minimum = 0, maximum = 1000 } = shape;
  if (values !== undefined) return random.pick(values);
  if (members !== undefined) return rightValue(random, random.pick(members));
  if (kind === 'number') return Math.max(minimum, Math.min(maximum, random.below(100)));
  if (kind === 'boolean') return random.isLikely(0.5);
  if (fields !== undefined) {
    return Object.fromEntries(fields.map(([name, field]) => [name, rightValue(random, field)]));
  }
  if (kind === 'list') return items === undefined ? [] : several(random.below(3), () => rightValue(random, items));
  if (kind === 'map') return items === undefined || random.isLikely(0.3) ? [] : { a: rightValue(random, items) };
  if (kind === 'selector') return random.pick(['text', '#id', '.a > .b', 'a & b', '[title="quoted"]']);
  return random.pick(['text', '#id', '.a > .b', 'a & b', '"quoted"']);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function several<Part>(count: number, make: () => Part): Part[] {
  return [...Array(count).keys()].map(make);
}
