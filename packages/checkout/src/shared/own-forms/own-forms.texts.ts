/** What the elements say that post the page's own forms. */
export const ownFormsTexts = {
  required: 'This is a required field.',
  failed: 'The shop could not answer. Everything you have filled in is still here.',
  tryAgain: 'Try again',
};
