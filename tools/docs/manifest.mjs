// The manifest of all elements, read from their source: settings from the schemas, descriptions from the doc comments. It is the
// only input for the README's table, the reference and the editor data.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { attributeOf, schemaShapes } from '../build/schema-shapes.mjs';
import { root } from '../run.mjs';
import { payloadOf } from './events.mjs';
import { classesOf, propertiesOf, sharedClassesOf } from './styling.mjs';
import { textsIn } from './texts.mjs';

/**
 * @typedef {{ name: string, attribute: string, type: string, default: string, required: boolean,
 *   values: string[], fromHost: boolean, shape: import('../build/schema-shapes.mjs').Shape, description: string }} SettingDoc
 * @typedef {{ name: string, description: string }} NamedDoc
 * @typedef {NamedDoc & { detail: string, detailType: string, isCancelable: boolean }} EventDoc
 * @typedef {{ tag: string, area: string, folder: string, mode: string, summary: string, example: string, settings: SettingDoc[],
 *   events: EventDoc[], methods: NamedDoc[], parts: NamedDoc[], sharedParts: string[],
 *   properties: import('./styling.mjs').PropertyDoc[], texts: import('./texts.mjs').TextDoc[] }} ElementDoc
 */

/** Packages with elements, in the order of the listing. */
export const areas = ['checkout', 'catalog', 'content', 'site'];

/** @type {Readonly<Record<string, string>>} */
export const areaTitles = { checkout: 'Checkout and payment', catalog: 'Catalog', content: 'Content', site: 'Site' };

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
  const files = filesIn(folder);
  const sources = files.filter((file) => /\.tsx?$/.test(file)).map(parse);
  const sheet = files.filter((file) => file.endsWith('.css')).map((file) => ({ text: readFileSync(file, 'utf8') }));
  const drawnWith = filesBehind(sources);
  const tag = `shop-${name}`;
  const classes = classesOf(tag, [...sources, ...sheet]);
  const shared = sharedClassesOf(drawnWith).filter((part) => !classes.includes(part));
  const component = documented(parse(path.join(folder, `${name}.tsx`)), ts.isFunctionDeclaration, camel(name, true));
  const registration = readFileSync(path.join(folder, 'index.ts'), 'utf8');
  const described = new Map((component.tags.get('part') ?? []).map(named).map((part) => [part.name, part.description]));
  return {
    tag,
    area,
    folder: path.relative(root, folder),
    mode: /mode: '(\w+)'/.exec(registration)?.[1] ?? '',
    summary: component.text,
    example: component.tags.get('example')?.[0] ?? '',
    settings: await settings(folder, name, hostReader(registration)),
    events: (component.tags.get('fires') ?? []).map(named).map((event) => ({
      ...event,
      ...(payloadOf(event.name, [...sources, ...drawnWith]) ?? { detail: '', detailType: '', isCancelable: false }),
    })),
    methods: methods(sources, drawnWith),
    parts: [...new Set([...classes, ...described.keys()])].map((part) => ({
      name: part,
      description: described.get(part) ?? '',
    })),
    sharedParts: shared,
    properties: propertiesOf([...classes, ...shared], tag),
    texts: textsIn(name, [...sources, ...drawnWith]),
  };
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder)
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));
}

/**
 * The workspace files that an element imports, directly or indirectly: shared hooks, buttons, fields, dialogs.
 * @param {readonly ts.SourceFile[]} sources
 */
function filesBehind(sources) {
  /** @type {Map<string, ts.SourceFile>} */
  const found = new Map();
  const waiting = [...sources];
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    for (const file of importedBy(source)) {
      if (found.has(file) || isOfElement(file)) continue;
      const imported = parse(file);
      found.set(file, imported);
      waiting.push(imported);
    }
  }
  return [...found.values()];
}

/**
 * Other elements have their own pages.
 * @param {string} file
 */
function isOfElement(file) {
  return existsSync(path.join(path.dirname(file), 'define.ts'));
}

/** @param {ts.SourceFile} source */
function importedBy(source) {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier?.getText().slice(1, -1) ?? '';
    if (from.startsWith('.')) return moduleFiles(path.join(path.dirname(source.fileName), from));
    const shared = /^@shop-elements\/(ui|dom)$/.exec(from)?.[1];
    const names = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (shared === undefined || names === undefined || !ts.isNamedImports(names)) return [];
    return names.elements.flatMap(({ name, propertyName }) => exporter(shared, (propertyName ?? name).text));
  });
}

/** @param {string} file without extension */
function moduleFiles(file) {
  return [`${file}.ts`, `${file}.tsx`, `${file}/index.ts`].filter(existsSync);
}

/**
 * The file of a package that declares an exported name.
 * @param {string} name
 * @param {string} exported
 */
function exporter(name, exported) {
  const declares = new RegExp(`^export (?:function|const|async function) ${exported}\\b`, 'm');
  const file = sourcesOf(name).find((source) => declares.test(source.text))?.fileName;
  return file === undefined ? [] : [file];
}

/** @type {Map<string, ts.SourceFile[]>} */
const packages = new Map();

