/** Words of `<shop-captcha>`. */
export const captchaTexts = {
  label: 'Please type the letters and numbers below',
  image: 'The letters and numbers to type',
  reload: 'Reload captcha',
  caseSensitive: 'Attention: Captcha is case sensitive.',
  loaded: 'New picture loaded.',
  failed: 'The picture could not be loaded. Please try again.',
};
