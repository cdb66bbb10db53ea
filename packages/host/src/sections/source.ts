import { isHyva } from '../hyva/hyva-page';
import { hyvaSource } from '../hyva/hyva-source';
import { luma } from '../luma/luma';
import { lumaSource } from '../luma/luma-source';
import { ownSource } from './own-source';
import type { Section } from './storage';

/** Where a page's sections come from: Luma's scripts, Hyvä's, or ours. */
export interface SectionSource {
  /** Calls back with every state of a section from now on; loads it when it is stale. Returns how to stop. */
  watch(name: string, listener: (section: Section | undefined) => void): () => void;
  /** Loads sections again, whatever their state. */
  reload(names: readonly string[]): Promise<void>;
  /** The sections that a post to an address makes stale; undefined when the source does not know better than we do. */
  affectedBy?(url: string): readonly string[] | undefined;
  /** Marks sections as stale, for this page or the next. */
  invalidate(names: readonly string[]): void;
  /** Loads stale sections that somebody on this page follows. */
  refresh(names: readonly string[]): void;
  /** Drops a section that was shown and must not be shown again. */
  forget(name: string): void;
}

let chosen: Promise<SectionSource> | undefined;

/** The page's source, decided once: at the first need, or when Luma's customer data has started. */
export function sectionSource(): Promise<SectionSource> {
  chosen ??= choose();
  return chosen;
}

/** Lets the next need decide anew: for tests. */
export function resetSectionSource(): void {
  chosen = undefined;
}

async function choose(): Promise<SectionSource> {
  const customerData = await luma.customerDataWhenRunning();
  if (customerData !== undefined) return lumaSource(customerData);
  return isHyva() ? hyvaSource() : ownSource();
}
