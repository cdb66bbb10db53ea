// What there is to say about every element, read off its source: the settings from its schema, the words from the doc
// comments. README, reference and editor data are made from this and from nothing else.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../run.mjs';
import { schemaShapes } from '../schema-shapes.mjs';

/**
 * @typedef {{ name: string, attribute: string, type: string, default: string, required: boolean,
 *   values: string[], fromHost: boolean, shape: import('../schema-shapes.mjs').Shape, description: string }} SettingDoc
 * @typedef {{ name: string, description: string }} NamedDoc
 * @typedef {{ tag: string, area: string, folder: string, mode: string, summary: string, example: string, settings: SettingDoc[],
 *   events: NamedDoc[], methods: NamedDoc[] }} ElementDoc
 */

/** Floors with elements, in the order in which they are listed. */
export const areas = ['checkout', 'catalog', 'content', 'site'];

/** @returns {Promise<ElementDoc[]>} */
export async function manifest() {
  const documents = [];
  for (const area of areas) {
    for (const name of elementFolders(area)) documents.push(await describe(area, name));
  }
  return documents;
}

/**
 * The folders of an area that register an element.
 * @param {string} area
 */
export function elementFolders(area) {
  const source = path.join(root, 'packages', area, 'src');
  if (!existsSync(source)) return [];
  return readdirSync(source)
    .filter((name) => existsSync(path.join(source, name, 'define.ts')))
    .sort();
}

/**
 * @param {string} area
 * @param {string} name
 * @returns {Promise<ElementDoc>}
 */
async function describe(area, name) {
  const folder = path.join(root, 'packages', area, 'src', name);
  const sources = readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => parse(path.join(folder, file)));
  const component = documented(parse(path.join(folder, `${name}.tsx`)), ts.isFunctionDeclaration, camel(name, true));
  const registration = readFileSync(path.join(folder, 'element.ts'), 'utf8');
  return {
    tag: `shop-${name}`,
    area,
    folder: path.relative(root, folder),
    mode: /mode: '(\w+)'/.exec(registration)?.[1] ?? '',
    summary: component.text,
    example: component.tags.get('example')?.[0] ?? '',
    settings: await settings(folder, name, hostReader(registration)),
    events: (component.tags.get('fires') ?? []).map(named),
    methods: methods(sources),
  };
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {(setting: string) => boolean} fromHost
 * @returns {Promise<SettingDoc[]>}
 */
