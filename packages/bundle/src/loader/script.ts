/**
 * The script for a plain script tag: `shop-elements.umd.js`. The parts that most pages need come before it in the file. Those of
 * the page's elements run at once, the rest of them one by one when the browser has drawn; other parts are loaded when the page
 * has one of their elements.
 */
import { offerToAmd } from './amd';
import { discover } from './discover';
import { isFirst } from './first';
import { isLinked } from './is-linked';
import { isHere, known, load, loadFrom, runPart } from './parts';

/** Asked while the script runs: later no script is the current one. */
const script = document.currentScript;
const address = script !== null && 'src' in script ? script.src : '';

if (isFirst(address)) {
  loadFrom(address);
  runPart(known.api);
  if (isLinked()) defineElements();
  else void load(known.styles).then(defineElements, defineElements);
}

function defineElements(): void {
  void discover();
  const parts = new Set(Object.keys(known.elements).map((name) => known.elements[name] ?? known.api));
  runLater([...parts].filter(isHere));
}

/** Each part in a task of its own, so that the shopper never waits for all of them. Those that have run already stay as they are. */
function runLater([part, ...rest]: readonly number[]): void {
  if (part === undefined) return;
  setTimeout(() => {
    runPart(part);
    runLater(rest);
  });
}

// Only now: an AMD loader runs a factory when somebody asks for it, and the elements are to be there without that.
offerToAmd();
