/**
 * The script for a plain script tag: `shop-elements.umd.js`. The file starts with the parts that most pages need. Parts of the
 * page's elements run at once, the others one by one after the browser has painted. All further parts load when the page has one
 * of their elements.
 */
import { discover } from './discover';
import { isLinked } from './is-linked';
import { isFirst } from './page-script';
import { isLoaded, load, loadFrom, runPart, table } from './parts';

/**
 * Read while the script runs: afterwards, `currentScript` is null. In a module, it is always null. From the prototype, because
 * `<img name="currentScript">` shadows it, and its `src` would decide where our code comes from.
 */
const running: unknown = Reflect.get(Document.prototype, 'currentScript', document);
const script = running ?? document.querySelector('script[type="module"][src*="shop-elements."]');
const address = script instanceof HTMLScriptElement ? script.src : '';

if (isFirst(address)) {
  loadFrom(address);
  runPart(table.api);
  // A merged script is not in the parts' folder. A later script sets that folder with `configure({ basePath })`, so wait for it.
  if (address.includes('/shop-elements.')) start();
  else afterOtherScripts(start);
}

function start(): void {
  if (isLinked()) defineElements();
  else void load(table.styles).catch(console.error).then(defineElements);
}

/** Deferred scripts run before `DOMContentLoaded`. A script that was inserted after that has only `load` to wait for. */
function afterOtherScripts(act: () => void): void {
  if (document.readyState === 'complete') {
    act();
    return;
  }
  const waiting = new AbortController();
  const { signal } = waiting;
  const end = (): void => {
    waiting.abort();
    act();
  };
  document.addEventListener('DOMContentLoaded', end, { signal });
  window.addEventListener('load', end, { signal });
}

function defineElements(): void {
  void discover();
  const parts = new Set(Object.keys(table.elements).map((name) => table.elements[name] ?? table.api));
  runLater([...parts].filter(isLoaded));
}

/**
 * Runs each part in its own task, so that they don't block input together and one that throws doesn't stop the others. Parts that
 * have already run don't run again.
 */
function runLater([part, ...rest]: readonly number[]): void {
  if (part === undefined) return;
  setTimeout(() => {
    runLater(rest);
    runPart(part);
  });
}
