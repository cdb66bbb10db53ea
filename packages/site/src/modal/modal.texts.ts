/** Words of `<shop-modal>`. */
export const modalTexts = {
  close: 'Close',
};
