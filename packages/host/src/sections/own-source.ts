import { parse } from '@shop-elements/core';
import { request } from '../http';
import { shopUrl } from '../settings';
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
  const listeners = new Map<string, Set<Listener>>();
  let wanted = new Map<string, boolean>();
  let loading: Promise<void> | undefined;

  startStorage();
  onOtherTab(() => {
    for (const name of listeners.keys()) notify(name);
  });

  function notify(name: string): void {
    for (const listener of [...(listeners.get(name) ?? [])]) listener(storedSection(name));
  }

  /** One call for everybody who asked in the same turn. */
  function load(names: readonly string[], renewed: boolean): Promise<void> {
    for (const name of names) {
      if (!clientOnly.includes(name)) wanted.set(name, renewed || wanted.get(name) === true);
    }
    loading ??= Promise.resolve().then(async () => {
      const asked = wanted;
      wanted = new Map();
      loading = undefined;
      if (asked.size > 0) await ask([...asked.keys()], [...asked.values()].includes(true));
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
    for (const name of Object.keys(sections)) notify(name);
  }

  return {
    watch(name, listener) {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      if (isStale(name)) void load([name], false);
      return () => {
        known.delete(listener);
        if (known.size === 0) listeners.delete(name);
      };
    },
    reload: (names) => load(names, true),
    invalidate: markInvalid,
    refresh(names) {
      const followed = names.filter((name) => listeners.has(name));
      if (followed.length > 0) void load(followed, false);
    },
    forget: forgetSection,
  };
}
