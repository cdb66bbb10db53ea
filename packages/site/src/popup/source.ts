import { urlOf } from '@shop-elements/core';
import type { PopupConfig } from './popup.config';

/** The content of a popup. */
export interface Source {
  type: NonNullable<PopupConfig['type']>;
  /** `#id`, or an address. */
  src: string;
  title: string;
}

/** The content that a control opens; undefined if its address can't be shown. */
export function sourceOf(control: HTMLElement, config: PopupConfig): Source | undefined {
  const src = config.src ?? control.getAttribute('href') ?? '';
  const type = config.type ?? typeOf(src);
  const protocol = urlOf(src)?.protocol ?? '';
  // Web addresses, parts of this page, and pictures in `data:` addresses.
  const canBeShown = /^https?:$/.test(protocol) || type === 'inline' || (type === 'image' && protocol === 'data:');
  if (src === '' || !canBeShown) return undefined;
  return { type, src, title: labelOf(control) };
}

/** The name of a link or button: its title, or else its label, its text, or the text of its picture. */
function labelOf(control: HTMLElement): string {
  const label = control.title || control.getAttribute('aria-label') || control.textContent.trim();
  return label || (control.querySelector('img')?.alt ?? '');
}

function typeOf(src: string): Source['type'] {
  if (src.startsWith('#')) return 'inline';
  return /\.(avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i.test(src) ? 'image' : 'ajax';
}
