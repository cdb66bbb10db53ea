export const addressCheckTexts = {
  required: 'Field %1 is required.',
};
