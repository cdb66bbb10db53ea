/** Adds the ticked agreements to the order. */
define(['jquery'], ($) => (placeOrder) => (data) => {
  const boxes = $('.payment-method._active div[data-role=checkout-agreements] input:checked').toArray();
  return placeOrder({ ...data, extension_attributes: { agreement_ids: boxes.map(({ value }) => value) } });
});
