import type { ToolbarOptions } from './toolbar.schema';

/** The settings of the toolbar by the `data-role` of their controls. */
const settings: Readonly<Record<string, string>> = {
  'mode-switcher': 'mode',
  'direction-switcher': 'direction',
  sorter: 'order',
  limiter: 'limit',
};

/**
 * The address of a list after a choice in its toolbar. The default is left out of it, compared as text. Another order starts
 * at the first page, where the reference stays in the middle; another number per page stays at the product that came first.
 * @param address of the list that is shown
 * @param role of the control
 * @returns undefined when the role is none of the toolbar's
 */
export function toolbarAddress(
  address: string,
  role: string | undefined,
  value: string,
  options: ToolbarOptions,
): string | undefined {
  const setting = settings[role ?? ''];
  if (setting === undefined) return undefined;
  const name = String(options[setting] ?? `product_list_${setting.replace('ection', '')}`);
  const standard = options[`${setting}Default`];
  const url = new URL(address);
  const query = url.searchParams;
  const before = Number(query.get(name) ?? standard) * (Number(query.get('p') ?? 1) - 1);
  const page = setting === 'limit' ? Math.floor(before / Number(value)) + 1 : 1;

  if (value === String(standard)) query.delete(name);
  else query.set(name, value);
  if (page > 1) query.set('p', String(page));
  else query.delete('p');
  return url.href;
}
