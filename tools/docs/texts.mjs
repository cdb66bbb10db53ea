// The texts of an element, from its calls of `textsOf(element, texts, 'group')`.
import ts from 'typescript';

/** @typedef {{ group: string, key: string, text: string }} TextDoc */

/**
 * The texts of an element and of the shared code that it uses. The element's own come first.
 * @param {string} name of the element, which is the group of its own texts
 * @param {readonly ts.SourceFile[]} sources
 * @returns {TextDoc[]}
 */
export function textsIn(name, sources) {
  /** @type {Map<string, TextDoc[]>} */
  const groups = new Map();
  for (const [, texts, group] of sources.flatMap(callsIn)) {
    const groupName = group !== undefined && ts.isStringLiteral(group) ? group.text : name;
    const declared = sources.map((source) => declaration(source, texts?.getText() ?? '')).find(Boolean);
    if (declared) groups.set(groupName, entries(groupName, declared));
  }
  const names = [...groups.keys()].sort(
    (one, other) => Number(other === name) - Number(one === name) || (one < other ? -1 : 1),
  );
  return names.flatMap((each) => groups.get(each) ?? []);
}

/**
 * The arguments of each call of `textsOf`.
 * @param {ts.SourceFile} source
 */
function callsIn(source) {
  /** @type {ts.NodeArray<ts.Expression>[]} */
  const found = [];
  /** @type {(node: ts.Node) => void} */
  const visit = (node) => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'textsOf') found.push(node.arguments);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * The object literal that a file exports under a name.
 * @param {ts.SourceFile} source
 * @param {string} name
 */
function declaration(source, name) {
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => Array.from(declarationList.declarations))
    .find((each) => each.name.getText() === name)?.initializer;
  return declared !== undefined && ts.isObjectLiteralExpression(declared) ? declared : undefined;
}

/**
 * @param {string} group
 * @param {ts.ObjectLiteralExpression} texts
 * @returns {TextDoc[]}
 */
function entries(group, texts) {
  return texts.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => ({
    group,
    key: name.getText().replaceAll("'", ''),
    text: textOf(initializer),
  }));
}

/**
 * A string literal, or several joined by `+`.
 * @param {ts.Expression} expression
 * @returns {string}
 */
function textOf(expression) {
  if (ts.isBinaryExpression(expression)) return textOf(expression.left) + textOf(expression.right);
  return ts.isStringLiteralLike(expression) ? expression.text : '';
}
