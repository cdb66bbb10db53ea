/** Texts of the panel. What is wrong is said in the words of the console, which are English. */
export const doctorPanelTexts = {
  allWell: 'No problems found. Checked: %1',
  someWrong: 'Need attention: %1 of %2',
  show: 'Show on the page',
  again: 'Check again',
  close: 'Close',
  noSetting: '%1 is not a setting.',
  writeInstead: 'Write %1.',
  removeAttribute: 'Look its name up in the documentation, or remove it.',
  correctSetting: 'Correct it where it comes from, and load the page again. The console may say more.',
  registerTag: 'Correct the name, or load the script that defines it.',
  awaitCode: 'Look in the network panel for a file that did not load.',
  keepHidden: 'Let your style sheet keep [hidden] elements hidden.',
  uncover: 'Move what lies over it, or give that pointer-events: none.',
  findScript: 'Find the script that sets this style, and let it leave the element alone.',
};
