import { fill, textsOf } from '@shop-elements/core';
import { carouselTexts } from './carousel.texts';

/** What a carousel's controls ask of it. */
interface ControlActions {
  /** Goes on by so many pages. */
  step(pages: number): void;
  /** Goes to a page. */
  show(page: number): void;
  /** Pauses, or goes on playing. */
  play(plays: boolean): void;
}

interface ControlOptions {
  showArrows: boolean;
  showDots: boolean;
  /** It moves by itself, so it can be paused. */
  autoplay: boolean;
}

/** The bar of controls below the slides. */
export interface Controls {
  bar: HTMLElement;
  /** Whether the shopper is about to pause it: the focus there stops nothing. */
  isPauseFocused(): boolean;
  setPages(count: number): void;
  /** @param ends which arrows lead nowhere */
  setPage(page: number, ends: readonly boolean[]): void;
  setPlaying(plays: boolean): void;
  /** Tells a screen reader where the shopper has got to. */
  announce(): void;
}

export function createControls(block: HTMLElement, options: ControlOptions, actions: ControlActions): Controls {
  const texts = textsOf(block, carouselTexts, 'carousel');
  const bar = document.createElement('div');
  // A copy of the block comes without the copy of the bar, which would do nothing.
  bar.setAttribute('data-shop-root', '');
  bar.setAttribute('data-keen-slider-clickable', '');
  bar.className = 'shop-carousel__bar';

  const button = (label: string, kind: string, press: () => void): HTMLButtonElement => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = `shop-carousel__button shop-carousel__${kind}`;
    made.setAttribute('aria-label', label);
    made.addEventListener('click', press);
    return made;
  };
  const arrows = [
    button(texts.previous, 'previous', () => actions.step(-1)),
    button(texts.next, 'next', () => actions.step(1)),
  ];
  const pause = button(texts.pause, 'pause', () => actions.play(pause.getAttribute('data-state') === 'paused'));
  const dots = document.createElement('div');
  dots.className = 'shop-carousel__dots';
  const status = document.createElement('span');
  status.className = 'shop-visually-hidden';
  status.setAttribute('role', 'status');

  const [previous, next] = arrows;
  if (options.showArrows && previous) bar.append(previous);
  if (options.showDots) bar.append(dots);
  if (options.showArrows && next) bar.append(next);
  if (options.autoplay) bar.append(pause);
  bar.append(status);

  let current = 0;
  return {
    bar,
    isPauseFocused: () => document.activeElement === pause,
    setPages(count) {
      bar.hidden = count < 2 || bar.childElementCount < 2;
      while (dots.childElementCount > count) dots.lastElementChild?.replaceWith();
      for (let page = dots.childElementCount; page < count; page += 1) {
        dots.append(button('', 'dot', () => actions.show(page)));
      }
      Array.from(dots.children).forEach((dot, page) => {
        dot.setAttribute('aria-label', fill(texts.place, page + 1, count));
      });
    },
    setPage(page, ends) {
      current = page;
      Array.from(dots.children).forEach((dot, index) => {
        if (index === page) dot.setAttribute('aria-current', 'true');
        else dot.removeAttribute('aria-current');
      });
      arrows.forEach((arrow, index) => {
        arrow.setAttribute('aria-disabled', String(ends[index]));
      });
    },
    setPlaying(plays) {
      pause.setAttribute('data-state', plays ? 'playing' : 'paused');
      pause.setAttribute('aria-label', plays ? texts.pause : texts.play);
    },
    announce() {
      status.textContent = dots.children[current]?.getAttribute('aria-label') ?? '';
    },
  };
}
