/** Words of `<shop-filter-sidebar>`. */
export const filterSidebarTexts = {
  close: 'Close the filters',
  done: 'Show products',
  show: 'Show %1 products',
  showOne: 'Show 1 product',
};
