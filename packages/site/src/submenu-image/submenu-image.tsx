import { type ElementProps, useListener } from '@shop-elements/core';
import { make } from '@shop-elements/dom';
import { useEffect, useRef } from 'react';
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
  const preloaded = useRef(new Map<string, HTMLImageElement>());

  const restore = (): void => {
    shown.current?.restore();
    shown.current = null;
  };
  /** Loads the pictures of the submenu that opens below an entry, so that the swap is instant. */
  const preload = (entry: Element | null): void => {
    for (const { dataset } of entry?.querySelectorAll<HTMLElement>(config.link) ?? []) {
      const { image = '' } = dataset;
      if (image !== '' && !preloaded.current.has(image)) preloaded.current.set(image, make('img', { src: image }));
    }
  };
  const enter = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    preload(target.closest('li'));
    const link = target.closest<HTMLElement>(config.link);
    const address = link?.dataset['image'];
    if (link === null || !address || link === shown.current?.link) return;
    restore();
    const image = pictureFor(link, element, config.image);
    if (image === undefined) return;
    shown.current = { link, restore: showInstead(image, address) };
    image.addEventListener('error', restore, { once: true });
  };
  const leave = ({ relatedTarget }: MouseEvent | FocusEvent): void => {
    if (!shown.current?.link.contains(relatedTarget as Node | null)) restore();
  };

  // Nothing reports that the pointer left an element that was removed.
  useEffect(() => () => shown.current?.restore(), []);
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

/**
 * Shows another picture in an image.
 * @returns a function that restores the original picture
 */
function showInstead(image: HTMLImageElement, address: string): () => void {
  // Browsers prefer a `<source>`.
  const nodes = [image, ...(image.closest('picture')?.querySelectorAll('source') ?? [])];
  const before = nodes.flatMap((node) =>
    ['src', 'srcset'].map((name) => ({ node, name, value: node.getAttribute(name) })),
  );
  for (const node of nodes) node.removeAttribute('srcset');
  image.src = address;
  return () => {
    for (const { node, name, value } of before) {
      if (value === null) node.removeAttribute(name);
      else node.setAttribute(name, value);
    }
  };
}
