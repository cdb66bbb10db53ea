export const infiniteScrollTexts = {
  loadMore: 'Load more',
  loading: 'Loading more products...',
  shown: '%1 products shown',
  failed: 'More products could not be loaded.',
  tryAgain: 'Try again',
};
