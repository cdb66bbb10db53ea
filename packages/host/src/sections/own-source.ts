import { sectionFetcher } from './fetch-sections';
import { startSession } from './session';
import type { SectionSource } from './source';
import { isStale, noticeVersion } from './stale-sections';
import { markInvalid, removeSection, SECTIONS_KEY, type Section, storedSection } from './stored-sections';
import { watchOtherTabs } from './web-storage';

type Listener = (section: Section | undefined) => void;

/**
 * The section source on pages without Luma's or Hyvä's own scripts. It uses the same storage and rules as Luma, so that a Luma
 * page later in the visit finds what it expects.
 */
export function ownSource(): SectionSource {
  const watchers = new Set<readonly [name: string, listener: Listener]>();
  const load = sectionFetcher(notify);

  startSession();
  watchOtherTabs(SECTIONS_KEY, () => notify());
  window.addEventListener('pageshow', ({ persisted }) => persisted && resume());

  /**
   * All observers of a section get the same object.
   * @param names default: all
   */
  function notify(names?: readonly string[]): void {
    const sections = new Map<string, Section | undefined>();
    for (const [name, listener] of [...watchers]) {
      if (names?.includes(name) === false) continue;
      if (!sections.has(name)) sections.set(name, storedSection(name));
      listener(sections.get(name));
    }
  }

  /** The shopper is back on a page that the browser has kept: they may have logged in or out since. */
  function resume(): void {
    startSession();
    noticeVersion();
    notify();
    loadStale([...watchers].map(([name]) => name));
  }

  function loadStale(names: readonly string[]): void {
    void load(names.filter(isStale), false);
  }

  return {
    watch(name, listener) {
      const watcher = [name, listener] as const;
      watchers.add(watcher);
      noticeVersion();
      loadStale([name]);
      return () => void watchers.delete(watcher);
    },
    reload: (names) => load(names, true),
    invalidate: markInvalid,
    refresh(names) {
      const observed = [...watchers].map(([name]) => name);
      void load(
        names.filter((name) => observed.includes(name)),
        false,
      );
    },
    forget: removeSection,
  };
}
