export const infiniteScrollTexts = {
  loadMore: 'Load more',
  loadPrevious: 'Load previous',
  loading: 'Loading more products...',
  shown: '%1 products shown',
  shownOf: '%1 of %2 products shown',
  failed: 'More products could not be loaded.',
  tryAgain: 'Try again',
};
