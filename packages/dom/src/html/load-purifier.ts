/** What cleans HTML in browsers without a Sanitizer: loaded at the first need. */
export function loadPurifier(): Promise<typeof import('./purifier')> {
  return import('./purifier');
}
