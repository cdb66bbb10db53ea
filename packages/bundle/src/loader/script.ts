/**
 * The script for a plain script tag: `shop-elements.umd.js`. The parts that most pages need come before it in the file and run
 * at once; the others are loaded when one of their elements comes near the view.
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
  for (const name of Object.keys(known.elements)) {
    const part = known.elements[name];
    if (part !== undefined && isHere(part)) runPart(part);
  }
  void discover();
}

// Only now: an AMD loader runs a factory when somebody asks for it, and the elements are to be there without that.
offerToAmd();
