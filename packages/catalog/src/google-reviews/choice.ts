import type { ReviewFilters } from './review-page.schema';

/** What reviews can be filtered by, in the order in which it is asked. */
export const groups = ['accounts', 'locales', 'ratings', 'years'] as const;

export type Group = (typeof groups)[number];

/** The ticked boxes of each group, by their values. */
export type Choice = Partial<Record<Group, readonly string[]>>;

/** The box for the whole group. */
export const ALL = 'all';

/** The boxes of a group, without the one for all. */
export function optionsOf(filters: ReviewFilters, group: Group) {
  const options = filters[group]?.data ?? [];
  return options.map(({ value, id, label, frontendTitle, title, selected }) => ({
    value: value ?? id ?? '',
    label: label ?? frontendTitle ?? title,
    selected,
  }));
}

/** What the server says is chosen, for the groups it speaks of. */
export function choiceOf(filters: ReviewFilters = {}): Choice {
  const told = groups.filter((group) => filters[group] !== undefined);
  return Object.fromEntries(
    told.map((group) => {
      const all = { value: ALL, selected: filters[group]?.allSelected };
      const boxes = [all, ...optionsOf(filters, group)];
      return [group, boxes.filter(({ selected }) => selected).map(({ value }) => value)];
    }),
  );
}

/** The choice after a click on a box. The box for all ticks every other; any other box takes its tick away. */
export function ticked(choice: Choice, filters: ReviewFilters, group: Group, value: string): Choice {
  const before = choice[group] ?? [];
  const isTicked = before.includes(value);
  if (value === ALL && !isTicked) {
    return { ...choice, [group]: [ALL, ...optionsOf(filters, group).map((option) => option.value)] };
  }
  const others = before.filter((other) => other !== value && other !== ALL);
  return { ...choice, [group]: isTicked || value === ALL ? others : [...others, value] };
}

/** The choice and a page as they are posted. */
export function filterForm(choice: Choice, page: number): URLSearchParams {
  const fields = groups.map((group) => [group, (choice[group] ?? []).join()]);
  return new URLSearchParams([...fields, ['page', String(page)]]);
}
