import type { RatingStarsMethods } from '../rating-stars';

/** Stars that replace the radio buttons of one rating. */
type Stars = HTMLElement & Partial<RatingStarsMethods>;

const RADIOS = 'input[type=radio][name^="ratings["]';
const STARS = 'shop-rating-stars[data-score-name^="ratings["]';

/** Replaces the radio buttons of each rating with stars, unless the server has already done that. */
export function drawRatings(form: HTMLFormElement): void {
  const radios = [...form.querySelectorAll<HTMLInputElement>(RADIOS)];
  for (const first of radios) {
    // Moves all radio buttons of the rating, so this runs only for the first.
    if (!first.closest(STARS))
      drawRating(
        first,
        radios.filter(({ name }) => name === first.name),
      );
  }
}

function drawRating(first: HTMLInputElement, radios: readonly HTMLInputElement[]): void {
  const stars = document.createElement('shop-rating-stars');
  Object.assign(stars.dataset, {
    scoreName: first.name,
    number: radios.length,
    optionValues: JSON.stringify(radios.map(({ value }) => value)),
    ...labelOf(first),
  });
  const fallback = document.createElement('div');
  fallback.dataset.shopFallback = '';
  // Luma's theme draws its own stars over everything in this class.
  first.closest('.review-control-vote')?.classList.remove('review-control-vote');
  (first.closest('label') ?? first).before(stars);
  // Moves only the radio buttons and their labels.
  for (const radio of radios) {
    // Read before moving: afterwards, the radio button has no labels.
    const labels = [...(radio.labels ?? [])];
    if (!radio.closest('label')) fallback.append(radio);
    fallback.append(...labels);
  }
  stars.append(fallback);
}

/** The rating's name, such as `Quality`, from the label of a radio button or of its group. */
function labelOf(radio: HTMLInputElement): { label?: string } {
  const group = radio.closest('fieldset, [role="radiogroup"], [role="group"]');
  const names = radio.getAttribute('aria-labelledby') ?? group?.getAttribute('aria-labelledby');
  const named = document.getElementById(names?.split(' ')[0] ?? '') ?? group?.querySelector('legend');
  const label = named?.textContent?.trim();
  return label ? { label } : {};
}

function ratingsOf(form: HTMLFormElement): Stars[] {
  return [...form.querySelectorAll<Stars>(STARS)];
}

/**
 * Marks every rating that is missing and points to the message about it, as Luma's rule `rating-required` does.
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

/** Restores posted choices, by rating and option id (`{ "4": "18" }`), where nothing is chosen. */
export function restoreRatings(form: HTMLFormElement, ratings: Readonly<Record<string, unknown>>): void {
  for (const stars of ratingsOf(form)) {
    const value = ratings[stars.dataset.scoreName?.replace(/\D/g, '') ?? ''];
    const options = [...stars.querySelectorAll<HTMLInputElement>('[data-shop-fallback] [type=radio]')];
    const score = options.findIndex((option) => option.value === value) + 1;
    if (score > 0 && stars.score === null) stars.score = score;
  }
}
