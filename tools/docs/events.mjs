// The payloads of an element's events, from the types that it declares and the calls that dispatch them.
import ts from 'typescript';

/** @typedef {{ detail: string, detailType: string, isCancelable: boolean }} Payload */

/**
 * @param {string} event as in `@fires`
 * @param {readonly ts.SourceFile[]} sources that may dispatch it
 * @returns {Payload | undefined} undefined if no call dispatches it: the event is the browser's or the host's
 */
export function payloadOf(event, sources) {
  const calls = sources.flatMap(callsIn).filter((call) => sends(call, event));
  if (calls.length === 0) return undefined;
  const detailType = sources.map((source) => declaredDetail(event, source)).find((type) => type !== undefined) ?? '';
  return {
    detail: spelledOut(detailType, sources),
    detailType: /^\w+Detail$/.test(detailType) ? detailType : '',
    isCancelable: calls.some(({ arguments: [, , , options] }) => options?.getText().includes('cancelable: true')),
  };
}

/**
 * The type of an event's detail, as its element declares it in `GlobalEventHandlersEventMap`.
 * @param {string} event
 * @param {ts.SourceFile} source
 */
function declaredDetail(event, source) {
  /** @type {(node: ts.Node) => string | undefined} */
  const visit = (node) =>
    ts.isPropertySignature(node) && ts.isStringLiteral(node.name) && node.name.text === event
      ? /^CustomEvent<(.*)>$/s.exec(node.type?.getText() ?? '')?.[1]
      : ts.forEachChild(node, visit);
  return visit(source);
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
 * Expands `CcFormChangeDetail` to `{ type: string; … }`.
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
