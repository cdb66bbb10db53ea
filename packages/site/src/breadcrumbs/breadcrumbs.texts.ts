/** Words of `<shop-breadcrumbs>`. */
export const breadcrumbsTexts = {
  label: 'Breadcrumbs',
};
