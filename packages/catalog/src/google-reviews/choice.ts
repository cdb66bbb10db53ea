import type { ReviewFilters } from './review-page.schema';

/** The filter groups, in order. */
export const groups = ['accounts', 'locales', 'ratings', 'years'] as const;

export type Group = (typeof groups)[number];

/** The values of the ticked checkboxes, by group. */
export type Choice = Partial<Record<Group, readonly string[]>>;

/** Value of the checkbox for the whole group. */
export const ALL = 'all';

/** The options of a group, without the checkbox for all. */
export function optionsOf(filters: ReviewFilters, group: Group) {
  const options = filters[group]?.data ?? [];
  return options.map(({ value, id, label, frontendTitle, title, selected }) => ({
    value: value ?? id ?? '',
    label: label ?? frontendTitle ?? title,
    selected,
  }));
}

/** The server's selection, for the groups in its reply. */
export function choiceOf(filters: ReviewFilters = {}): Choice {
  const sent = groups.filter((group) => filters[group] !== undefined);
  return Object.fromEntries(
    sent.map((group) => {
      const all = { value: ALL, selected: filters[group]?.allSelected };
      const boxes = [all, ...optionsOf(filters, group)];
      return [group, boxes.filter(({ selected }) => selected).map(({ value }) => value)];
    }),
  );
}

/** The selection after a click on a checkbox. The one for all ticks every other; any other unticks the one for all. */
export function ticked(choice: Choice, filters: ReviewFilters, group: Group, value: string): Choice {
  const before = choice[group] ?? [];
  const isTicked = before.includes(value);
  const boxes = optionsOf(filters, group).map((option) => option.value);
  if (value === ALL && !isTicked) return { ...choice, [group]: [ALL, ...boxes] };
  // In the order of the boxes, whatever the order of the clicks.
  return { ...choice, [group]: boxes.filter((box) => (box === value ? !isTicked : before.includes(box))) };
}

/** The post data for a selection and a page. */
export function filterForm(choice: Choice, page: number): URLSearchParams {
  const fields = groups.map((group) => [group, (choice[group] ?? []).join()]);
  return new URLSearchParams([...fields, ['page', String(page)]]);
}
