import { fill } from '@shop-elements/core';
import { make } from '@shop-elements/dom';
import type { carouselTexts } from './carousel.texts';

interface ControlOptions {
  showArrows: boolean;
  showDots: boolean;
  /** A carousel that moves by itself can be paused. */
  autoplay: boolean;
}

interface Presses {
  /** The shopper wants to go so many pages on, or back. */
  turn(pages: number): void;
  togglePlay(): void;
}

/** What the controls show. */
interface Shown {
  pages: number;
  page: number;
  /** Whether there is nothing before the page, and nothing after it. */
  isFirst: boolean;
  isLast: boolean;
  plays: boolean;
  texts: typeof carouselTexts;
}

/** What a shopper steers a carousel with. In the page it all comes before the slides, in the style sheet beside and below them. */
export interface Controls {
  bar: HTMLElement;
  pause: HTMLElement;
  previous: HTMLElement;
  next: HTMLElement;
  /** A list with a button for each page. */
  dots: HTMLElement;
  show(shown: Shown): void;
  /** Announces the new page. */
  announce(): void;
}

export function createControls(
  { showArrows, showDots, autoplay }: ControlOptions,
  { turn, togglePlay }: Presses,
): Controls {
  // The controls have a row below the slides. Arrows without dots are beside the slides where there is room.
  const row = showDots || autoplay ? ' shop-carousel__bar--row' : '';
  const bar = make('div', { className: `shop-carousel__bar${row}` });
  const pause = button('pause', togglePlay);
  const previous = button('previous', () => turn(-1));
  const next = button('next', () => turn(1));
  const dots = make('ul', { className: 'shop-carousel__dots' });
  const status = make('span', { className: 'shop-visually-hidden' });
  let current = 0;
  let place = '';

  // Marked as ours: a cloned block gets controls of its own.
  bar.setAttribute('data-shop-root', '');
  // The slides are not dragged by their controls.
  bar.setAttribute('data-keen-slider-clickable', '');
  status.setAttribute('role', 'status');
  if (autoplay) bar.append(pause);
  if (showArrows) bar.append(previous);
  if (showDots) bar.append(dots);
  if (showArrows) bar.append(next);
  bar.append(status);

  /** As many dots as there are pages; those that stay keep the focus. */
  const countDots = (pages: number): void => {
    while (dots.children.length > pages) dots.lastElementChild?.replaceWith();
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
      if (showDots) countDots(pages);
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
