import type { ToolbarSettings } from '@shop-elements/host';
import { withParameter } from '../shared/list-request';

interface ToolbarSetting {
  /** Its name in the toolbar's options. */
  option: string;
  /** Its URL parameter, unless the options name another one. */
  parameter: string;
}

/** The settings of Luma's toolbar, by the `data-role` of their control. */
const settings: ReadonlyMap<string, ToolbarSetting> = new Map([
  ['mode-switcher', { option: 'mode', parameter: 'product_list_mode' }],
  ['direction-switcher', { option: 'direction', parameter: 'product_list_dir' }],
  ['sorter', { option: 'order', parameter: 'product_list_order' }],
  ['limiter', { option: 'limit', parameter: 'product_list_limit' }],
]);

/**
 * The URL of the list after a change in its toolbar. Leaves out default values, compared as text. A new order or direction starts at the
 * first page, unlike in Luma; a new number per page keeps the first product in view.
 * @param url the URL of the current list
 * @param role the `data-role` of the control
 * @returns undefined for an unknown role, and in shops with "Remember Category Pagination": their page posts each choice for the session
 */
export function toolbarUrl(
  url: string,
  role: string | undefined,
  value: string,
  options: ToolbarSettings,
): string | undefined {
  const setting = settings.get(role ?? '');
  if (setting === undefined || options.post) return undefined;
  const { option, parameter } = setting;
  const name = String(options[option] ?? parameter);
  const standard = options[`${option}Default`];
  const query = new URL(url).searchParams;
  const productsBefore = Number(query.get(name) ?? standard) * (Number(query.get('p') ?? 1) - 1);
  const page = option === 'limit' ? Math.floor(productsBefore / Number(value)) + 1 : 1;

  const chosen = withParameter(url, name, value === String(standard) ? undefined : value);
  return withParameter(chosen, 'p', page > 1 ? String(page) : undefined);
}
