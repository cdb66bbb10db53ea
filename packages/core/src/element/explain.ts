/** Every sentence that the console has had: one is enough, also for a thousand elements. */
const said = new Set<string>();

const explanations = new WeakMap<Node, Set<string>>();

/** Explains a mistake in the page to whoever made it: in the console once, and at the node to `doctor()`. */
export function explain(node: Node, sentence: string): void {
  const known = explanations.get(node) ?? new Set();
  explanations.set(node, known.add(sentence));
  if (said.has(sentence)) return;
  said.add(sentence);
  console.warn(sentence, node);
}

/** What was explained about a node. */
export function explanationsOf(node: Node): readonly string[] {
  return [...(explanations.get(node) ?? [])];
}

/** Forgets what the console has had: for tests. */
export function resetExplanations(): void {
  said.clear();
}
