import { forgetSection, type Section, watchSection } from '@shop-elements/host';
import { restoreRatings } from './ratings';

/** The nickname of a refused review, else the customer's first name. */
function nicknameOf(review: Section | undefined, customer: Section | undefined): string {
  return text(review?.nickname) || text(customer?.firstname);
}

/**
 * Fills in the nickname and the texts of a refused review, from the visitor's private data. Never overwrites what the shopper typed
 * or the server printed.
 * @returns stops following the data
 */
export function followPrivateData(form: HTMLFormElement): () => void {
  const filled = new Map<string, string>();
  const sections: { review?: Section; customer?: Section } = {};

  const fillIn = (name: string, value: string): void => {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field === null || value === '' || (field.value !== '' && field.value !== filled.get(name))) return;
    field.value = value;
    filled.set(name, value);
  };
  const follow = (name: 'review' | 'customer', more?: (section: Section) => void): (() => void) =>
    watchSection(name, (section) => {
      if (section === undefined) return;
      sections[name] = section;
      fillIn('nickname', nicknameOf(sections.review, sections.customer));
      more?.(section);
    });

  const stops = [
    follow('customer'),
    follow('review', (section) => {
      for (const name of ['title', 'detail']) fillIn(name, text(section[name]));
      // After the stars have rendered.
      setTimeout(() => restoreRatings(form, { ...(section.ratings as object) }));
      // A refused review is restored only once.
      void forgetSection('review');
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
