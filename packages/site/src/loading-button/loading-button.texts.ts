/** Words of `<shop-loading-button>`. */
export const loadingButtonTexts = {
  loading: 'Loading...',
};
