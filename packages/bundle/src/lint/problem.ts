export type Rule =
  | 'unknown-tag'
  | 'unknown-attribute'
  | 'unknown-key'
  | 'unknown-name'
  | 'wrong-value'
  | 'missing-setting'
  | 'self-closed-tag'
  | 'unclosed-tag'
  | 'block-in-paragraph'
  | 'misspelled-fallback';

/** Something that will not work, and where in the template's text it is. */
export interface Problem {
  rule: Rule;
  message: string;
  offset: number;
}

export function didYouMean(name: string | undefined, before = '', after = ''): string {
  return name === undefined ? '' : `; did you mean ${before}${name}${after}?`;
}
