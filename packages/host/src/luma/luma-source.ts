import { isRecord } from '@shop-elements/core';
import { guarded, guardedLater } from '../page/guard';
import type { SectionSource } from '../sections/source';
import type { Section } from '../sections/stored-sections';
import type { LumaCustomerData, LumaSectionConfig } from './luma-modules';
import { loadedModule } from './require-js';

/**
 * The section source on Luma pages: reads and reloads sections through Luma's own module, so that the two never conflict. Luma
 * doesn't see posts made with `fetch`, so we report each one.
 */
export function lumaSource(customerData: LumaCustomerData): SectionSource {
  const reload = async (names: readonly string[]): Promise<void> => {
    await guardedLater('customer-data.reload()', () => customerData.reload(names, true));
  };
  return {
    watch(name, listener) {
      const observable = customerData.get(name);
      const current = filled(observable());
      if (current !== undefined) listener(current);
      const subscription = observable.subscribe((value) => listener(filled(value)));
      return () => subscription.dispose();
    },
    reload,
    affectedBy(url) {
      const config = loadedModule<LumaSectionConfig>('Magento_Customer/js/section-config');
      return guarded('section-config', () => config?.getAffectedSections(url));
    },
    invalidate: (names) => guarded('customer-data.invalidate()', () => customerData.invalidate(names)),
    refresh: reload,
    forget: (name) => guarded('customer-data.set()', () => customerData.set(name, {})),
  };
}

/** Luma's observables contain `{}` while there is no data. */
function filled(value: unknown): Section | undefined {
  return isRecord(value) && Object.keys(value).length > 0 ? value : undefined;
}
