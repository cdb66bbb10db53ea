/** Texts of `<shop-tabs>`. */
export const tabsTexts = {
  label: 'Sections',
};
