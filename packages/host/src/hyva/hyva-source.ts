import type { SectionSource } from '../sections/source';
import { endSession, forgetSection, markInvalid, type Section, storedSection } from '../sections/storage';

/** Hyvä announces all of a visitor's private data in one event, and loads it again when asked by another. */
export function hyvaSource(): SectionSource {
  return {
    watch(name, listener) {
      const heard = (event: Event): void => {
        const data = (event as CustomEvent<{ data?: Readonly<Record<string, Section>> }>).detail?.data;
        listener(data?.[name] ?? storedSection(name));
      };
      window.addEventListener('private-content-loaded', heard);
      return () => window.removeEventListener('private-content-loaded', heard);
    },
    reload: () =>
      new Promise((resolve) => {
        window.addEventListener('private-content-loaded', () => resolve(), { once: true });
        endSession();
        askAgain();
      }),
    invalidate(names) {
      // For Luma's checkout, which may come next.
      markInvalid(names);
      // Hyvä knows no stale sections, and a call to the REST API leaves no sign for it. Messages come in a cookie.
      if (names.some((name) => name !== 'messages')) endSession();
    },
    refresh: askAgain,
    forget: forgetSection,
  };
}

function askAgain(): void {
  window.dispatchEvent(new CustomEvent('reload-customer-section-data'));
}
