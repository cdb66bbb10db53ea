export const vaultCardTexts = {
  ending: 'ending %1',
  expires: 'expires %1',
  expiredOn: 'expired %1',
  expired: 'This card has expired. Please choose another way to pay.',
};
