import type { RatingStarsMethods } from '../rating-stars';

/** Stars that stand in for the radio buttons of one rating. */
type Stars = HTMLElement & Partial<RatingStarsMethods>;

const RADIOS = 'input[type=radio][name^="ratings["]';
const STARS = 'shop-rating-stars[data-score-name^="ratings["]';

/** Draws the radio buttons of each rating as stars. Ratings that the server has put into stars already stay. */
export function drawRatings(form: HTMLFormElement): void {
  const radios = Array.from(form.querySelectorAll<HTMLInputElement>(RADIOS)).filter((radio) => !radio.closest(STARS));
  for (const name of new Set(radios.map((radio) => radio.name)))
    drawRating(radios.filter((radio) => radio.name === name));
}

function drawRating(radios: readonly HTMLInputElement[]): void {
  const [first] = radios;
  if (first === undefined) return;
  const stars = document.createElement('shop-rating-stars');
  stars.dataset.scoreName = first.name;
  stars.dataset.number = String(radios.length);
  stars.dataset.optionValues = JSON.stringify(radios.map(({ value }) => value));
  const label = labelOf(first);
  if (label !== '') stars.dataset.label = label;
  const fallback = document.createElement('div');
  fallback.dataset.shopFallback = '';
  (first.closest('label') ?? first).before(stars);
  // The radio buttons and their words, and nothing of what stands around them.
  for (const radio of radios) {
    const labels = Array.from(radio.labels ?? []);
    if (!labels.some((each) => each.contains(radio))) fallback.append(radio);
    fallback.append(...labels);
  }
  stars.append(fallback);
}

/** What a rating is about: `Quality`. */
function labelOf(radio: HTMLInputElement): string {
  const [id = ''] = radio.closest('[aria-labelledby]')?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const named = document.getElementById(id) ?? radio.closest('fieldset')?.querySelector('legend');
  return named?.textContent?.trim() ?? '';
}

function ratingsOf(form: HTMLFormElement): Stars[] {
  return Array.from(form.querySelectorAll<Stars>(STARS));
}

/**
 * Says of each rating whether it is missing, and where that is told. Source: facts, section 3, rule `rating-required`.
 * @returns the missing ones
 */
export function checkRatings(form: HTMLFormElement, messageId: string): HTMLElement[] {
  const posted = new FormData(form);
  return ratingsOf(form).filter((stars) => {
    const isMissing = !posted.has(stars.dataset.scoreName ?? '');
    const group = stars.querySelector('[role=radiogroup]');
    group?.setAttribute('aria-invalid', String(isMissing));
    group?.setAttribute('aria-describedby', messageId);
    return isMissing;
  });
}

/** Gives a choice back by the ids of its options, as they were posted, where nothing is chosen: `{ "4": "18" }`. */
export function giveRatings(form: HTMLFormElement, ratings: Readonly<Record<string, unknown>>): void {
  for (const stars of ratingsOf(form)) {
    const value = ratings[stars.dataset.scoreName?.replace(/\D/g, '') ?? ''];
    const options = Array.from(stars.querySelectorAll<HTMLInputElement>('[data-shop-fallback] [type=radio]'));
    const score = options.findIndex((option) => option.value === value) + 1;
    if (score > 0 && stars.score === null) stars.score = score;
  }
}
