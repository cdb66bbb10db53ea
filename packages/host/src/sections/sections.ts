import { extendSession, isSessionOver } from './session';
import { sectionSource } from './source';
import { type Section, storedSection } from './stored-sections';

/** The stored data of a section, even if it is stale. Data of an earlier session may be somebody else's, so it is never returned. */
export function currentSection(name: string): Section | undefined {
  return isSessionOver() ? undefined : storedSection(name);
}

/**
 * Observes one section of the visitor's private data. Calls back at once with the stored data, even if it is stale, and again
 * after loading: listeners must handle both.
 * @returns stops observing
 */
export function watchSection(name: string, listener: (section: Section | undefined) => void): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  listener(currentSection(name));
  void sectionSource().then((source) => {
    if (!stopped) stop = source.watch(name, listener);
  });
  return () => {
    stopped = true;
    stop?.();
  };
}

/** Stands for all of the shop's sections, instead of names. */
export const ALL_SECTIONS = ['*'] as const;

/** Reloads sections, for all their observers. */
export async function reloadSections(names: readonly string[]): Promise<void> {
  const source = await sectionSource();
  await source.reload(names);
  extendSession();
}

/** Removes a section that was shown, so that neither this page nor the next shows it again. */
export async function forgetSection(name: string): Promise<void> {
  const source = await sectionSource();
  source.forget(name);
}
