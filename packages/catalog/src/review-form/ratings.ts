import { removeNode } from '@shop-elements/core';
import { setHidden } from '@shop-elements/dom';
import type { RatingStarsMethods } from '../rating-stars';

/** Stars shown for the radio buttons of one rating. */
type Stars = HTMLElement & Partial<RatingStarsMethods>;

const RADIOS = 'input[type=radio][name^="ratings["]';
const STARS = 'shop-rating-stars';

/** Shows stars for the radio buttons of each rating, unless the server has already done that. */
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
  // Ticked before this script ran, or by the browser after Back.
  const score = radios.findIndex(({ checked }) => checked) + 1;
  Object.assign(stars.dataset, {
    // The radio buttons post, so that scripts can go on using them.
    scoreName: '',
    number: radios.length,
    optionValues: JSON.stringify(radios.map(({ value }) => value)),
    ...(score > 0 && { score }),
    ...labelOf(first),
  });
  const fallback = document.createElement('div');
  fallback.dataset.shopFallback = 'posts';
  // Luma's theme draws its own stars over everything in this class.
  first.closest('.review-control-vote')?.classList.remove('review-control-vote');
  (first.closest('label') ?? first).before(stars);
  const cells = cellsOf(radios);
  // Moves only the radio buttons and their labels.
  for (const radio of radios) {
    // Read before moving: afterwards, the radio button has no labels.
    const labels = [...(radio.labels ?? [])];
    if (!radio.closest('label')) fallback.append(radio);
    fallback.append(...labels);
  }
  stars.append(fallback);
  joinCells(cells);
}

/** The cells of the radio buttons in OpenMage's table, which has a row for each rating, and a column for each number of stars. */
function cellsOf(radios: readonly HTMLInputElement[]): HTMLTableCellElement[] {
  return [...new Set(radios.flatMap((radio) => radio.closest('td') ?? []))];
}

/** Gives the stars the place of all cells, and hides the titles of the columns. */
function joinCells([first, ...emptied]: readonly HTMLTableCellElement[]): void {
  if (first === undefined || emptied.length === 0) return;
  first.colSpan = emptied.length + 1;
  // On phones, OpenMage's theme gives each column a fifth of the width.
  first.style.width = 'auto';
  for (const cell of emptied) removeNode(cell);
  const titles = first.closest('table')?.tHead;
  if (titles) setHidden(titles, true);
}

/** The rating's name, such as `Quality`, from the label of a radio button or of its group, or from the title of its row. */
function labelOf(radio: HTMLInputElement): { label?: string } {
  const group = radio.closest('fieldset, [role="radiogroup"], [role="group"]');
  const names = radio.getAttribute('aria-labelledby') ?? group?.getAttribute('aria-labelledby');
  const named =
    document.getElementById(names?.split(' ')[0] ?? '') ??
    (group?.querySelector('legend') || radio.closest('tr')?.querySelector('th'));
  const label = named?.textContent?.trim();
  return label ? { label } : {};
}

function ratingsOf(form: HTMLFormElement): Stars[] {
  return [...form.querySelectorAll<Stars>(STARS)].filter((stars) => nameOf(stars).startsWith('ratings['));
}

/** The radio buttons of the page that stars are shown for. None if the server printed the stars. */
function radiosOf(stars: Element): HTMLInputElement[] {
  return [...stars.querySelectorAll<HTMLInputElement>(`[data-shop-fallback] ${RADIOS}`)];
}

/** The field name of a rating. */
function nameOf(stars: Stars): string {
  return stars.dataset.scoreName || (radiosOf(stars)[0]?.name ?? '');
}

/** Keeps the stars and the page's own radio buttons the same, whichever of them is used. */
export function followChoices(form: HTMLFormElement, signal: AbortSignal): void {
  const starsAt = ({ target }: Event): Stars | null => (target instanceof Element ? target.closest(STARS) : null);
  const starChosen = (event: Event): void => {
    const stars = starsAt(event);
    // The event fires before the choice takes effect.
    if (stars !== null) queueMicrotask(() => tickRadio(stars));
  };
  const radioChosen = (event: Event): void => {
    const stars = starsAt(event);
    const score = stars === null ? 0 : radiosOf(stars).indexOf(event.target as HTMLInputElement) + 1;
    if (stars !== null && score > 0) stars.score = score;
  };
  form.addEventListener('shop-rating-stars-change', starChosen, { signal });
  form.addEventListener('change', radioChosen, { signal });
}

function tickRadio(stars: Stars): void {
  radiosOf(stars).forEach((radio, index) => {
    radio.checked = index + 1 === Math.ceil(stars.score ?? 0);
  });
}

/** Takes over what a script has ticked without an event; otherwise ticks what the stars show. */
function matchChoices(form: HTMLFormElement): void {
  for (const stars of ratingsOf(form)) {
    const ticked = radiosOf(stars).findIndex(({ checked }) => checked) + 1;
    // Their code has not loaded yet.
    if (stars.score === undefined) continue;
    if (ticked > 0 && stars.score === null) stars.score = ticked;
    else tickRadio(stars);
  }
}

/**
 * Marks every rating that is missing and points to the message about it, as Luma's rule `rating-required` does.
 * @returns the missing ones
 */
export function checkRatings(form: HTMLFormElement, messageId: string): HTMLElement[] {
  matchChoices(form);
  const posted = new FormData(form);
  return ratingsOf(form).filter((stars) => {
    const isMissing = !posted.has(nameOf(stars));
    const group = stars.querySelector('[role=radiogroup]');
    group?.setAttribute('aria-invalid', String(isMissing));
    group?.setAttribute('aria-describedby', messageId);
    return isMissing;
  });
}

/** Restores posted choices, by rating and option id (`{ "4": "18" }`), where nothing is chosen. */
export function restoreRatings(form: HTMLFormElement, ratings: Readonly<Record<string, unknown>>): void {
  for (const stars of ratingsOf(form)) {
    const value = ratings[nameOf(stars).replace(/\D/g, '')];
    const score = radiosOf(stars).findIndex((option) => option.value === value) + 1;
    if (score > 0 && stars.score === null) stars.score = score;
  }
  matchChoices(form);
}
