import { type ElementProps, textsOf } from '@shop-elements/core';
import { type ReactNode, useState } from 'react';
import { useFieldId } from '../shared/field-id';
import type { WeeeConfig } from './weee.config';
import { type Row, rowsOf } from './weee-rows';

export const weeeTexts = {
  inclTax: 'Incl. tax',
  exclTax: 'Excl. tax',
  total: 'Total',
  totalInclTax: 'Total incl. tax',
  fpt: 'FPT',
  finalPrice: 'Final Price',
};

/**
 * Shows eco-fees in the price of a cart item, as a line of the totals, or next to a product's price. At checkout, put
 * the totals line where totals show after the shipping step.
 * @example
 * <shop-weee data-item='{"item_id":7,"qty":2,"row_total":20,"row_total_incl_tax":24,"weee_tax_applied_amount":1.5,
 *   "weee_tax_applied":[{"title":"Eco fee","row_amount":3,"row_amount_incl_tax":3.6}]}'>
 *   <span data-shop-fallback class="price">€27.60</span>
 * </shop-weee>
 */
export function Weee({ element, config }: ElementProps<WeeeConfig>) {
  return rowsOf(config, textsOf(element, weeeTexts)).map(line);
}

/** A function and not a component, because carts have many rows, and most of them are one price. */
function line(row: Row, index: number): ReactNode {
  return (
    <div key={index} className="shop-weee__row">
      {row.label !== undefined && <span className="shop-weee__label">{row.label} </span>}
      {row.fees === undefined ? price(row) : <WithFees {...row} />}
    </div>
  );
}

function price(row: Row): ReactNode {
  return (
    <span className="price" data-row={row.name}>
      {row.price}
    </span>
  );
}

/** A price that can show its fees: the only part with state. */
function WithFees(row: Row) {
  const { fees = [], feesId = '' } = row;
  const [open, setOpen] = useState(false);
  const id = useFieldId(feesId);
  return (
    <>
      <button
        type="button"
        className={`cart-tax-total ${open ? 'cart-tax-total-expanded ' : ''}shop-text-button shop-weee__toggle`}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {price(row)}
      </button>
      <div className="cart-tax-info shop-weee__details" id={id} data-details="" hidden={!open}>
        {fees.map(line)}
      </div>
    </>
  );
}
