/** Texts of `<shop-mobile-menu>`. The theme it comes from is Dutch; the locale `en` has them in English. */
export const mobileMenuTexts = {
  label: 'Categorieën',
  home: 'Home',
  back: 'terug naar home',
  all: 'alle %1',
};
