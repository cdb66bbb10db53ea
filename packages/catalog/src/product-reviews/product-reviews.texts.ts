export const productReviewsTexts = {
  loading: 'Loading the reviews...',
  loaded: 'The reviews are loaded.',
  shown: '%1 reviews shown',
  shownOne: '1 review shown',
  failed: 'The reviews could not be loaded.',
  retry: 'Try again',
};
