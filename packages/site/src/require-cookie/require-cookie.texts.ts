/** Words of `<shop-require-cookie>`. */
export const requireCookieTexts = {
  disabled: 'Cookies are disabled in your browser.',
};
