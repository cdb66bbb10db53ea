/**
 * The loader: `<script type="module" src="shop-elements.loader.js">`. Loads only the code of the elements on the page, and of
 * elements added later.
 * @fires shop-discovery-complete on `document`, when every element that the page had at the start is defined or has failed
 */
import { discover } from './discover';
import { isLinked } from './is-linked';
import { isFirst } from './page-script';
import { load, loadFrom, table } from './parts';

async function start(): Promise<void> {
  loadFrom(import.meta.url);
  const styles = isLinked() ? undefined : load(table.styles).catch(console.error);
  await Promise.all([load(table.api).catch(console.error), discover(styles)]);
  document.dispatchEvent(new CustomEvent('shop-discovery-complete'));
}

if (isFirst(import.meta.url)) void start();
