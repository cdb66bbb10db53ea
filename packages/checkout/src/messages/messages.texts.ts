export const messagesTexts = {
  close: 'Close this message',
};
