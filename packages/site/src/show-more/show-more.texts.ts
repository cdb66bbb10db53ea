/** Words of `<shop-show-more>`. */
export const showMoreTexts = {
  more: 'Show more',
  less: 'Show less',
};
