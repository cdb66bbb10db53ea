export const storedCardsTexts = {
  delete: 'Delete',
  question: 'Are you sure you want to delete this card?',
};
