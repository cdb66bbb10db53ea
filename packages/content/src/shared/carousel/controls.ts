import { fill, removeNode } from '@shop-elements/core';
import { make } from '@shop-elements/dom';
import type { carouselTexts } from './carousel.texts';

interface ControlOptions {
  showArrows: boolean;
  showDots: boolean;
  /** Shows a pause button. */
  autoplay: boolean;
}

interface Presses {
  /** Moves by a number of pages, negative for back. */
  turn(pages: number): void;
  togglePlay(): void;
}

/** The state that the controls show. */
interface Shown {
  pages: number;
  page: number;
  /** Whether there is no page before this one. */
  isFirst: boolean;
  /** Whether there is no page after this one. */
  isLast: boolean;
  plays: boolean;
  texts: typeof carouselTexts;
}

/** The controls of a carousel. They come before the slides in the document, and beside or below them on the screen. */
export interface Controls {
  bar: HTMLElement;
  pause: HTMLElement;
  previous: HTMLElement;
  next: HTMLElement;
  /** A list with a button per page. */
  dots: HTMLElement;
  show(shown: Shown): void;
  /** Announces the new page. */
  announce(): void;
}

export function createControls(
  { showArrows, showDots, autoplay }: ControlOptions,
  { turn, togglePlay }: Presses,
): Controls {
  // Dots and the pause button are in a row below the slides. Arrows alone are beside the slides if there is room.
  const row = showDots || autoplay ? ' shop-carousel__bar--row' : '';
  const bar = make('div', { className: `shop-carousel__bar${row}` });
  const pause = button('pause', togglePlay);
  const previous = button('previous', () => turn(-1));
  const next = button('next', () => turn(1));
  const dots = make('ul', { className: 'shop-carousel__dots' });
  const status = make('span', { className: 'shop-visually-hidden' });
  let current = 0;
  let place = '';

  // A cloned element must not contain our controls.
  bar.setAttribute('data-shop-root', '');
  // Dragging a control must not move the slides.
  bar.setAttribute('data-keen-slider-clickable', '');
  status.setAttribute('role', 'status');
  if (autoplay) bar.append(pause);
  if (showArrows) bar.append(previous);
  if (showDots) bar.append(dots);
  if (showArrows) bar.append(next);
  bar.append(status);

  /** Adds or removes dots. The remaining ones keep the focus. */
  const setDots = (pages: number): void => {
    while (dots.children.length > pages) removeNode(dots.lastElementChild);
    while (dots.children.length < pages) {
      const number = dots.children.length;
      const dot = make('li', {});
      dot.append(button('dot', () => turn(number - current)));
      dots.append(dot);
    }
  };

  return {
    bar,
    pause,
    previous,
    next,
    dots,
    show({ pages, page, isFirst, isLast, plays, texts }) {
      current = page;
      place = fill(texts.place, page + 1, pages);
      bar.hidden = pages < 2 || !(showArrows || showDots || autoplay);
      if (showDots) setDots(pages);
      [...dots.children].forEach((dot, index) => {
        dot.firstElementChild?.setAttribute('aria-label', fill(texts.show, index + 1, pages));
        dot.firstElementChild?.setAttribute('aria-current', String(index === page));
      });
      previous.setAttribute('aria-label', texts.previous);
      previous.setAttribute('aria-disabled', String(isFirst));
      next.setAttribute('aria-label', texts.next);
      next.setAttribute('aria-disabled', String(isLast));
      pause.setAttribute('aria-label', plays ? texts.pause : texts.play);
      pause.setAttribute('data-state', plays ? 'playing' : 'paused');
    },
    announce() {
      status.textContent = place;
    },
  };
}

function button(kind: string, press: () => void): HTMLElement {
  return make('button', {
    type: 'button',
    className: `shop-carousel__button shop-carousel__${kind}`,
    onclick: press,
  });
}
