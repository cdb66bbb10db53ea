/** Words of `<shop-mobile-menu>`: in Dutch, as the specification has them. The locale `en` has them in English. */
export const mobileMenuTexts = {
  label: 'Categorieën',
  home: 'Home',
  back: 'terug naar home',
  all: 'alle %1',
};
