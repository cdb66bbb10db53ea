import type { ToolbarOptions } from './toolbar.schema';

const settings = {
  'mode-switcher': 'mode',
  'direction-switcher': 'direction',
  sorter: 'order',
  limiter: 'limit',
} as const;

/** A control of the toolbar, by its `data-role`. */
export type ToolbarRole = keyof typeof settings;

export function isToolbarRole(role: string | undefined): role is ToolbarRole {
  return role !== undefined && Object.hasOwn(settings, role);
}

/**
 * The address of a list after a choice in its toolbar. The default is left out of it, compared as text. Another order starts
 * at the first page, where the reference stays in the middle; another number per page stays at the product that came first.
 * @param address of the list that is shown
 */
export function toolbarAddress(address: string, role: ToolbarRole, value: string, options: ToolbarOptions): string {
  const setting = settings[role];
  const name = options[setting];
  const url = new URL(address);
  const query = url.searchParams;
  const page = setting === 'limit' ? pageOfSameProduct(query, value, name, options.limitDefault) : 1;

  if (value === options[`${setting}Default`]) query.delete(name);
  else query.set(name, value);
  if (page > 1) query.set('p', String(page));
  else query.delete('p');
  return url.href;
}

/** On which page the first product of this one is when a page holds another number. */
function pageOfSameProduct(query: URLSearchParams, value: string, name: string, standard: string | undefined): number {
  const limit = Number(query.get(name) ?? standard);
  return Math.floor((limit * (Number(query.get('p') ?? 1) - 1)) / Number(value)) + 1;
}
