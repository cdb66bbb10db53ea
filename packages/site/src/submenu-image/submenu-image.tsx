import { type ElementProps, useListener } from '@shop-elements/core';
import { useRef } from 'react';
import type { SubmenuImageConfig } from './submenu-image.config';

/**
 * Swaps the picture of a submenu while the shopper hovers or focuses a link with its own picture.
 * @example
 * <shop-submenu-image>
 *   <ul class="submenu"><li class="level1"><a href="/mugs.html" data-image="/mugs.jpg">Mugs</a></li>
 *     <li><img src="/kitchen.jpg" alt=""></li></ul>
 * </shop-submenu-image>
 */
export function SubmenuImage({ element, config }: ElementProps<SubmenuImageConfig>) {
  /** The link whose picture shows, and a function that restores the original picture. */
  const shown = useRef<{ link: Element; restore: () => void }>(null);

  const restore = (): void => {
    shown.current?.restore();
    shown.current = null;
  };
  const enter = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLElement>(config.link) : null;
    const address = link?.dataset['image'];
    if (link === null || !address || link === shown.current?.link) return;
    restore();
    const image = pictureFor(link, element, config.image);
    if (image === undefined) return;
    const before = ['src', 'srcset'].map((name) => [name, image.getAttribute(name)] as const);
    shown.current = {
      link,
      restore() {
        for (const [name, value] of before) if (value !== null) image.setAttribute(name, value);
      },
    };
    image.removeAttribute('srcset');
    image.src = address;
    image.addEventListener('error', restore, { once: true });
  };
  const leave = ({ relatedTarget }: MouseEvent | FocusEvent): void => {
    if (!shown.current?.link.contains(relatedTarget as Node | null)) restore();
  };

  useListener(element, 'pointerover', enter);
  useListener(element, 'focusin', enter);
  useListener(element, 'pointerout', leave);
  useListener(element, 'focusout', leave);
  return null;
}

/** The picture nearest to the link: in its own submenu, or in one that contains it. */
function pictureFor(link: Element, element: HTMLElement, selector: string): HTMLImageElement | undefined {
  for (let part = link.parentElement; part !== null && element.contains(part); part = part.parentElement) {
    const image = part.querySelector(selector);
    if (image instanceof HTMLImageElement && !link.contains(image)) return image;
  }
  return undefined;
}
