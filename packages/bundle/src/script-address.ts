/** Where this file came from, for those beside it. Asked while it runs: later no script is the current one. */
const script = document.currentScript;

export const SHOP_SCRIPT = script !== null && 'src' in script ? script.src : '';
