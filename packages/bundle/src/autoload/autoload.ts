/**
 * The autoloader: `<script type="module" src="shop-elements.js">`. Loads the elements that are on the page, and those that
 * come later, and nothing else.
 * @fires shop-discovery-complete on `document`, when every element that the page had at the start is registered or has failed
 */
import { isLinked } from '../is-linked';
import { whenDue } from './due';
import { fail } from './failure';
import { load, parts } from './parts';

/** One promise for each tag that is loading or loaded. */
const loading = new Map<string, Promise<void>>();

const styles = isLinked() ? Promise.resolve() : load(parts.styles).catch(() => undefined);

/** Fetches the code of an element's tag, once. Failed tags are tried again when the next element of theirs arrives. */
function define(element: Element): Promise<void> {
  const tag = element.localName;
  const known = loading.get(tag);
  if (known !== undefined) return known;
  const needed = parts.tags[tag.slice('shop-'.length)] ?? [];
  const started = Promise.all([load(needed), styles]).then(
    () => undefined,
    (error: unknown) => {
      loading.delete(tag);
      fail(tag, error);
    },
  );
  loading.set(tag, started);
  return started;
}

/** Every element below, or the node itself, whose tag is ours and not registered yet. Foreign tags are left alone. */
function waitingIn(root: ParentNode & Node): Element[] {
  const below = [...root.querySelectorAll(':not(:defined)')];
  if (root instanceof Element && root.matches(':not(:defined)')) below.unshift(root);
  return below.filter(({ localName }) => localName.startsWith('shop-') && localName.slice(5) in parts.tags);
}

function discover(root: ParentNode & Node): Promise<void>[] {
  return waitingIn(root).map((element) => whenDue(element, () => define(element)));
}

function discoverAdded(records: MutationRecord[]): void {
  for (const { addedNodes } of records) {
    for (const node of [...addedNodes]) if (node instanceof Element) discover(node);
  }
}

async function start(): Promise<void> {
  new MutationObserver(discoverAdded).observe(document, { childList: true, subtree: true });
  await Promise.all([load(parts.api).catch(() => undefined), ...discover(document)]);
  document.dispatchEvent(new CustomEvent('shop-discovery-complete'));
}

void start();
