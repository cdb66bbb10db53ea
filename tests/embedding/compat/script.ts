import type { Identifier } from '@mdn/browser-compat-data';
import { type AnyNode, type Property, parse } from 'acorn';
import { compatibility, isTooNew } from './support';

/**
 * The newer features in scripts, as paths in the table. The object before the dot is unknown, so a member counts as new only if it is new
 * everywhere in the table, and no script defines a member of that name.
 * @param files code by file name
 */
export function newInScripts(files: Readonly<Record<string, string>>): { feature: string; file: string }[] {
  const own = new Set<string>();
  const used: { name: string; file: string }[] = [];
  for (const file of Object.keys(files)) {
    const tree = parse(files[file] ?? '', { ecmaVersion: 'latest', sourceType: 'module' });
    for (const node of nodesIn(tree)) {
      for (const name of definedBy(node)) own.add(name);
      for (const name of usedBy(node)) used.push({ name, file });
    }
  }
  return used.flatMap(({ name, file }) => {
    const [first, ...others] = own.has(name) || isStyle(name) ? [] : (members.get(name) ?? []);
    return first && [first, ...others].every(({ feature }) => isTooNew(feature)) ? [{ feature: first.path, file }] : [];
  });
}

/** A CSS property in camelCase, as in scripts. */
function isStyle(name: string): boolean {
  const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return compatibility.css.properties?.[property] !== undefined;
}

function* nodesIn(value: unknown): Iterable<AnyNode> {
  if (Array.isArray(value)) {
    for (const child of value) yield* nodesIn(child);
  } else if (isNode(value)) {
    yield value;
    for (const key of Object.keys(value)) yield* nodesIn(Reflect.get(value, key));
  }
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Names of members that a script defines. */
function definedBy(node: AnyNode): string[] {
  if (node.type === 'ObjectExpression') {
    return node.properties.flatMap((property) => (property.type === 'Property' ? nameOf(property.key) : []));
  }
  if (node.type === 'MethodDefinition' || node.type === 'PropertyDefinition') return nameOf(node.key);
  if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression') return nameOf(node.left.property);
  return [];
}

/** Names of members that a script reads, and of classes that it constructs. */
function usedBy(node: AnyNode): string[] {
  if (node.type === 'MemberExpression') return node.computed ? stringOf(node.property) : nameOf(node.property);
  if (node.type === 'ObjectPattern') {
    return node.properties.flatMap((property) => (property.type === 'Property' ? nameOf(property.key) : []));
  }
  if (node.type === 'NewExpression' && node.callee.type === 'Identifier') return [`new ${node.callee.name}`];
  return [];
}

function nameOf(node: Property['key'] | AnyNode): string[] {
  return node.type === 'Identifier' ? [node.name] : stringOf(node);
}

function stringOf(node: AnyNode): string[] {
  return node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];
}

interface Member {
  path: string;
  feature: Identifier;
}

/** Members of all interfaces and built-ins, and the interfaces themselves as `new Name`. */
const members = membersByName();

function membersByName(): Map<string, Member[]> {
  const found = new Map<string, Member[]>();
  const add = (name: string, member: Member): void => void found.set(name, [...(found.get(name) ?? []), member]);
  for (const [area, owners] of [
    ['api', compatibility.api],
    ['javascript.builtins', compatibility.javascript['builtins']],
  ] as const) {
    for (const owner of namesIn(owners)) {
      const its = owners?.[owner];
      if (its === undefined) continue;
      add(`new ${owner}`, { path: `${area}.${owner}`, feature: its });
      for (const name of namesIn(its)) {
        const feature = its[name];
        if (feature !== undefined) add(name.replace(/_static$/, ''), { path: `${area}.${owner}.${name}`, feature });
      }
    }
  }
  return found;
}

function namesIn(owner: Identifier | undefined): string[] {
  return Object.keys(owner ?? {}).filter((name) => name !== '__compat' && !name.endsWith('_event'));
}
