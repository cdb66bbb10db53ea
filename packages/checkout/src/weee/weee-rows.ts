import { plainText } from '@shop-elements/dom';
import { formatPrice } from '@shop-elements/host';
import { sum } from '../shared/amounts';
import type { WeeeConfig } from './weee.config';
import type { weeeTexts } from './weee.texts';

type Texts = typeof weeeTexts;
type Tax = 'excl' | 'incl';

/** One price on the page. */
export interface Row {
  /** The hook for themes and tests: `data-row`. */
  name: Tax | `final-${Tax}` | 'fee' | 'total' | 'product';
  /** What it is the price of, where the place does not say that already. */
  label?: string | undefined;
  /** As the shop writes it. */
  price: string;
  /** The fees behind the price, for the shopper who wants to see them. */
  fees?: readonly Row[];
  /** The id a theme expects of the block with the fees. */
  feesId?: string;
}

/** Everything that one element shows, from top to bottom. */
export function rowsOf(config: WeeeConfig, texts: Texts): Row[] {
  switch (config.view) {
    case 'item':
      return taxesOf(config).flatMap((tax) => itemRows(config, texts, tax));
    case 'total':
      return totalRows(config, texts);
    case 'product':
      return productRows(config, texts);
  }
}

function itemRows(config: WeeeConfig, texts: Texts, tax: Tax): Row[] {
  const { item, display, priceFormat } = config;
  const suffix = tax === 'incl' ? '_incl_tax' : '';
  const total = item?.[`row_total${suffix}`];
  if (item === undefined || total === undefined) return [];
  const price = (...amounts: readonly number[]): string => formatPrice(sum(amounts), priceFormat);

  // Ignores fees below zero; Magento describes them.
  const fees = item.weee_tax_applied
    .map((fee) => ({ title: fee.title, amount: fee[`row_amount${suffix}`] }))
    .filter(({ amount }) => amount >= 0);
  const withFees = price(total, ...fees.map(({ amount }) => amount));
  const label = config.taxDisplay === 3 ? texts[`${tax}Tax`] : undefined;
  const row: Row = { name: tax, label, price: display < 2 ? withFees : price(total) };
  if (!canOpen(config)) return [row];

  if (fees.length > 0) {
    row.fees = fees.map(({ title, amount }) => ({ name: 'fee', label: title, price: price(amount) }));
    row.feesId = `${suffix ? '' : 'e'}subtotal-item-tax-details${item.item_id}`;
  }
  if (display !== 2) return [row];
  // As in Magento: without tax from the fees on one piece, with tax from those on the whole row.
  const [finalLabel, final] =
    tax === 'incl'
      ? [texts.totalInclTax, withFees]
      : [texts.total, price(total, item.qty * item.weee_tax_applied_amount)];
  return [row, { name: `final-${tax}`, label: finalLabel, price: final }];
}

/** The fees of the whole cart, as one line; none when there are no fees. */
function totalRows({ segments = [], priceFormat }: WeeeConfig, texts: Texts): Row[] {
  const find = (wanted: string) => segments.find(({ code }) => code === wanted);
  const { value = 0, title } = find('weee_tax') ?? find('weee') ?? {};
  return value > 0 ? [{ name: 'total', label: title || texts.fpt, price: formatPrice(value, priceFormat) }] : [];
}

/** A product's fees. Magento swaps the two labels, with tax and without; here each amount has its own. */
function productRows(config: WeeeConfig, texts: Texts): Row[] {
  const { priceInfo, display, taxDisplay } = config;
  if (!isDescribed(config)) return [];
  const { weee_attributes: fees = [], weee_adjustment: final } = { ...priceInfo?.extension_attributes, ...priceInfo };
  const rows = fees.flatMap((fee) =>
    taxesOf(config).map((tax): Row => {
      const name = fee.label || fee.attribute_code;
      return {
        name: 'product',
        label: taxDisplay === 3 ? `${name} ${texts[`${tax}Tax`]}` : name,
        price: plainText(tax === 'incl' ? fee.tax_amount_incl_tax : fee.amount_excl_tax),
      };
    }),
  );
  if (display !== 2 || final === undefined) return rows;
  const name = taxDisplay === 1 ? 'final-excl' : 'final-incl';
  return [...rows, { name, label: texts.finalPrice, price: plainText(final) }];
}

/** The prices to show by their code. Those with tax come first. */
function taxesOf({ taxDisplay }: WeeeConfig): readonly Tax[] {
  if (taxDisplay === 3) return ['incl', 'excl'];
  return taxDisplay === 1 ? ['excl'] : ['incl'];
}

/** Whether an item has fees that the shopper may look at. */
export function canOpen(config: WeeeConfig): boolean {
  return isDescribed(config) && config.item !== undefined && config.item.weee_tax_applied_amount > 0;
}

function isDescribed({ display }: WeeeConfig): boolean {
  return display === 1 || display === 2;
}
