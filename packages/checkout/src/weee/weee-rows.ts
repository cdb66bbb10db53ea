import { formatPrice, plainText } from '@shop-elements/host';
import { sum } from '../amounts';
import type { WeeeConfig } from './weee.config';
import type { weeeTexts } from './weee.texts';

type Texts = typeof weeeTexts;
type Item = NonNullable<WeeeConfig['item']>;
type Tax = 'excl' | 'incl';

/** One price on the page. */
export interface Row {
  /** Its hook for themes and tests: `data-row`. */
  name: Tax | `final-${Tax}` | 'fee' | 'total' | 'product';
  /** What it is the price of, where the place does not say that already. */
  label?: string | undefined;
  /** As the shop writes it. */
  price: string;
  /** The fees in it, which the shopper may look at; absent when there is nothing to look at. */
  details?: { id: string; fees: readonly Row[] } | undefined;
}

/** The prices without tax, with it, or both, by their code; those with tax come first. */
const taxes: Readonly<Record<WeeeConfig['taxDisplay'], readonly Tax[]>> = {
  1: ['excl'],
  2: ['incl'],
  3: ['incl', 'excl'],
};

/** Everything that one element shows, from top to bottom. */
export function rowsOf(config: WeeeConfig, texts: Texts): Row[] {
  switch (config.view) {
    case 'item':
      return itemRows(config, texts);
    case 'total':
      return totalRows(config, texts);
    case 'product':
      return productRows(config, texts);
  }
}

/**
 * A cart item's prices. A negative fee neither lowers a price nor is described; the reference describes it, by a misplaced
 * bracket.
 */
function itemRows(config: WeeeConfig, texts: Texts): Row[] {
  const { item, taxDisplay, priceFormat } = config;
  if (item === undefined) return [];
  const shown = shownParts(config);
  const hasFees = item.weee_tax_applied_amount > 0;
  const both = taxDisplay === 3;

  return taxes[taxDisplay].flatMap((tax) => {
    const incl = tax === 'incl';
    const total = incl ? item.row_total_incl_tax : item.row_total;
    if (total === undefined) return [];
    const fees = feesOf(item, tax);
    const amounts = fees.map(({ amount }) => amount);
    const rows: Row[] = [
      {
        name: tax,
        label: both ? (incl ? texts.inclTax : texts.exclTax) : undefined,
        price: formatPrice(sum(shown.inPrice ? [total, ...amounts] : [total]), priceFormat),
        details:
          shown.details && hasFees && fees.length > 0
            ? {
                id: `${incl ? '' : 'e'}subtotal-item-tax-details${item.item_id}`,
                fees: fees.map(({ title, amount }) => ({
                  name: 'fee',
                  label: title,
                  price: formatPrice(amount, priceFormat),
                })),
              }
            : undefined,
      },
    ];
    if (shown.finalPrice && hasFees) {
      // Without tax the reference counts from the fees on one piece, with tax from those on the row.
      const added = shown.inPrice ? [] : incl ? amounts : [item.qty * item.weee_tax_applied_amount];
      rows.push({
        name: `final-${tax}`,
        label: incl ? texts.totalInclTax : texts.total,
        price: formatPrice(sum([total, ...added]), priceFormat),
      });
    }
    return rows;
  });
}
