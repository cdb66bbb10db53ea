/** A problem in an element's settings, written for theme developers. */
export interface ConfigIssue {
  /** The setting, or the path to a part of it: `timeoutTime`, `links.11.finalPrice`. Empty for problems of a whole source. */
  path: string;
  /** What was expected, and what was found. */
  message: string;
  /** The attribute, script or page JSON that has the value. */
  source: string;
}

/** Formats a value for an error message: short, on one line. */
export function quote(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}
