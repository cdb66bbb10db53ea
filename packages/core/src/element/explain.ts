/** Sentences already logged. Each is logged once, even if a thousand elements cause it. */
const logged = new Set<string>();

const explanations = new WeakMap<Node, Set<string>>();

/** Explains a mistake in the page to its developer: once in the console, and in `doctor()`'s row for the node. */
export function explain(node: Node, sentence: string): void {
  const known = explanations.get(node) ?? new Set();
  explanations.set(node, known.add(sentence));
  if (logged.has(sentence)) return;
  logged.add(sentence);
  console.warn(sentence, node);
}

/** All explanations given for a node. */
export function explanationsOf(node: Node): readonly string[] {
  return [...(explanations.get(node) ?? [])];
}

/** For tests: logs each sentence again. */
export function resetExplanations(): void {
  logged.clear();
}
