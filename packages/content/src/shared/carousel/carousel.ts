import { fill, textsOf } from '@shop-elements/core';
import { contentOf, onwardOf, wantsCalm } from '@shop-elements/dom';
import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider';
import { listen } from '../block/listen';
import { carouselTexts } from './carousel.texts';
import { createControls } from './controls';
import { distance, firstSlide, goesRound, isFar, isInView, modulo, pageCount, pageOf, type View } from './pages';

export interface CarouselOptions {
  /** Goes on by itself, unless the shopper wants reduced motion. */
  autoplay: boolean;
  /** Milliseconds of rest between two movements. */
  autoplaySpeed: number;
  /** Slides fade into each other instead of moving. */
  fade: boolean;
  /** Previous and next. */
  showArrows: boolean;
  /** A dot for every page. */
  showDots: boolean;
  /** Room at both sides of a centered carousel, in which the neighbors look in. */
  centerPadding?: string;
  /** How so many slides are shown now. Asked again at every `refresh`. */
  view(slides: number): Omit<View, 'slides'>;
}

export interface Carousel {
  /** Something about the view has changed. The slides that show stay in sight. */
  refresh(): void;
  stop(): void;
}

/** Milliseconds that a movement takes: the library's own. */
const SPEED = 500;

/** Slides move on when they are dragged by more than this part of the list's width: a touch threshold of 5. */
const THRESHOLD = 1 / 5;

/** Arrow keys mean something else there. */
const ownArrows = 'input, select, textarea, video, audio, [contenteditable], [role]:not([role="group"])';

/** The first slide in view, by block, so that one that is moved, or set anew, goes on where it was. */
const places = new WeakMap<HTMLElement, number>();

/**
 * Makes a carousel of a block of the page.
 * @param block gets the controls
 * @param track holds the slides, and may be the block itself
 */
