export type Rule =
  | 'unknown-tag'
  | 'unknown-attribute'
  | 'unknown-key'
  | 'unknown-name'
  | 'wrong-value'
  | 'missing-setting'
  | 'missing-type'
  | 'duplicate-attribute'
  | 'self-closed-tag'
  | 'unclosed-tag'
  | 'unclosed-quote'
  | 'element-in-table'
  | 'element-in-textarea'
  | 'block-in-paragraph'
  | 'misspelled-fallback';

/** A problem, and its offset in the template. */
export interface Problem {
  rule: Rule;
  message: string;
  offset: number;
}

export function didYouMean(name: string | undefined, before = '', after = ''): string {
  return name === undefined ? '' : `; did you mean ${before}${name}${after}?`;
}
