import { parse } from '@shop-elements/core';
import { safeUrl } from '@shop-elements/dom';
import type * as z from 'zod/mini';
import { categorySchema } from './category.schema';

type Category = z.output<typeof categorySchema>;

/** A category with more children is a link to its own page. */
const MAX_CHILDREN = 20;

/** A category on its level of the tree. */
export interface Entry extends Category {
  index: number;
  /** Whether it opens its children; otherwise it is a link. */
  drills: boolean;
  href: string | undefined;
}

/** The entries of one level. Ignores anything that is not a category. */
export function entriesOf(level: readonly unknown[]): Entry[] {
  return level.flatMap((_, index) => entryAt(level, index) ?? []);
}

/** The categories on a path, one per level, as far as they exist: the last one may have no children. Ignores empty parts of the path. */
export function chainOf(categories: readonly unknown[], path: string): Entry[] {
  const chain: Entry[] = [];
  let level = categories;
  for (const part of path.split(',')) {
    if (part.trim() === '') continue;
    const entry = entryAt(level, Number(part));
    if (entry === undefined) break;
    chain.push(entry);
    level = entry.categories;
  }
  return chain;
}

export function pathOf(chain: readonly Entry[]): string {
  return chain.map(({ index }) => index).join();
}

function entryAt(level: readonly unknown[], index: number): Entry | undefined {
  const category = parse(categorySchema, level[index]);
  if (!category?.name) return undefined;
  const { length } = category.categories;
  return { ...category, index, drills: length > 0 && length <= MAX_CHILDREN, href: safeUrl(category.url) };
}
