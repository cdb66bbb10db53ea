/** One thing that is wrong with an element's settings, in the words of a theme developer. */
export interface ConfigIssue {
  /** The setting, with the way into it: `timeoutTime`, `links.11.finalPrice`; empty when it is about a whole source. */
  path: string;
  /** What was expected and what was found. */
  message: string;
  /** The attribute, script or host JSON it came from. */
  source: string;
}

/** A value as an error message shows it: short, and on one line. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
