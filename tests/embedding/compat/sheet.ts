import type { Identifier } from '@mdn/browser-compat-data';
import { type CssNode, find, parse, type Rule, type WalkContext, walk } from 'css-tree';
import { compatibility, isTooNew } from './support';

const { css } = compatibility;

/** The newer features that a style sheet requires, as paths in the table. Ignores everything inside `@supports`. */
export function newInSheet(text: string): string[] {
  const found = new Set<string>();
  let depth = 0;
  const note = (path: string, feature: Identifier | undefined): void => {
    if (isTooNew(feature)) found.add(path);
  };
  const noteFunction = (name: string): void => {
    note(`css.types.${name}`, css.types?.[name]);
    for (const type of Object.keys(css.types ?? {})) note(`css.types.${type}.${name}`, css.types?.[type]?.[name]);
  };
  walk(parse(text, { parseCustomProperty: false }), {
    enter(this: WalkContext, node: CssNode) {
      if (isSupports(node)) depth += 1;
      if (depth > 0) return;
      if (node.type === 'Atrule') note(`css.at-rules.${node.name}`, css['at-rules']?.[node.name]);
      if (node.type === 'Feature') note(`css.at-rules.media.${node.name}`, css['at-rules']?.['media']?.[node.name]);
      if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
        note(`css.selectors.${node.name}`, css.selectors?.[node.name]);
      }
      if (node.type === 'NestingSelector') note('css.selectors.nesting', css.selectors?.['nesting']);
      if (node.type === 'Declaration') note(`css.properties.${node.property}`, css.properties?.[node.property]);
      if (node.type === 'Dimension') note(`css.types.length.${node.unit}`, css.types?.['length']?.[node.unit]);
      if (node.type === 'Rule' && hasOnlyAlternativeText(node)) {
        note('css.properties.content.alt_text', css.properties?.['content']?.['alt_text']);
      }
      if ((node.type === 'Identifier' || node.type === 'Function') && this.declaration !== null) {
        const { property } = this.declaration;
        note(`css.properties.${property}.${node.name}`, css.properties?.[property]?.[node.name]);
        if (node.type === 'Function') noteFunction(node.name);
      }
    },
    leave(node: CssNode) {
      if (isSupports(node)) depth -= 1;
    },
  });
  return [...found];
}

function isSupports(node: CssNode): boolean {
  return node.type === 'Atrule' && node.name === 'supports';
}

/** A `content: "×" / ""` without a plain `content` before it, for browsers that ignore it. */
function hasOnlyAlternativeText({ block }: Rule): boolean {
  const contents = block.children
    .toArray()
    .filter((node) => node.type === 'Declaration' && node.property === 'content');
  const alternatives = contents.filter((node) => find(node, (part) => part.type === 'Operator' && part.value === '/'));
  return alternatives.length > 0 && alternatives.length === contents.length;
}