/** @param {string} name of a package */
function sourcesOf(name) {
  const folder = path.join(root, 'packages', name, 'src');
  const sources =
    packages.get(name) ??
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => parse(path.join(folder, file)));
  packages.set(name, sources);
  return sources;
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
  // Shared settings are described in the schema that this one extends.
  const words = new Map([...shared(source), source].flatMap((own) => [...propertyComments(own)]));
  const described = (shape?.fields ?? []).map(async ([setting, own]) => ({
    name: setting,
    attribute: await attributeOf(setting),
    type: typeOf(own),
    default: own.default === undefined ? '' : JSON.stringify(own.default),
    required: own.optional !== true && own.default === undefined,
    values: own.kind === 'choice' ? (own.values ?? []).map(String) : [],
    fromHost: fromHost(setting),
    shape: own,
    description: words.get(setting) ?? '',
  }));
  return Promise.all(described);
}

/**
 * Determines which settings an element may read from the host page's JSON: the keys that its `host` reader returns. If the reader
 * passes its whole schema on, all settings except those it reads itself (`setting('method')`).
 * @param {string} registration
 * @returns {(setting: string) => boolean}
 */
function hostReader(registration) {
  const source = ts.createSourceFile('index.ts', registration, ts.ScriptTarget.Latest, true);
  /** @type {Set<string>} */
  const keys = new Set();
  /** @type {Set<string>} */
  const readSingly = new Set();
  let takesSchema = false;
  /** @type {(node: ts.Node, inHost: boolean) => void} */
  const visit = (node, inHost) => {
    const parent = node.parent ?? node;
    if (inHost && ts.isPropertyAssignment(parent) && node === parent.name) keys.add(node.getText().replaceAll("'", ''));
    if (inHost && ts.isCallExpression(parent) && ts.isIdentifier(node) && /Config$/.test(node.text)) takesSchema = true;
    if (ts.isStringLiteral(node) && ts.isCallExpression(parent) && parent.expression.getText() === 'setting')
      readSingly.add(node.text);
    const host = inHost || (ts.isPropertyAssignment(node) && node.name.getText() === 'host');
    ts.forEachChild(node, (child) => visit(child, host));
  };
  visit(source, false);
  return (setting) => keys.has(setting) || (takesSchema && !readSingly.has(setting));
}

/**
 * The schema files that a source file imports.
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
 * @param {import('../build/schema-shapes.mjs').Shape} shape
 * @returns {string}
 */
function typeOf({ kind, values = [], members = [] }) {
  if (kind === 'choice') return values.map((value) => JSON.stringify(value)).join(' | ');
  if (kind === 'union') return members.map(typeOf).join(' | ');
  return ['object', 'map', 'list'].includes(kind) ? `${kind} (JSON)` : kind;
}

/**
 * Caches parsed files, because many elements share them.
 * @type {Map<string, ts.SourceFile>}
 */
const parsed = new Map();

/** @param {string} file */
function parse(file) {
  const source =
    parsed.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
}

/**
 * The doc comments of the exported schemas' keys. Keys of nested objects, and of schemas that are not exported, belong to the
 * values.
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
  for (const statement of source.statements) if (isSettings(statement)) visit(statement);
  return found;
}

/**
 * Whether a statement exports settings. Other schemas in the file may have keys of the same names.
 * @param {ts.Statement} statement
 */
function isSettings(statement) {
  if (!ts.isVariableStatement(statement) || !statement.modifiers?.some(isExport)) return false;
  return statement.declarationList.declarations.some(({ name }) => name.getText().endsWith('Config'));
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
  if (node === undefined) throw new Error(`${source.fileName} does not export ${name}`);
  return commentOf(node);
}

/**
 * The members of the interface `…Methods`, wherever it is in the folder, after those of the interfaces it extends.
 * @param {readonly ts.SourceFile[]} sources
 * @param {readonly ts.SourceFile[]} behind what these import
 * @returns {NamedDoc[]}
 */
function methods(sources, behind) {
  const offered = interfacesOf(sources).find(({ name }) => name.text.endsWith('Methods'));
  const extended = (offered?.heritageClauses ?? []).flatMap(({ types }) => types.map((type) => type.getText()));
  const inherited = interfacesOf(behind).filter(({ name }) => extended.includes(name.text));
  const members = [...inherited, offered].flatMap((each) => Array.from(each?.members ?? []));
  return members.map((member) => ({
    name: member
      .getText()
      .replace(/^\/\*\*[\s\S]*?\*\/\s*/, '')
      .replace(/;$/, ''),
    description: commentOf(member).text,
  }));
}

/** @param {readonly ts.SourceFile[]} sources */
function interfacesOf(sources) {
  return sources.flatMap(({ statements }) => Array.from(statements).filter(ts.isInterfaceDeclaration));
}

/**
 * A doc comment's text as one paragraph, and its tags.
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
 * Restores the end of a closing tag that was cut off with the end of the comment.
 * @param {string} text
 */
function closeTag(text) {
  return /<\/?[\w-]+$/.test(text) ? `${text}>` : text;
}

/**
 * Splits `shop-cc-form-change when …` into name and description.
 * @param {string} text
 */
function named(text) {
  const [name = '', ...words] = text.split(/\s+/);
  return { name, description: words.join(' ') };
}

/**
 * @param {string} name in kebab-case
 * @param {boolean} [capital] starts with a capital letter
 */
export function camel(name, capital = false) {
  const joined = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return capital ? joined.charAt(0).toUpperCase() + joined.slice(1) : joined;
}
