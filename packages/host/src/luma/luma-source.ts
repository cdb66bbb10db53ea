import { isRecord } from '@shop-elements/core';
import type { SectionSource } from '../sections/source';
import type { Section } from '../sections/storage';
import { type LumaCustomerData, luma } from './luma';

/** Sections on a page that runs Luma: read and reloaded through its own module, so that the two never fight. A post by
 * `fetch` is invisible to Luma, so it is told of each. */
export function lumaSource(customerData: LumaCustomerData): SectionSource {
  return {
    watch(name, listener) {
      const observable = customerData.get(name);
      const current = filled(observable());
      if (current !== undefined) listener(current);
      const subscription = observable.subscribe((value) => listener(filled(value)));
      return () => subscription.dispose();
    },
    async reload(names) {
      await customerData.reload(names, true);
    },
    affectedBy: (url) => luma.sectionConfig()?.getAffectedSections(url),
    invalidate: (names) => customerData.invalidate(names),
    refresh: (names) => void customerData.reload(names, true),
    forget: (name) => customerData.set(name, {}),
  };
}

/** Luma's observables hold `{}` until there is something. */
function filled(value: unknown): Section | undefined {
  return isRecord(value) && Object.keys(value).length > 0 ? value : undefined;
}
