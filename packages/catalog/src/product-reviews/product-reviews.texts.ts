export const productReviewsTexts = {
  loading: 'Loading the reviews...',
  failed: 'The reviews could not be loaded.',
  retry: 'Try again',
};
