/** Messages already logged. Each is logged once, even if a thousand elements cause it. */
const logged = new Set<string>();

const warnings = new WeakMap<Node, Set<string>>();

/** Warns the page's developer about a mistake in the page: once in the console, and in `doctor()`'s row for the node. */
export function warnOnce(node: Node, message: string): void {
  const earlier = warnings.get(node) ?? new Set();
  warnings.set(node, earlier.add(message));
  if (logged.has(message)) return;
  logged.add(message);
  console.warn(message, node);
}

/** All warnings about a node. */
export function warningsOf(node: Node): readonly string[] {
  return [...(warnings.get(node) ?? [])];
}

/** For tests: logs each message again. */
export function resetWarnings(): void {
  logged.clear();
}
