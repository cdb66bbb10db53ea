export const layeredNavTexts = {
  found: '%1 products',
  foundOne: '1 product',
  foundNone: 'No products match your selection.',
  loading: 'Loading products...',
  search: 'Search in %1',
  noChoices: 'Nothing found.',
};
