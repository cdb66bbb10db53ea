import { isOwnAddress, isPictureAddress, isWebAddress } from './addresses';

/** Texts that are more than a text: what they have to be, and how a theme developer would say it. An address may be empty. */
export const textKinds = {
  address: {
    // A frame may begin blank.
    fits: (text: string) => text === '' || text === 'about:blank' || isWebAddress(text),
    wanted: 'an address (http, https or relative)',
  },
  'own-address': {
    fits: (text: string) => text === '' || isOwnAddress(text),
    wanted: 'an address of this shop (relative, or on the same site as the page)',
  },
  picture: {
    fits: (text: string) => text === '' || isPictureAddress(text),
    wanted: 'the address of a picture (http, https, relative or data:image)',
  },
  selector: { fits: isSelector, wanted: 'a CSS selector' },
} as const;

export type TextKind = keyof typeof textKinds;

export function isTextKind(kind: string): kind is TextKind {
  return Object.hasOwn(textKinds, kind);
}

function isSelector(text: string): boolean {
  // The command line has no page, and so nothing that could judge.
  if (typeof document === 'undefined') return text !== '';
  try {
    document.createDocumentFragment().querySelector(text);
    return true;
  } catch {
    return false;
  }
}
