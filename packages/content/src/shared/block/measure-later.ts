const waiting = new Set<() => () => void>();

/**
 * Measures something in the next frame, before it is painted. All blocks of the page are read first and changed afterwards, so
 * that the browser lays out the page once and not once for each block.
 * @param read measures, and returns the change that follows from it
 * @returns cancels it
 */
export function measureLater(read: () => () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(measure);
  waiting.add(read);
  return () => void waiting.delete(read);
}

function measure(): void {
  const reads = [...waiting];
  waiting.clear();
  const changes = reads.map((read) => read());
  for (const change of changes) change();
}
