import { fill } from '@shop-elements/core';
import { contentOf } from '@shop-elements/dom';
import type { carouselTexts } from './carousel.texts';
import { distance, isFar, isInView, isNear, type Layout } from './pages';

/** The slides of a carousel: their positions and their ARIA attributes. */
export class Slides {
  readonly #track: HTMLElement;
  /** 1 from left to right, -1 from right to left. */
  #direction: 1 | -1;
  /** The slides with a position. The style sheet moves all others out of view. */
  readonly #placed = new Set<HTMLElement>();
  list: readonly HTMLElement[];
  /** The slides that are completely visible at rest. */
  inView: readonly HTMLElement[] = [];

  constructor(track: HTMLElement) {
    this.#track = track;
    this.list = contentOf(track);
    // Read from the markup. Reading the computed style now would make the browser calculate styles twice.
    this.#direction = track.closest('[dir]')?.getAttribute('dir') === 'rtl' ? -1 : 1;
  }

  /** Sets the text direction. @returns whether it has changed */
  setDirection(direction: 1 | -1): boolean {
    const isChanged = direction !== this.#direction;
    this.#direction = direction;
    return isChanged;
  }

  /** Reads the slides again. @returns whether they have changed */
  read(): boolean {
    const now = contentOf(this.#track);
    const isChanged = now.length !== this.list.length || now.some((slide, index) => slide !== this.list[index]);
    if (isChanged) this.list = now;
    return isChanged;
  }

  /** Names each slide, except list items, links and slides with a role from the page. */
  describe(texts: typeof carouselTexts): void {
    this.list.forEach((slide, index) => {
      if (slide.matches(':not(div), [role]:not([aria-roledescription])')) return;
      slide.setAttribute('role', 'group');
      slide.setAttribute('aria-roledescription', texts.slide);
      slide.setAttribute('aria-label', fill(texts.place, index + 1, this.list.length));
    });
  }

  /** Positions the slides that are visible after the carousel has moved by `moved` slides. */
  place(layout: Layout, moved: number): void {
    this.list.forEach((slide, index) => {
      const away = distance(index, moved, layout);
      if (!isFar(away, layout)) {
        const slides = (this.#direction * away).toFixed(4);
        slide.style.transform = `translateX(calc(${slides} * (100% + var(--shop-slide-gap, 0px))))`;
        this.#placed.add(slide);
      } else if (this.#placed.delete(slide)) {
        slide.style.transform = '';
      }
    });
  }

  /**
   * Hides slides that are not in view from screen readers and the keyboard. If the focused slide leaves, focuses the first slide in
   * view.
   * @returns whether the focus has moved
   */
  show(layout: Layout, moved: number): boolean {
    const { activeElement } = document;
    const leaving = this.#track.contains(activeElement)
      ? this.list.find((slide) => slide.contains(activeElement))
      : undefined;
    this.inView = this.list.filter((slide, index) => {
      const isShown = isInView(distance(index, moved, layout), layout);
      if (slide.inert === isShown || !slide.hasAttribute('aria-hidden')) {
        slide.inert = !isShown;
        slide.setAttribute('aria-hidden', String(!isShown));
      }
      return isShown;
    });
    const [first] = this.inView;
    if (first === undefined || !leaving?.inert) return false;
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
    return true;
  }

  /** Loads the pictures of the previous and next page. The browser would wait until they are in view. */
  loadPictures(layout: Layout, moved: number): void {
    this.list.forEach((slide, index) => {
      if (isNear(distance(index, moved, layout), layout))
        for (const image of slide.querySelectorAll('img')) load(image);
    });
  }

  /** Shows all slides again, in their places. */
  clear(): void {
    for (const slide of this.list) {
      slide.inert = false;
      slide.removeAttribute('aria-hidden');
      slide.style.transform = '';
    }
  }
}

/** Supports slick's `data-lazy` attribute, too. */
function load(image: HTMLImageElement): void {
  const { lazy } = image.dataset;
  image.loading = 'eager';
  if (lazy === undefined) return;
  image.src = lazy;
  delete image.dataset['lazy'];
}
