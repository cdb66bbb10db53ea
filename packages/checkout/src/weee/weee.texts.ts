export const weeeTexts = {
  inclTax: 'Incl. tax',
  exclTax: 'Excl. tax',
  total: 'Total',
  totalInclTax: 'Total incl. tax',
  fpt: 'FPT',
  finalPrice: 'Final Price',
};