async function settings(folder, name, fromHost) {
  const file = path.join(folder, `${name}.config.ts`);
  const shape = (await schemaShapes(file))[`${camel(name)}Config`];
  const source = parse(file);
  // Settings that several elements share are described where they are: in the schema that this one extends.
  const words = new Map([...shared(source), source].flatMap((own) => [...propertyComments(own)]));
  return (shape?.fields ?? []).map(([setting, own]) => ({
    name: setting,
    attribute: `data-${setting.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    type: typeOf(own),
    default: own.default === undefined ? '' : JSON.stringify(own.default),
    required: own.optional !== true && own.default === undefined,
    values: own.kind === 'choice' ? (own.values ?? []).map(String) : [],
    fromHost: fromHost(setting),
    shape: own,
    description: words.get(setting) ?? '',
  }));
}

/**
 * Tells which settings an element may find in the host page's JSON: the keys of what its `host` reader returns, and where the
 * reader hands its whole schema on, every setting but those it asks for itself (`setting('method')`).
 * @param {string} registration
 * @returns {(setting: string) => boolean}
 */
function hostReader(registration) {
  const source = ts.createSourceFile('element.ts', registration, ts.ScriptTarget.Latest, true);
  /** @type {Set<string>} */
  const keys = new Set();
  /** @type {Set<string>} */
  const asked = new Set();
  let takesSchema = false;
  /** @type {(node: ts.Node, inHost: boolean) => void} */
  const visit = (node, inHost) => {
    const parent = node.parent ?? node;
    if (inHost && ts.isPropertyAssignment(parent) && node === parent.name) keys.add(node.getText().replaceAll("'", ''));
    if (inHost && ts.isCallExpression(parent) && ts.isIdentifier(node) && /Config$/.test(node.text)) takesSchema = true;
    if (ts.isStringLiteral(node) && ts.isCallExpression(parent) && parent.expression.getText() === 'setting')
      asked.add(node.text);
    const host = inHost || (ts.isPropertyAssignment(node) && node.name.getText() === 'host');
    ts.forEachChild(node, (child) => visit(child, host));
  };
  visit(source, false);
  return (setting) => keys.has(setting) || (takesSchema && !asked.has(setting));
}

/**
 * The schema files that one imports.
 * @param {ts.SourceFile} source
 * @returns {ts.SourceFile[]}
 */
function shared(source) {
  return ts
    .preProcessFile(source.text)
    .importedFiles.filter(({ fileName }) => /^\.\.?\/.*\.config$/.test(fileName))
    .map(({ fileName }) => parse(path.join(path.dirname(source.fileName), `${fileName}.ts`)));
}

/**
 * @param {import('../schema-shapes.mjs').Shape} shape
 * @returns {string}
 */
function typeOf({ kind, values = [], members = [] }) {
  if (kind === 'choice') return values.map((value) => JSON.stringify(value)).join(' | ');
  if (kind === 'union') return members.map(typeOf).join(' | ');
  return ['object', 'map', 'list'].includes(kind) ? `${kind} (JSON)` : kind;
}

/** @param {string} file */
function parse(file) {
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
}

/**
 * The doc comments of the keys of what a schema file exports; those of nested objects, and of the schemas it keeps to itself,
 * belong to their values.
 * @param {ts.SourceFile} source
 */
function propertyComments(source) {
  /** @type {Map<string, string>} */
  const found = new Map();
  /** @type {(node: ts.Node) => boolean} */
  const visit = (node) => {
    if (!ts.isObjectLiteralExpression(node))
      return ts.forEachChild(node, (child) => visit(child) || undefined) ?? false;
    for (const property of node.properties) {
      if (property.name !== undefined) found.set(property.name.getText(), commentOf(property).text);
    }
    return true;
  };
  for (const statement of source.statements) {
    const isExported = ts.isVariableStatement(statement) && statement.modifiers?.some(isExport);
    if (isExported) visit(statement);
  }
  return found;
}

/** @param {ts.ModifierLike} modifier */
function isExport({ kind }) {
  return kind === ts.SyntaxKind.ExportKeyword;
}

/**
 * @param {ts.SourceFile} source
 * @param {(node: ts.Node) => node is ts.FunctionDeclaration} kind
 * @param {string} name
 */
function documented(source, kind, name) {
  const node = source.statements.find((statement) => kind(statement) && statement.name?.text === name);
  if (node === undefined) throw new Error(`${source.fileName} exports no ${name}`);
  return commentOf(node);
}

/**
 * The members of the interface `…Methods`, wherever in the folder it stands.
 * @param {readonly ts.SourceFile[]} sources
 * @returns {NamedDoc[]}
 */
function methods(sources) {
  const found = sources.flatMap(({ statements }) => Array.from(statements).filter(ts.isInterfaceDeclaration));
  const offered = found.find(({ name }) => name.text.endsWith('Methods'));
  return (offered?.members ?? []).map((member) => ({
    name: member
      .getText()
      .replace(/^\/\*\*[\s\S]*?\*\/\s*/, '')
      .replace(/;$/, ''),
    description: commentOf(member).text,
  }));
}

/**
 * A doc comment's words as one paragraph, and its tags.
 * @param {ts.Node} node
 */
function commentOf(node) {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  /** @type {Map<string, string[]>} */
  const tags = new Map();
  for (const tag of comment?.tags ?? []) {
    const name = tag.tagName.text;
    // The whole text after the name: TypeScript cuts markup in an example at its first brace.
    const text = tag
      .getText()
      .replace(/^@\w+[ \t]*/, '')
      .replace(/\n\s*\*[ ]?/g, '\n')
      .trim()
      .replace(/[\s*/]+$/, '');
    tags.set(name, [...(tags.get(name) ?? []), closeTag(text)]);
  }
  const text = ts.getTextOfJSDocComment(comment?.comment) ?? '';
  return { text: text.replace(/\s*\n\s*/g, ' ').trim(), tags };
}

/**
 * Puts back the end of a closing tag that was cut off with the comment's own end.
 * @param {string} text
 */
function closeTag(text) {
  return /<\/?[\w-]+$/.test(text) ? `${text}>` : text;
}

/**
 * `shop-cc-form-change when …` as name and description.
 * @param {string} text
 */
function named(text) {
  const [name = '', ...words] = text.split(/\s+/);
  return { name, description: words.join(' ') };
}

/**
 * @param {string} name in kebab case
 * @param {boolean} [capital] with a capital first letter
 */
export function camel(name, capital = false) {
  const joined = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return capital ? joined.charAt(0).toUpperCase() + joined.slice(1) : joined;
}
