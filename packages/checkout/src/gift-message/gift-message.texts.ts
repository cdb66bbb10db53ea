export const giftMessageTexts = {
  title: 'Gift options',
  legend: 'Gift Message (optional)',
  recipient: 'To:',
  sender: 'From:',
  message: 'Message:',
  left: '%1 characters left',
  update: 'Update',
  cancel: 'Cancel',
  edit: 'Edit',
  delete: 'Delete',
  missing: 'Write a message first.',
  saving: 'Saving...',
};
