export const ratingStarsTexts = {
  label: 'Rating',
  bad: 'bad',
  poor: 'poor',
  regular: 'regular',
  good: 'good',
  gorgeous: 'gorgeous',
  notRated: 'Not rated yet!',
  cancel: 'Cancel this rating!',
  stars: '%1 of %2 stars',
  // Belongs to the language of the words around it, which need not be the one of the shop's prices.
  decimalSymbol: '.',
};
