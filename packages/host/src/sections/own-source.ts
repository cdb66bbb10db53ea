import { parse } from '@shop-elements/core';
import { shopUrl } from '../page/settings';
import { request } from '../rest/http';
import { sectionsSchema } from './sections.schema';
import { startSession } from './session';
import type { SectionSource } from './source';
import { isStale, noticeVersion } from './stale-sections';
import {
  markInvalid,
  removeSection,
  SECTIONS_KEY,
  type Section,
  storedSection,
  storeSections,
} from './stored-sections';
import { watchOtherTabs } from './web-storage';

/** Sections that exist only in the browser; the server doesn't know them. */
const clientOnly = ['checkout-data', 'cart-data'];

type Listener = (section: Section | undefined) => void;

/**
 * The section source on pages without Luma's or Hyvä's own scripts. It uses the same storage and rules as Luma, so that a Luma
 * page later in the visit finds what it expects.
 */
export function ownSource(): SectionSource {
  const watchers = new Set<readonly [name: string, listener: Listener]>();
  const pending = new Set<string>();
  let forceNew = false;
  let loading: Promise<void> | undefined;
  let requests = 0;
  /** The number of the request that brought each section. */
  const broughtBy = new Map<string, number>();

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

  /** Combines all requests made in the same tick. */
  function load(names: readonly string[], forceNewTimestamp: boolean): Promise<void> {
    for (const name of names) if (!clientOnly.includes(name)) pending.add(name);
    forceNew ||= forceNewTimestamp;
    loading ??= Promise.resolve().then(async () => {
      const batch = [...pending];
      const call = batch.length > 0 && fetchSections(batch, forceNew);
      pending.clear();
      forceNew = false;
      loading = undefined;
      await call;
    });
    return loading;
  }

  async function fetchSections(names: readonly string[], forceNewTimestamp: boolean): Promise<void> {
    // Without names, the server sends every section; it doesn't support Luma's `*`.
    const query = new URLSearchParams(names.includes('*') ? {} : { sections: names.join(',') });
    query.set('force_new_section_timestamp', String(forceNewTimestamp));
    requests += 1;
    const current = requests;
    const reply = await request(`${shopUrl('customer/section/load')}?${query}`);
    // One unknown name makes the server reject the whole request, so this retries each name separately.
    if (reply.status === 400 && names.length > 1) {
      await Promise.all(names.map((name) => fetchSections([name], forceNewTimestamp)));
      return;
    }
    const sections = parse(sectionsSchema, reply.json());
    if (!reply.ok || sections === undefined) return;
    // A slow reply must not replace what a later request has brought.
    for (const name of Object.keys(sections)) {
      if ((broughtBy.get(name) ?? 0) > current) delete sections[name];
      else broughtBy.set(name, current);
    }
    storeSections(sections);
    notify(Object.keys(sections));
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
