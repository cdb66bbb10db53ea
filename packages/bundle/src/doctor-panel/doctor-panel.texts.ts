/** Texts of the panel. The problems themselves use the console's messages, which are in English. */
export const doctorPanelTexts = {
  allWell: 'No problems found. Checked: %1',
  someWrong: 'Need attention: %1 of %2',
  show: 'Show on the page',
  again: 'Check again',
  close: 'Close',
  noSetting: '%1 is not a setting.',
  writeInstead: 'Write %1.',
  removeAttribute: 'Look up its name in the documentation, or remove it.',
  correctSetting: 'Correct it at its source, and reload the page. The console may have details.',
  registerTag: 'Correct the tag name, or load the script that defines it.',
  awaitCode: 'Check the network panel for a file that did not load.',
  keepHidden: 'Make sure that your style sheet keeps [hidden] elements hidden.',
  uncover: 'Move the element that covers it, or give that element pointer-events: none.',
  findScript: 'Find the script that sets this style, and make it leave the element alone.',
};
