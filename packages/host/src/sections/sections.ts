import { sectionSource } from './source';
import { type Section, storedSection } from './storage';

/**
 * Follows one section of the visitor's private data. What is stored is handed over at once, even when it is stale, and
 * again when it was loaded: consumers must cope with both.
 * @returns stops following
 */
export function watchSection(name: string, listener: (section: Section | undefined) => void): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  listener(storedSection(name));
  void sectionSource().then((source) => {
    if (!stopped) stop = source.watch(name, listener);
  });
  return () => {
    stopped = true;
    stop?.();
  };
}

/** In place of names: every section that the shop has. */
export const ALL_SECTIONS = ['*'] as const;

/** Loads sections again, for everybody who follows them. */
export async function reloadSections(names: readonly string[]): Promise<void> {
  const source = await sectionSource();
  await source.reload(names);
}

/** Drops a section that was shown and must not be shown again, on this page or the next. */
export async function forgetSection(name: string): Promise<void> {
  const source = await sectionSource();
  source.forget(name);
}
