/** Words of `<shop-popup>`. */
export const popupTexts = {
  close: 'Close',
  loading: 'Loading...',
  notFound: 'Content not found',
  failed: 'The content could not be loaded.',
};
