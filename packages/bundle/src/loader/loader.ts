/**
 * The loader: `<script type="module" src="shop-elements.loader.js">`. Loads what defines the elements that are on the page, and
 * those that come later, and nothing else.
 * @fires shop-discovery-complete on `document`, when every element that the page had at the start is defined or has failed
 */
import { discover } from './discover';
import { isFirst } from './first';
import { isLinked } from './is-linked';
import { known, load, loadFrom } from './parts';

async function start(): Promise<void> {
  loadFrom(import.meta.url);
  const styles = isLinked() ? undefined : load(known.styles).catch(() => undefined);
  await Promise.all([load(known.api).catch(() => undefined), discover(styles)]);
  document.dispatchEvent(new CustomEvent('shop-discovery-complete'));
}

if (isFirst(import.meta.url)) void start();
