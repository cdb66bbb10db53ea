/** Texts of the elements that submit the page's own forms. */
export const ownFormsTexts = {
  required: 'This is a required field.',
  email: 'Please enter a valid email address, such as name@example.com.',
  failed: 'The shop did not respond. Everything you entered is still here.',
  tryAgain: 'Try again',
};
