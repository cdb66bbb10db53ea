define(['ko'], (ko) => ({
  billingAddress: ko.observable({ city: 'Utrecht' }),
  paymentMethod: ko.observable(null),
  totals: ko.observable(window.checkoutConfig.totalsData),
  getQuoteId: () => window.checkoutConfig.quoteData.entity_id,
}));
