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
  if (src === '' || !(type === 'inline' || canBeShown(src, type))) return undefined;
  return { type, src, title: control.title || control.textContent?.trim() || '' };
}

/** Only what comes from the web, and pictures that are their own address. */
function canBeShown(src: string, type: Source['type']): boolean {
  const { protocol } = new URL(src, document.baseURI);
  return /^https?:$/.test(protocol) || (type === 'image' && protocol === 'data:');
}

function typeOf(src: string): Source['type'] {
  if (src.startsWith('#')) return 'inline';
  return /\.(avif|gif|jpe?g|png|svg|webp)(?:[?#]|$)/i.test(src) ? 'image' : 'ajax';
}
