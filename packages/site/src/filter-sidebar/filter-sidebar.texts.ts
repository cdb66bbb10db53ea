/** Words of `<shop-filter-sidebar>`. */
export const filterSidebarTexts = {
  close: 'Close the filters',
};
