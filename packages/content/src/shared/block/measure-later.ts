const waiting = new Set<() => () => void>();

/**
 * Measures in the next frame, before painting. Reads all blocks of the page first and changes them afterwards, so that the browser
 * calculates the layout once, not once per block.
 * @param read measures, and returns a function that applies the change
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
