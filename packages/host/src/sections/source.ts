import { isHyva } from '../hyva/hyva-page';
import { hyvaSource } from '../hyva/hyva-source';
import { luma } from '../luma/luma';
import { lumaSource } from '../luma/luma-source';
import { ownSource } from './own-source';
import type { Section } from './stored-sections';
import { resetMemory } from './web-storage';

/** Where a page's sections come from: Luma's scripts, Hyvä's, or ours. */
export interface SectionSource {
  /** Calls back with every state of a section from now on, and loads it if it is stale. Returns a function that stops it. */
  watch(name: string, listener: (section: Section | undefined) => void): () => void;
  /** Reloads sections, whatever their state. */
  reload(names: readonly string[]): Promise<void>;
  /** The sections that a post to a URL makes stale; undefined if the source doesn't know, so that our own rules apply. */
  affectedBy?(url: string): readonly string[] | undefined;
  /** Marks sections as stale, for this page or the next. */
  invalidate(names: readonly string[]): void;
  /** Loads stale sections again: at least those that are observed on this page. */
  refresh(names: readonly string[]): void;
  /** Removes a section that was shown and must not be shown again. */
  forget(name: string): void;
}

let chosen: Promise<SectionSource> | undefined;

/** The page's source, chosen once: at the first use, or when Luma's customer data has started. */
export function sectionSource(): Promise<SectionSource> {
  chosen ??= choose();
  return chosen;
}

/** Clears the choice, for tests. */
export function resetSectionSource(): void {
  chosen = undefined;
  resetMemory();
}

async function choose(): Promise<SectionSource> {
  const customerData = await luma.customerDataWhenRunning();
  if (customerData !== undefined) return lumaSource(customerData);
  return isHyva() ? hyvaSource() : ownSource();
}
