export const agreementsTexts = {
  required: 'This is a required field.',
  close: 'Close',
};
