export const priceSliderTexts = {
  from: 'Lowest price',
  to: 'Highest price',
  typedFrom: 'From',
  typedTo: 'To',
};
