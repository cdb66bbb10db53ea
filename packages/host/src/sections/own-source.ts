import { parse } from '@shop-elements/core';
import { shopUrl } from '../page/settings';
import { request } from '../rest/http';
import { sectionsSchema } from './sections.schema';
import type { SectionSource } from './source';
import {
  forgetSection,
  isStale,
  markInvalid,
  onOtherTab,
  type Section,
  startStorage,
  storedSection,
  storeSections,
} from './storage';

/** Sections that live only in the browser: the server does not know them. */
const clientOnly = ['checkout-data', 'cart-data'];

type Listener = (section: Section | undefined) => void;

/**
 * Sections on a page without Luma's or Hyvä's own scripts, kept in the same places and by the same rules as Luma keeps
 * them, so that a page with Luma later in the visit finds what it expects.
 */
export function ownSource(): SectionSource {
  const watchers = new Set<readonly [name: string, listener: Listener]>();
  const wanted = new Set<string>();
  let renewing = false;
  let loading: Promise<void> | undefined;

  startStorage();
  onOtherTab(() => notify());

  /** @param names by default all */
  function notify(names?: readonly string[]): void {
    for (const [name, listener] of [...watchers]) {
      if (names?.includes(name) ?? true) listener(storedSection(name));
    }
  }

  /** One call for everybody who asked in the same turn. */
  function load(names: readonly string[], renewed: boolean): Promise<void> {
    for (const name of names) if (!clientOnly.includes(name)) wanted.add(name);
    renewing ||= renewed;
    loading ??= Promise.resolve().then(async () => {
      const asked = [...wanted];
      const call = asked.length > 0 && ask(asked, renewing);
      wanted.clear();
      renewing = false;
      loading = undefined;
      await call;
    });
    return loading;
  }

  async function ask(names: readonly string[], renewed: boolean): Promise<void> {
    // Without names every section comes; as a name, Luma's star is unknown to the server.
    const query = new URLSearchParams(names.includes('*') ? {} : { sections: names.join(',') });
    query.set('force_new_section_timestamp', String(renewed));
    const reply = await request(`${shopUrl('customer/section/load')}?${query}`);
    // One name that this shop does not know spoils the whole reply, so each is asked for by itself.
    if (reply.status === 400 && names.length > 1) {
      await Promise.all(names.map((name) => ask([name], renewed)));
      return;
    }
    const sections = parse(sectionsSchema, reply.json());
    if (!reply.ok || sections === undefined) return;
    storeSections(sections);
    notify(Object.keys(sections));
  }

  return {
    watch(name, listener) {
      const watcher = [name, listener] as const;
      watchers.add(watcher);
      if (isStale(name)) void load([name], false);
      return () => void watchers.delete(watcher);
    },
    reload: (names) => load(names, true),
    invalidate: markInvalid,
    refresh(names) {
      const followed = [...watchers].map(([name]) => name);
      void load(
        names.filter((name) => followed.includes(name)),
        false,
      );
    },
    forget: forgetSection,
  };
}
