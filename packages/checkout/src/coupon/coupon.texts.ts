export const couponTexts = {
  waiting: 'Checking the discount code...',
  applied: 'Discount code %1 is applied.',
  removed: 'The discount code is removed.',
  remove: 'Remove discount code %1',
};
