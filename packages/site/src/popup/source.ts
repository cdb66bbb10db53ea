import { urlOf } from '@shop-elements/core';
import type { PopupConfig } from './popup.config';

/** What a popup shows. */
export interface Source {
  type: NonNullable<PopupConfig['type']>;
  /** `#id`, or an address. */
  src: string;
  title: string;
}

/** What a control asks for; undefined when it leads nowhere that can be shown. */
export function sourceOf(control: HTMLElement, config: PopupConfig): Source | undefined {
  const src = config.src ?? control.getAttribute('href') ?? '';
  const type = config.type ?? typeOf(src);
  const protocol = urlOf(src)?.protocol ?? '';
  // What comes from the web, what is here, and pictures that are their own address.
  const canBeShown = /^https?:$/.test(protocol) || type === 'inline' || (type === 'image' && protocol === 'data:');
  if (src === '' || !canBeShown) return undefined;
  return { type, src, title: control.title || control.textContent?.trim() || '' };
}

function typeOf(src: string): Source['type'] {
  if (src.startsWith('#')) return 'inline';
  return /\.(avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i.test(src) ? 'image' : 'ajax';
}
