import { defineElement, type ElementProps, emit, fill, textsOf, useMethods } from '@shop-elements/core';
import { fromZod } from '@shop-elements/core/zod';
import { useState } from 'react';
import * as z from 'zod/mini';

/** Settings of `<shop-stock-notice>`. */
const stockNoticeConfig = z.object({
  /** The number of items in stock. Required, because it has no default. */
  quantity: z.number(),
  /** Shows the notice at this quantity and below. */
  limit: z._default(z.number().check(z.minimum(0)), 5),
});

type StockNoticeConfig = z.output<typeof stockNoticeConfig>;

const stockNoticeTexts = {
  left: 'Only %1 left',
  none: 'Out of stock',
  notify: 'Email me when it is back',
};

/** Detail of `shop-stock-notice-request`. */
interface StockNoticeRequestDetail {
  quantity: number;
}

/** Shows when a product is nearly sold out, and lets shoppers request an email when it is back. */
function StockNotice({ element, config: { quantity, limit } }: ElementProps<StockNoticeConfig>) {
  const texts = textsOf(element, stockNoticeTexts);
  const [isRequested, setIsRequested] = useState(false);

  function request(): void {
    const isAllowed = emit(element, 'shop-stock-notice-request', { quantity }, { cancelable: true });
    if (isAllowed) setIsRequested(true);
  }
  useMethods(element, { request });

  if (quantity > limit) return null;
  if (quantity > 0) return <p role="status">{fill(texts.left, quantity)}</p>;
  return (
    <p role="status">
      {texts.none}{' '}
      <button type="button" className="shop-button" disabled={isRequested} onClick={request}>
        {texts.notify}
      </button>
    </p>
  );
}

defineElement({
  tag: 'shop-stock-notice',
  mode: 'render',
  config: fromZod(stockNoticeConfig),
  component: StockNotice,
  methods: { request: 'now' },
});

declare global {
  interface GlobalEventHandlersEventMap {
    'shop-stock-notice-request': CustomEvent<StockNoticeRequestDetail>;
  }
}
