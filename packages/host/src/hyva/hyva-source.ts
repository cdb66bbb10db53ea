import { endSession } from '../sections/session';
import type { SectionSource } from '../sections/source';
import { markInvalid, removeSection, type Section, storedSection } from '../sections/stored-sections';

/** Milliseconds until a reload counts as failed. */
const TIMEOUT = 30_000;

/** Hyvä publishes all private data of a visitor in one event, and reloads it in response to another event. */
export function hyvaSource(): SectionSource {
  return {
    watch(name, listener) {
      const publish = (event: Event): void => {
        const data = (event as CustomEvent<{ data?: Readonly<Record<string, Section>> }>).detail?.data;
        listener(data?.[name] ?? storedSection(name));
      };
      window.addEventListener('private-content-loaded', publish);
      return () => window.removeEventListener('private-content-loaded', publish);
    },
    reload: () =>
      new Promise((resolve) => {
        window.addEventListener('private-content-loaded', () => resolve(), { once: true });
        // Hyvä fires no event if loading fails.
        setTimeout(resolve, TIMEOUT);
        endSession();
        requestReload();
      }),
    invalidate(names) {
      // For Luma's checkout, which may be the next page.
      markInvalid(names);
      // Hyvä has no stale sections, and REST requests leave no trace for it to notice. Messages arrive in a cookie.
      if (names.some((name) => name !== 'messages')) endSession();
    },
    refresh: requestReload,
    forget: removeSection,
  };
}

function requestReload(): void {
  window.dispatchEvent(new CustomEvent('reload-customer-section-data'));
}
