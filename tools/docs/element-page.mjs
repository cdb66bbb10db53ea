// One page per element: hand-written in docs/elements/, completed with parts generated from the source.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

/**
 * @typedef {import('./manifest.mjs').ElementDoc} ElementDoc
 * @typedef {{ luma: string, change: string, remove: string }} Replaced
 * @typedef {{ name: string, pages: string[], replaces: Replaced[], introduction: string, rest: string }} Notes
 */

/** Kinds of shop pages, in the order in which a shopper sees them. */
export const pageTypes = ['category', 'product', 'cart', 'checkout', 'account', 'content', 'every page'];

/** Markers for the generated parts of a page. */
export const markers = { top: '<!-- element: summary and example -->', reference: '<!-- element: reference -->' };

/**
 * The hand-written part of an element's page.
 * @param {string} tag
 * @returns {Notes}
 */
export function notesOn(tag) {
  const file = path.join(root, notesFile(tag));
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const [, introduction = '', rest = ''] =
    new RegExp(`${markers.top}([\\s\\S]*?)${markers.reference}([\\s\\S]*)`).exec(body) ?? [];
  return {
    name: frontValue(front, 'name') || tag,
    pages: frontValue(front, 'pages').split(/, */).filter(Boolean),
    replaces: rowsIn(rest, '| In Luma | Here | Remove |'),
    introduction: introduction.trim(),
    rest: rest.trim(),
  };
}

/** @param {string} tag */
export function notesFile(tag) {
  return `docs/elements/${tag.slice('shop-'.length)}.md`;
}

/**
 * @param {string} front
 * @param {string} key
 */
function frontValue(front, key) {
  return new RegExp(`^${key}: *(.*)$`, 'm').exec(front)?.[1]?.trim() ?? '';
}

/**
 * The rows of the table with this header.
 * @param {string} text
 * @param {string} head
 * @returns {Replaced[]}
 */
function rowsIn(text, head) {
  const lines = text.slice(text.indexOf(head)).split('\n');
  if (!text.includes(head)) return [];
  const end = lines.findIndex((line) => !line.startsWith('|'));
  return lines.slice(2, end < 0 ? undefined : end).map((line) => {
    const [luma = '', change = '', remove = ''] = line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim());
    return { luma, change, remove };
  });
}

/**
 * Settings, events, methods, texts, classes and custom properties, as Markdown.
 * @param {ElementDoc} element
 */
export function reference({ tag, settings, events, methods, parts, sharedParts, properties, texts }) {
  const classes = [
    ...parts.map(({ name, description }) => [code(`.${name}`), description]),
    ...sharedParts.map((name) => [code(`.${name}`), 'Shared by several elements.']),
  ];
  return [
    ...section(
      'Settings',
      'As `data-` attributes, or as JSON under their camelCase names: see [Configure](../configure.md).',
      ['Attribute', 'Type', 'Default', 'Description'],
      settings.map((setting) => [
        code(setting.attribute),
        code(setting.type),
        setting.required ? 'required' : setting.default === '' ? '' : code(setting.default),
        [
          setting.description,
          limits(setting),
          setting.fromHost ? 'The element also reads it from the page’s own JSON.' : '',
        ]
          .filter(Boolean)
          .join(' '),
      ]),
    ),
    ...section(
      'Events',
      '',
      ['Event', 'Detail', 'When'],
      [
        ...events.map(({ name, detail, detailType, isCancelable, description }) => [
          code(name),
          detail === '' ? '' : [detailType && code(detailType), code(detail)].filter(Boolean).join(' '),
          `${sentence(description)}${isCancelable ? ' Cancelable.' : ''}`,
        ]),
        [
          code('shop-ready'),
          `${code('ShopReadyDetail')} ${code('{ tag: string }')}`,
          'Once, when the element is ready.',
        ],
        [
          code('shop-error'),
          `${code('ShopErrorDetail')} ${code('{ tag, phase, issues }')}`,
          'When a setting, a request or rendering fails.',
        ],
      ],
    ),
    ...section(
      'Methods',
      '',
      ['Method', 'What it does'],
      methods.map(({ name, description }) => [code(name), description]),
    ),
    ...section(
      'Texts',
      'To change or translate them, see [Languages and texts](../configure.md#languages-and-texts).',
      ['Key', 'Text'],
      texts.map(({ group, key, text }) => [code(`${group}.${key}`), text]),
    ),
    '## Parts',
    `The element itself is \`${tag}\`, with \`data-state\` \`loading\`, \`ready\` or \`error\`.`,
    ...(classes.length > 0 ? [table(['Class', 'What it is'], classes)] : []),
    ...section(
      'Custom properties',
      '',
      ['Property', 'Default', 'For'],
      properties.map(({ name, default: value, description }) => [code(name), value, description]),
    ),
  ].join('\n\n');
}

/**
 * A heading with its table; nothing if that has no rows.
 * @param {string} title
 * @param {string} note
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
function section(title, note, head, rows) {
  return rows.length === 0 ? [] : [`## ${title}`, note, table(head, rows)].filter(Boolean);
}

/** @param {import('./manifest.mjs').SettingDoc} setting */
export function limits({ shape: { minimum, maximum } }) {
  if (minimum !== undefined && maximum !== undefined) return `From ${minimum} to ${maximum}.`;
  if (minimum !== undefined) return `At least ${minimum}.`;
  return maximum === undefined ? '' : `At most ${maximum}.`;
}

/**
 * @param {readonly string[]} head
 * @param {readonly (readonly string[])[]} rows
 */
export function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n');
}

/** @param {string} text */
function cell(text) {
  return text.replace(/(?<!\\)\|/g, '\\|').replace(/\s*\n\s*/g, ' ');
}

/** @param {string} text */
function code(text) {
  return `\`${text.replace(/\s+/g, ' ')}\``;
}

/** @param {string} text */
function sentence(text) {
  const start = text.charAt(0).toUpperCase() + text.slice(1);
  return start === '' || /[.!?]$/.test(start) ? start : `${start}.`;
}

/** @param {string} text */
export function firstSentence(text) {
  return /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
}
