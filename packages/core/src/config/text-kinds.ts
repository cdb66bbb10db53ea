import { isOwnAddress, isPictureAddress, isWebAddress } from './addresses';

/** Restricted strings. `expected` completes "expected …" in an error. A URL may be empty. */
export const textKinds = {
  address: {
    // For frames that start empty.
    fits: (text: string) => text === '' || text === 'about:blank' || isWebAddress(text),
    expected: 'an http, https or relative URL',
  },
  'own-address': {
    fits: (text: string) => text === '' || isOwnAddress(text),
    expected: 'a URL of this shop (relative, or on the same site as the page)',
  },
  picture: {
    fits: (text: string) => text === '' || isPictureAddress(text),
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
