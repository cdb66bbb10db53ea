import type { ToolbarSettings } from '@shop-elements/host';
import { withParameter } from '../shared/list-request';

interface ToolbarSetting {
  /** As the toolbar's options call it. */
  option: string;
  /** The parameter, where the options don't name another one. */
  parameter: string;
}

/** What the controls of Luma's toolbar change, by their `data-role`. */
const settings: ReadonlyMap<string, ToolbarSetting> = new Map([
  ['mode-switcher', { option: 'mode', parameter: 'product_list_mode' }],
  ['direction-switcher', { option: 'direction', parameter: 'product_list_dir' }],
  ['sorter', { option: 'order', parameter: 'product_list_order' }],
  ['limiter', { option: 'limit', parameter: 'product_list_limit' }],
]);

/**
 * The address of the list after a choice in its toolbar. A default value is left out, compared as text. A new order or
 * direction starts at the first page (Luma stays in the middle); a new number per page keeps the first product in view.
 * @param address of the current list
 * @param role of the control that was used
 * @returns undefined for a role that no toolbar control has
 */
export function toolbarAddress(
  address: string,
  role: string | undefined,
  value: string,
  options: ToolbarSettings,
): string | undefined {
  const setting = settings.get(role ?? '');
  if (setting === undefined) return undefined;
  const { option, parameter } = setting;
  const name = String(options[option] ?? parameter);
  const standard = options[`${option}Default`];
  const query = new URL(address).searchParams;
  const productsBefore = Number(query.get(name) ?? standard) * (Number(query.get('p') ?? 1) - 1);
  const page = option === 'limit' ? Math.floor(productsBefore / Number(value)) + 1 : 1;

  const chosen = withParameter(address, name, value === String(standard) ? undefined : value);
  return withParameter(chosen, 'p', page > 1 ? String(page) : undefined);
}
