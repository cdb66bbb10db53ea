/** Loads DOMPurify, when a browser without a Sanitizer first needs it. */
export function loadPurifier(): Promise<typeof import('./purifier')> {
  return import('./purifier');
}
