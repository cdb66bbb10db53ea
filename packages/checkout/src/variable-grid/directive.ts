import type { Variable } from './variable-grid.config';

/** What a template says to have a variable's value printed. */
export function directiveOf({ variable_type, code }: Variable): string {
  return variable_type === 'custom' ? `{{customVar code=${code}}}` : `{{config path="${code}"}}`;
}

/** What people call it. */
export function nameOf({ variable_name, name, code }: Variable): string {
  return variable_name || name || code;
}
