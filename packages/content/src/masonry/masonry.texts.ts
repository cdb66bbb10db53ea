/** Texts of `<shop-masonry>` in English. */
export const masonryTexts = {
  hint: 'Arrow keys move this item.',
  moved: 'Moved to %1 of %2',
};
