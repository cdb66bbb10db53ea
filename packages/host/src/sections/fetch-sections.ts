import { parse } from '@shop-elements/core';
import { isOpenMage } from '../page/open-mage';
import { shopUrl } from '../page/settings';
import { request } from '../rest/http';
import { sectionsSchema } from './sections.schema';
import { storeSections } from './stored-sections';

/** Sections that exist only in the browser; the server doesn't know them. */
const clientOnly = ['checkout-data', 'cart-data'];

/**
 * Fetches sections from the server and stores them. Calls made in the same tick become one request.
 * @param stored called with the names of the sections that have arrived
 */
export function sectionFetcher(
  stored: (names: string[]) => void,
): (names: readonly string[], forceNewTimestamp: boolean) => Promise<void> {
  const pending = new Set<string>();
  let forceNew = false;
  let loading: Promise<void> | undefined;
  let requests = 0;
  /** The number of the request that brought each section. */
  const broughtBy = new Map<string, number>();

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
    stored(Object.keys(sections));
  }

  async function fetchPending(): Promise<void> {
    // Waits for the other elements that ask in the same tick.
    await undefined;
    const batch = [...pending];
    const call = batch.length > 0 && fetchSections(batch, forceNew);
    pending.clear();
    forceNew = false;
    loading = undefined;
    await call;
  }

  return async (names, forceNewTimestamp) => {
    // OpenMage would answer each call with a page and the status 404.
    if (isOpenMage()) return;
    for (const name of names) if (!clientOnly.includes(name)) pending.add(name);
    forceNew ||= forceNewTimestamp;
    loading ??= fetchPending();
    await loading;
  };
}
