import { parse } from '@shop-elements/core';
import { safeAddress } from '@shop-elements/dom';
import type * as z from 'zod/mini';
import { categorySchema } from './category.schema';

type Category = z.output<typeof categorySchema>;

/** More children than this are shown on a page of their own. */
const MOST = 20;

/** A category at its place among those beside it. */
export interface Entry extends Category {
  index: number;
  /** A menu leads to its children; otherwise it is a link. */
  drills: boolean;
  href: string | undefined;
}

/** The entries of one level. What is no category is left out. */
export function entriesOf(level: readonly unknown[]): Entry[] {
  return level.flatMap((_, index) => entryAt(level, index) ?? []);
}

/** The chosen categories, one for each level, as far as a path can be followed. Empty parts of it are skipped. */
export function chainOf(categories: readonly unknown[], path: string): Entry[] {
  const chain: Entry[] = [];
  let level = categories;
  for (const part of path.split(',')) {
    if (part.trim() === '') continue;
    const entry = entryAt(level, Number(part));
    if (entry?.drills !== true) break;
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
  if (category === undefined) return undefined;
  const { length } = category.categories;
  return { ...category, index, drills: length > 0 && length <= MOST, href: safeAddress(category.url) };
}
