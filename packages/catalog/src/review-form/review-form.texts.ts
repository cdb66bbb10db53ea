export const reviewFormTexts = {
  ratings: 'Please select one of each of the ratings above.',
};
