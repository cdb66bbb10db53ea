/** What a script costs before it renders anything: parsing and running it, on a page without its elements. */

const page = '<div><p></p></div>';

/** @param {string} script */
const alone = (script) => ({ script, markup: () => page });

/** @type {import('../sample.mjs').Scenario} */
export default {
  name: 'start of the script alone',
  count: 1,
  last: 'p',
  withScript: true,
  contenders: {
    vanilla: alone('vanilla'),
    ours: alone('ours'),
    'Preact, thin bridge': alone('preact'),
    Lit: alone('lit'),
    Knockout: alone('knockout'),
    Alpine: alone('alpine'),
  },
};