export function startCarousel(block: HTMLElement, track: HTMLElement, options: CarouselOptions): Carousel {
  const { autoplay, autoplaySpeed, fade } = options;
  const texts = textsOf(block, carouselTexts, 'carousel');
  const isCalm = wantsCalm();
  const onward = onwardOf(block);

  let slides: HTMLElement[] = [];
  let view: View;
  /** Counted on beyond the last one, and back beyond the first one, by a carousel that goes round. */
  let page = 0;
  let plays = autoplay && !isCalm;
  let timer = 0;
  let dragFrom = 0;
  let dragTo = 0;

  const controls = createControls(
    options,
    texts,
    (pages) => goByHand(page + pages),
    () => {
      plays = !plays;
      go(plays && isAtEnd() ? 0 : page);
    },
  );

  function look(): void {
    slides = contentOf(track);
    view = { slides: slides.length, ...options.view(slides.length) };
    page = pageOf(places.get(block) ?? 0, view);
    // With one slide more than fit, both sides would show the same one.
    const looksIn = view.centered && slides.length >= view.shown + 2;
    track.style.setProperty('--shop-slides', String(view.shown));
    track.style.setProperty('--shop-slide-padding', (looksIn && options.centerPadding) || '0px');
    track.classList.toggle('center-mode', view.centered);
    block.setAttribute('data-mode', view.centered ? 'center' : 'default');
    block.setAttribute('data-slides-to-show', String(view.shown));
    slides.forEach((slide, number) => {
      describe(slide, texts.slide, fill(texts.place, number + 1, slides.length));
    });
  }

  const settings = (): KeenSliderOptions => ({
    initial: index(),
    selector: () => slides,
    slides: { perView: view.shown },
    loop: goesRound(view),
    drag: pageCount(view) > 1,
    rtl: onward < 0,
    renderMode: 'custom',
    // Its own list is looped over by name, which is no good on a page with Prototype.js.
    breakpoints: {},
    detailsChanged: draw,
    dragStarted: ({ animator }) => animator.stop(),
    dragEnded() {
      const dragged = ((dragFrom - dragTo) / track.offsetWidth) * onward;
      if (Math.abs(dragged) > THRESHOLD) goByHand(page + Math.sign(dragged));
      else go(page);
    },
  });

  function draw({ track: { details } }: KeenSliderInstance): void {
    if (fade || details === null) return;
    slides.forEach((slide, number) => {
      const away = distance(number, details.position * view.shown, view);
      // Those far away are given the same place again and again, which costs nothing.
      slide.style.transform = isFar(away, view)
        ? 'translateX(-9999px)'
        : `translateX(calc(${(onward * away).toFixed(4)} * (100% + var(--shop-slide-gap, 0px))))`;
    });
  }

  const isAtEnd = (): boolean => !goesRound(view) && page >= pageCount(view) - 1;
  /** Where the library has the page: several of its places may be the end of a list that does not go round. */
  const index = (): number => Math.ceil(firstSlide(page, view));

  /** Says what is in view and takes the rest out of the tab order. */
  function mark(): void {
    const rest = firstSlide(page, view);
    const leaving = slides.find((slide) => slide.contains(document.activeElement));
    const inView = slides.filter((slide, number) => {
      slide.inert = !isInView(distance(number, rest, view), view);
      slide.setAttribute('aria-hidden', String(slide.inert));
      return !slide.inert;
    });
    if (inView[0] && leaving?.inert) {
      inView[0].tabIndex = -1;
      inView[0].focus({ preventScroll: true });
    }
    places.set(block, modulo(Math.floor(rest), slides.length));
    const pages = pageCount(view);
    controls.show({ pages, page: modulo(page, pages), ends: [!goesRound(view) && page <= 0, isAtEnd()], plays });
    wait();
  }

  function go(target: number): void {
    page = goesRound(view) ? target : Math.min(Math.max(target, 0), pageCount(view) - 1);
    if (fade || isCalm) slider.update(undefined, index());
    else slider.moveToIdx(index(), true);
    mark();
  }

  function goByHand(target: number): void {
    go(target);
    controls.announce();
  }

  function refresh(): void {
    look();
    slider.update(settings(), index());
    mark();
  }

  /** While somebody looks at a slide, or nobody can, the next one waits. */
  function isHeld(): boolean {
    const { top, bottom, width } = block.getBoundingClientRect();
    const isFocused = block.contains(document.activeElement) && document.activeElement !== controls.pause;
    return block.matches(':hover') || isFocused || document.hidden || width === 0 || bottom < 0 || top > innerHeight;
  }

  function wait(): void {
    clearTimeout(timer);
    if (!plays || pageCount(view) < 2) return;
    timer = window.setTimeout(() => {
      if (isHeld()) return wait();
      plays = !isAtEnd();
      go(plays ? page + 1 : page);
    }, SPEED + autoplaySpeed);
  }

  block.classList.add('shop-carousel');
  track.classList.add('shop-carousel__track');
  track.classList.toggle('shop-carousel__track--fade', fade);
  if (!block.hasAttribute('role')) block.setAttribute('role', 'group');
  block.setAttribute('aria-roledescription', texts.carousel);
  block.append(controls.bar);
  look();
  const slider = new KeenSlider(track, settings());
  mark();

  const stopListening = listen(block, {
    pointerdown({ clientX }) {
      dragFrom = clientX;
      dragTo = clientX;
    },
    pointermove({ clientX }) {
      dragTo = clientX;
    },
    keydown(event) {
      const way = { ArrowLeft: -onward, ArrowRight: onward }[event.key];
      const isTheirs = event.target instanceof Element && event.target.matches(ownArrows);
      if (way === undefined || event.defaultPrevented || isTheirs || pageCount(view) < 2) return;
      event.preventDefault();
      goByHand(page + way);
    },
  });
  // A block in a tab has no width until it is shown.
  const sizes = new ResizeObserver(() => {
    if (slider.size !== track.offsetWidth) slider.update(undefined, index());
  });
  sizes.observe(track);
  const changes = new MutationObserver(() => {
    const now = contentOf(track);
    if (now.length !== slides.length || now.some((slide, number) => slide !== slides[number])) refresh();
  });
  changes.observe(track, { childList: true });

  return {
    refresh,
    stop() {
      clearTimeout(timer);
      stopListening();
      sizes.disconnect();
      changes.disconnect();
      slider.destroy();
      controls.bar.replaceWith();
      block.classList.remove('shop-carousel');
      track.classList.remove('shop-carousel__track', 'center-mode');
      for (const slide of slides) {
        slide.inert = false;
        slide.removeAttribute('aria-hidden');
        slide.style.transform = '';
      }
    },
  };
}

/** An entry of a list, or a link, says already what it is, and so does what the page has named. */
function describe(slide: HTMLElement, kind: string, name: string): void {
  if (slide.matches(':not(div), [role]:not([aria-roledescription])')) return;
  slide.setAttribute('role', 'group');
  slide.setAttribute('aria-roledescription', kind);
  slide.setAttribute('aria-label', name);
}
