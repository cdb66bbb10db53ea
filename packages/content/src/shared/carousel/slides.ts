import { fill } from '@shop-elements/core';
import { contentOf } from '@shop-elements/dom';
import type { carouselTexts } from './carousel.texts';
import { distance, isFar, isInView, isNear, type View } from './pages';

/** The slides of a carousel: where they are, and what is said of them. */
export class Slides {
  readonly #track: HTMLElement;
  /** 1 from left to right, -1 from right to left. */
  #onward: 1 | -1;
  /** Those that have a place; the style sheet keeps all others out of sight. */
  readonly #placed = new Set<HTMLElement>();
  list: readonly HTMLElement[];
  /** Those that can be seen as a whole when all is at rest. */
  inView: readonly HTMLElement[] = [];

  constructor(track: HTMLElement) {
    this.#track = track;
    this.list = contentOf(track);
    // As the markup has it. Asking for the style now would make the browser work out the styles of the page twice.
    this.#onward = track.closest('[dir]')?.getAttribute('dir') === 'rtl' ? -1 : 1;
  }

  /** @returns whether the direction, as the styles have it, is another one */
  turn(onward: 1 | -1): boolean {
    const isOther = onward !== this.#onward;
    this.#onward = onward;
    return isOther;
  }

  /** @returns whether other slides are there now */
  read(): boolean {
    const now = contentOf(this.#track);
    const isChanged = now.length !== this.list.length || now.some((slide, index) => slide !== this.list[index]);
    if (isChanged) this.list = now;
    return isChanged;
  }

  /** Says what each slide is. List items and links say so themselves, and so do slides that the page has named. */
  describe(texts: typeof carouselTexts): void {
    this.list.forEach((slide, index) => {
      if (slide.matches(':not(div), [role]:not([aria-roledescription])')) return;
      slide.setAttribute('role', 'group');
      slide.setAttribute('aria-roledescription', texts.slide);
      slide.setAttribute('aria-label', fill(texts.place, index + 1, this.list.length));
    });
  }

  /** Places the slides that can be seen after the carousel has moved on by so many slides. */
  place(view: View, moved: number): void {
    this.list.forEach((slide, index) => {
      const away = distance(index, moved, view);
      if (!isFar(away, view)) {
        const slides = (this.#onward * away).toFixed(4);
        slide.style.transform = `translateX(calc(${slides} * (100% + var(--shop-slide-gap, 0px))))`;
        this.#placed.add(slide);
      } else if (this.#placed.delete(slide)) {
        slide.style.transform = '';
      }
    });
  }

  /**
   * Hides from screen readers and the keyboard what is not in view. The focus goes to the first slide in view if its own leaves.
   * @returns whether the focus has moved
   */
  show(view: View, moved: number): boolean {
    const { activeElement } = document;
    const leaving = this.#track.contains(activeElement)
      ? this.list.find((slide) => slide.contains(activeElement))
      : undefined;
    this.inView = this.list.filter((slide, index) => {
      const isShown = isInView(distance(index, moved, view), view);
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

  /** Loads the pictures of the pages before and after: the browser would wait until they have come into view. */
  loadPictures(view: View, moved: number): void {
    this.list.forEach((slide, index) => {
      if (isNear(distance(index, moved, view), view)) for (const image of slide.querySelectorAll('img')) load(image);
    });
  }

  /** Makes the slides what they were. */
  clear(): void {
    for (const slide of this.list) {
      slide.inert = false;
      slide.removeAttribute('aria-hidden');
      slide.style.transform = '';
    }
  }
}

/** Also pictures whose address is in `data-lazy`, as slick has it. */
function load(image: HTMLImageElement): void {
  const { lazy } = image.dataset;
  image.loading = 'eager';
  if (lazy === undefined) return;
  image.src = lazy;
  delete image.dataset['lazy'];
}
