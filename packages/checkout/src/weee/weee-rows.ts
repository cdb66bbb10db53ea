import { parse } from '@shop-elements/core';
import { plainText } from '@shop-elements/dom';
import { formatPrice } from '@shop-elements/host';
import { sum } from '../shared/amounts';
import { DISPLAY, TAX_DISPLAY } from './display';
import type { weeeTexts } from './weee';
import { totalFeesSchema, type WeeeConfig } from './weee.config';

type Texts = typeof weeeTexts;
type Tax = 'excl' | 'incl';

/** A price with its label. */
export interface Row {
  /** Value of `data-row`, for themes and tests. */
  name: Tax | `final-${Tax}` | 'fee' | 'total' | 'product';
  /** What the price is for, unless that is obvious. */
  label?: string | undefined;
  /** The formatted price. */
  price: string;
  /** The fees in the price, which the shopper can show. */
  fees?: readonly Row[];
  /** The id that themes expect on the block with the fees. */
  feesId?: string;
}

/** All rows of an element, from top to bottom. */
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

  // Ignores negative fees, which Magento shows.
  const fees = item.weee_tax_applied
    .map((fee) => ({ title: fee.title, amount: fee[`row_amount${suffix}`] }))
    .filter(({ amount }) => amount >= 0);
  const withFees = price(total, ...fees.map(({ amount }) => amount));
  const label = config.taxDisplay === TAX_DISPLAY.both ? texts[`${tax}Tax`] : undefined;
  const includesFees = display === DISPLAY.included || display === DISPLAY.described;
  const row: Row = { name: tax, label, price: includesFees ? withFees : price(total) };
  if (!canOpen(config)) return [row];

  if (fees.length > 0) {
    row.fees = fees.map(({ title, amount }) => ({ name: 'fee', label: title, price: price(amount) }));
    row.feesId = `${suffix ? '' : 'e'}subtotal-item-tax-details${item.item_id}`;
  }
  if (display !== DISPLAY.separate) return [row];
  // As in Magento: without tax, from the fees per item; with tax, from those of the whole row.
  const [finalLabel, final] =
    tax === 'incl'
      ? [texts.totalInclTax, withFees]
      : [texts.total, price(total, item.qty * item.weee_tax_applied_amount)];
  return [row, { name: `final-${tax}`, label: finalLabel, price: final }];
}

/** The fees of the whole cart in one line, if there are any. */
function totalRows({ segments = [], priceFormat }: WeeeConfig, texts: Texts): Row[] {
  const find = (wanted: string) => segments.find(({ code }) => code === wanted);
  const { value, title } = find('weee_tax') ?? find('weee') ?? {};
  const fees = parse(totalFeesSchema, value) ?? 0;
  return fees > 0 ? [{ name: 'total', label: title || texts.fpt, price: formatPrice(fees, priceFormat) }] : [];
}

/** A product's fees. Magento swaps the labels with and without tax; here, each amount has the right one. */
function productRows(config: WeeeConfig, texts: Texts): Row[] {
  const { priceInfo, display, taxDisplay } = config;
  if (!isDescribed(config)) return [];
  const { weee_attributes: fees = [], weee_adjustment: final } = { ...priceInfo?.extension_attributes, ...priceInfo };
  const rows = fees.flatMap((fee) =>
    taxesOf(config).map((tax): Row => {
      const name = fee.label || fee.attribute_code;
      return {
        name: 'product',
        label: taxDisplay === TAX_DISPLAY.both ? `${name} ${texts[`${tax}Tax`]}` : name,
        price: plainText(tax === 'incl' ? fee.tax_amount_incl_tax : fee.amount_excl_tax),
      };
    }),
  );
  if (display !== DISPLAY.separate || final === undefined) return rows;
  const name = taxDisplay === TAX_DISPLAY.excluding ? 'final-excl' : 'final-incl';
  return [...rows, { name, label: texts.finalPrice, price: plainText(final) }];
}

/** Which prices to show, those with tax first. */
function taxesOf({ taxDisplay }: WeeeConfig): readonly Tax[] {
  if (taxDisplay === TAX_DISPLAY.both) return ['incl', 'excl'];
  return taxDisplay === TAX_DISPLAY.excluding ? ['excl'] : ['incl'];
}

/** Whether the shopper can show an item's fees. */
export function canOpen(config: WeeeConfig): boolean {
  return isDescribed(config) && config.item !== undefined && config.item.weee_tax_applied_amount > 0;
}

function isDescribed({ display }: WeeeConfig): boolean {
  return display === DISPLAY.described || display === DISPLAY.separate;
}
