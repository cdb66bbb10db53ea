// What an element's events carry, read off the calls that send them.
import ts from 'typescript';

/** @typedef {{ detail: string, isCancelable: boolean }} Payload */

/**
 * @param {string} event as in `@fires`
 * @param {readonly ts.SourceFile[]} sources where it may be sent from
 * @returns {Payload | undefined} undefined when no call sends it: the event is the browser's, or the host's
 */
export function payloadOf(event, sources) {
  for (const source of sources) {
    const call = callsIn(source).find((one) => sends(one, event));
    if (call === undefined) continue;
    const [, , detail, options] = call.arguments;
    return {
      detail: detail === undefined ? '' : typeOf(detail, source, sources),
      isCancelable: options?.getText().includes('cancelable: true') ?? false,
    };
  }
  return undefined;
}

/**
 * The calls of `emit(target, name, detail, options)` in a file.
 * @param {ts.SourceFile} source
 */
function callsIn(source) {
  /** @type {ts.CallExpression[]} */
  const found = [];
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'emit') found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * @param {ts.CallExpression} call
 * @param {string} event
 */
function sends(call, event) {
  const name = call.arguments[1];
  if (name === undefined) return false;
  if (ts.isStringLiteralLike(name)) return name.text === event;
  if (!ts.isTemplateExpression(name)) return false;
  const tail = name.templateSpans.at(-1)?.literal.text ?? '';
  return event.startsWith(name.head.text) && event.endsWith(tail);
}

/**
 * The type of what is sent, as a theme developer may read it.
 * @param {ts.Expression} detail
 * @param {ts.SourceFile} source
 * @param {readonly ts.SourceFile[]} sources
 */
function typeOf(detail, source, sources) {
  if (ts.isObjectLiteralExpression(detail)) return keysOf(detail, source);
  const declared = declarationOf(detail.getText(), source);
  if (declared?.type !== undefined) return spelledOut(declared.type.getText(), sources);
  if (declared?.initializer !== undefined && ts.isObjectLiteralExpression(declared.initializer)) {
    return keysOf(declared.initializer, source);
  }
  return '';
}

/**
 * The keys of what is sent, with their types where the file says them.
 * @param {ts.ObjectLiteralExpression} literal
 * @param {ts.SourceFile} source
 */
function keysOf({ properties }, source) {
  const keys = properties.flatMap((property) => {
    if (property.name === undefined) return [];
    const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
    const type = declarationOf(value.getText().replace('!', ''), source)?.type?.getText();
    return type === undefined ? property.name.getText() : `${property.name.getText()}: ${type}`;
  });
  return keys.length === 0 ? '{}' : `{ ${keys.join(', ')} }`;
}

/**
 * The variable or parameter of that name, wherever in the file.
 * @param {string} name
 * @param {ts.SourceFile} source
 */
function declarationOf(name, source) {
  /** @type {(node: ts.Node) => ts.VariableDeclaration | ts.ParameterDeclaration | undefined} */
  const visit = (node) =>
    (ts.isVariableDeclaration(node) || ts.isParameter(node)) && node.name.getText() === name
      ? node
      : ts.forEachChild(node, visit);
  return visit(source);
}

/**
 * `CcFormChangeDetail` as `{ type: string; … }`.
 * @param {string} type
 * @param {readonly ts.SourceFile[]} sources
 * @returns {string}
 */
function spelledOut(type, sources) {
  const members = membersOf(type, sources);
  return members.length === 0 ? type : `{ ${members.join('; ')} }`;
}

/**
 * @param {string} type
 * @param {readonly ts.SourceFile[]} sources
 * @returns {string[]}
 */
function membersOf(type, sources) {
  const declared = sources
    .flatMap(({ statements }) => Array.from(statements).filter(ts.isInterfaceDeclaration))
    .find(({ name }) => name.text === type);
  if (declared === undefined) return [];
  const inherited = (declared.heritageClauses ?? []).flatMap(({ types }) =>
    types.flatMap((parent) => membersOf(parent.getText(), sources)),
  );
  const own = declared.members.map((member) =>
    member
      .getText()
      .replace(/\/\*\*[\s\S]*?\*\//g, '')
      .trim()
      .replace(/\s+/g, ' ')
      .replace(/;$/, ''),
  );
  return [...inherited, ...own];
}
