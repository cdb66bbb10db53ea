import { type ElementProps, useListener } from '@shop-elements/core';
import { useRef } from 'react';
import type { SubmenuImageConfig } from './submenu-image.config';

/** What a picture showed before a link changed it. */
interface Swapped {
  image: HTMLImageElement;
  link: Element;
  src: string;
  srcset: string | null;
}

/**
 * Shows a link's own picture in its submenu while the shopper points at the link or has the focus on it.
 * @example
 * <shop-submenu-image>
 *   <ul class="submenu"><li class="level1"><a href="/mugs.html" data-image="/mugs.jpg">Mugs</a></li>
 *     <li><img src="/kitchen.jpg" alt=""></li></ul>
 * </shop-submenu-image>
 */
export function SubmenuImage({ element, config }: ElementProps<SubmenuImageConfig>) {
  const swapped = useRef<Swapped>(null);

  const restore = (): void => {
    const before = swapped.current;
    if (before === null) return;
    if (before.srcset !== null) before.image.srcset = before.srcset;
    before.image.setAttribute('src', before.src);
    swapped.current = null;
  };
  const enter = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLElement>(config.link) : null;
    const address = link?.dataset['image'] ?? '';
    if (link === null || address === '' || link === swapped.current?.link) return;
    restore();
    const image = pictureFor(link, element, config.image);
    if (image === undefined) return;
    swapped.current = { image, link, src: image.getAttribute('src') ?? '', srcset: image.getAttribute('srcset') };
    image.removeAttribute('srcset');
    image.setAttribute('src', address);
    image.addEventListener('error', restore, { once: true });
  };
  const leave = (event: MouseEvent | FocusEvent): void => {
    const to = event.relatedTarget;
    if (!(to instanceof Node && swapped.current?.link.contains(to))) restore();
  };

  useListener(element, 'pointerover', enter);
  useListener(element, 'focusin', enter);
  useListener<MouseEvent>(element, 'pointerout', leave);
  useListener<FocusEvent>(element, 'focusout', leave);
  return null;
}

/** The picture nearest to the link: in its own submenu, or in one around that. */
function pictureFor(link: Element, element: HTMLElement, selector: string): HTMLImageElement | undefined {
  for (let part = link.parentElement; part !== null && element.contains(part); part = part.parentElement) {
    const image = part.querySelector(selector);
    if (image instanceof HTMLImageElement && !link.contains(image)) return image;
  }
  return undefined;
}
