import { outermost, type Region } from './regions';

/**
 * The nodes to put into a region: those in the reply that match its selector. If none match and the reply is not a whole
 * page, the whole reply is the region's content.
 */
export function freshNodes({ nodes, selector }: Region, reply: Element, isPage: boolean): readonly Node[] {
  const found = outermost(reply, selector);
  if (found.length > 0 || isPage) return found;
  const content = [...reply.childNodes];
  const [only] = nodes;
  if (only === undefined || nodes.length > 1) return content;
  const filled = only.cloneNode();
  for (const node of content) filled.appendChild(node);
  return [filled];
}

/** Puts new nodes in the place of old ones, pair by pair, so that whatever stands between them stays there. */
export function swapNodes(old: readonly Element[], fresh: readonly Node[]): void {
  const [first, ...others] = fresh;
  if (first === undefined) return;
  let last = first;
  old[0]?.parentNode?.replaceChild(first, old[0]);
  others.forEach((node, index) => {
    const place = old[index + 1];
    if (place === undefined) last.parentNode?.insertBefore(node, last.nextSibling);
    else place.parentNode?.replaceChild(node, place);
    last = node;
  });
  for (const left of old.slice(fresh.length)) left.parentNode?.removeChild(left);
}
