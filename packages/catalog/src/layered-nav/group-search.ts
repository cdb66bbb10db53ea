import { fill } from '@shop-elements/core';
import { make, setHidden } from '@shop-elements/dom';
import { categoryPage } from '@shop-elements/host';
import type { layeredNavTexts } from './layered-nav';
import type { LayeredNavConfig } from './layered-nav.config';
import { allIn } from './region';

/** The texts in the search fields, by label. */
export type TypedSearches = ReadonlyMap<string, string>;

/** Adds a search field to long groups. Keeps typed texts across replies, by label. */
export function startSearch(
  filters: readonly Element[],
  { groups, search }: Pick<LayeredNavConfig, 'groups' | 'search'>,
  texts: typeof layeredNavTexts,
  typed: TypedSearches,
): void {
  if (search === 0) return;
  for (const group of allIn(filters, groups)) {
    const content = group.querySelector(categoryPage.groupContent);
    const list = content?.querySelector('ol, ul');
    if (!content || !list || list.children.length <= search) continue;
    const title = group.querySelector(categoryPage.groupTitle)?.textContent?.trim() ?? '';
    const label = fill(texts.search, title);
    const field = content.querySelector<HTMLInputElement>('.shop-filter-search') ?? addField(list);
    field.placeholder = label;
    field.setAttribute('aria-label', label);
    const narrow = (): void => {
      const isFound = narrowDown(list, field.value);
      if (field.nextElementSibling) field.nextElementSibling.textContent = isFound ? '' : texts.noChoices;
    };
    // Not a listener: starting again with the page's language has to replace the handler with the earlier texts.
    field.oninput = narrow;
    field.value = typed.get(label) ?? field.value;
    if (field.value !== '') narrow();
  }
}

/** Adds a field above a list, and a status line that reports when nothing is found. */
function addField(list: Element): HTMLInputElement {
  const field = make('input', { type: 'search', className: 'shop-filter-search', autocomplete: 'off' });
  const nothing = make('p', { className: 'shop-filter-search__none' });
  nothing.setAttribute('role', 'status');
  field.onkeydown = (event) => {
    if (event.key !== 'Escape' || field.value === '') return;
    // Clears the field, as only some browsers do, and keeps a sidebar around it open.
    event.preventDefault();
    field.value = '';
    field.dispatchEvent(new Event('input'));
  };
  list.before(field, nothing);
  return field;
}

export function typedSearches(filters: readonly Element[]): TypedSearches {
  const fields = allIn<HTMLInputElement>(filters, '.shop-filter-search');
  return new Map(fields.map((field) => [field.getAttribute('aria-label') ?? '', field.value]));
}

/** @returns whether any option matches */
function narrowDown(list: Element, typed: string): boolean {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const choices = [...list.children].filter((choice): choice is HTMLElement => choice instanceof HTMLElement);
  const found = choices.filter((choice) => words.every((word) => foldText(choice.textContent ?? '').includes(word)));
  for (const choice of choices) setHidden(choice, !found.includes(choice));
  // Also finds options behind "Show more".
  list.toggleAttribute('data-shop-searching', words.length > 0);
  return found.length > 0;
}

/** Removes accents and capitals: `creme` finds `Crème`. */
function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
