import { fill } from '@shop-elements/core';
import { make } from '@shop-elements/dom';
import type { carouselTexts } from './carousel.texts';

interface ControlOptions {
  /** Previous and next. */
  showArrows: boolean;
  /** A dot for every page. */
  showDots: boolean;
  /** It moves by itself, so it can be paused. */
  autoplay: boolean;
}

/** What the controls show. */
interface Shown {
  pages: number;
  page: number;
  /** Whether the arrows, back and on, lead nowhere. */
  ends: readonly boolean[];
  plays: boolean;
}

/** The bar of controls below the slides. */
export interface Controls {
  bar: HTMLElement;
  pause: HTMLElement;
  show(shown: Shown): void;
  /** Tells a screen reader where the shopper has got to. */
  announce(): void;
}

/**
 * @param step goes on by so many pages
 * @param play pauses, or goes on playing
 */
export function createControls(
  { showArrows, showDots, autoplay }: ControlOptions,
  texts: typeof carouselTexts,
  step: (pages: number) => void,
  play: () => void,
): Controls {
  const bar = make('div', { className: 'shop-carousel__bar' });
  const status = make('span', { className: 'shop-visually-hidden' });
  const previous = button('previous', () => step(-1));
  const next = button('next', () => step(1));
  const pause = button('pause', play);
  const dots: HTMLElement[] = [];
  let current = 0;
  let said = '';

  // A copy of the block comes without a copy of the bar, which would do nothing.
  bar.setAttribute('data-shop-root', '');
  // Nobody drags the slides by their controls.
  bar.setAttribute('data-keen-slider-clickable', '');
  status.setAttribute('role', 'status');
  previous.setAttribute('aria-label', texts.previous);
  next.setAttribute('aria-label', texts.next);
  if (showArrows) bar.append(previous, next);
  if (autoplay) bar.append(pause);
  bar.append(status);

  return {
    bar,
    pause,
    show({ pages, page, ends, plays }) {
      current = page;
      said = fill(texts.place, page + 1, pages);
      bar.hidden = pages < 2 || !(showArrows || showDots || autoplay);
      for (let number = dots.length; showDots && number < pages; number += 1) {
        const dot = button('dot', () => step(number - current));
        // Behind the ones before it, and the arrow back.
        bar.insertBefore(dot, bar.children[dots.length + Number(showArrows)] ?? null);
        dots.push(dot);
      }
      dots.forEach((dot, number) => {
        dot.hidden = number >= pages;
        dot.setAttribute('aria-label', fill(texts.place, number + 1, pages));
        dot.setAttribute('aria-current', String(number === page));
      });
      [previous, next].forEach((arrow, way) => {
        arrow.setAttribute('aria-disabled', String(ends[way]));
      });
      pause.setAttribute('aria-label', plays ? texts.pause : texts.play);
      pause.setAttribute('data-state', plays ? 'playing' : 'paused');
    },
    announce() {
      status.textContent = said;
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
