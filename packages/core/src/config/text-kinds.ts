import { isOwnUrl, isPictureUrl, isWebUrl } from './urls';

/** Restricted strings. `expected` completes "expected …" in an error. A URL may be empty. */
export const textKinds = {
  url: {
    // `about:blank` is for frames that start empty.
    fits: (text: string) => text === '' || text === 'about:blank' || isWebUrl(text),
    expected: 'an http, https or relative URL',
  },
  'own-url': {
    fits: (text: string) => text === '' || isOwnUrl(text),
    expected: 'a URL of this shop (relative, or on the same site as the page)',
  },
  'picture-url': {
    fits: (text: string) => text === '' || isPictureUrl(text),
    expected: 'the URL of a picture (http, https, relative or data:image)',
  },
  selector: { fits: isSelector, expected: 'a CSS selector' },
} as const;

export type TextKind = keyof typeof textKinds;

export function isTextKind(kind: string): kind is TextKind {
  return Object.hasOwn(textKinds, kind);
}

function isSelector(text: string): boolean {
  // The lint command has no DOM to parse selectors.
  if (typeof document === 'undefined') return text !== '';
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}
