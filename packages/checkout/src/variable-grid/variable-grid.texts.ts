export const variableGridTexts = {
  search: 'Search by name or code',
  name: 'Variable Name',
  type: 'Type',
  code: 'Code',
  custom: 'Custom',
  default: 'Default',
  insert: 'Insert Variable',
  found: 'Variables: %1',
  retry: 'Try again',
};
