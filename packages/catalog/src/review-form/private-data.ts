import { forgetSection, type Section, watchSection } from '@shop-elements/host';
import { giveRatings } from './ratings';

/** The name under which a review is written: the one given with a refused review, else the customer's first name. */
function nicknameOf(review: Section | undefined, customer: Section | undefined): string {
  return text(review?.nickname) || text(customer?.firstname);
}

/**
 * Fills in what the shop knows of the visitor: the nickname, and what a refused review held. What the shopper has typed, and
 * what the server has printed, stays.
 * @returns stops following
 */
export function followPrivateData(form: HTMLFormElement): () => void {
  const filled = new Map<string, string>();
  const known: { review?: Section; customer?: Section } = {};

  const fillIn = (name: string, value: string): void => {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (field === null || value === '' || (field.value !== '' && field.value !== filled.get(name))) return;
    field.value = value;
    filled.set(name, value);
  };
  const follow = (name: 'review' | 'customer', more?: (section: Section) => void): (() => void) =>
    watchSection(name, (section) => {
      if (section === undefined) return;
      known[name] = section;
      fillIn('nickname', nicknameOf(known.review, known.customer));
      more?.(section);
    });

  const stops = [
    follow('customer'),
    follow('review', (section) => {
      for (const name of ['title', 'detail']) fillIn(name, text(section[name]));
      // Once the stars are drawn.
      setTimeout(() => giveRatings(form, { ...(section.ratings as object) }));
      // It is shown once.
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
