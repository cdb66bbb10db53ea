import { fill, textsOf } from '@shop-elements/core';
import KeenSlider, { type KeenSliderInstance, type KeenSliderOptions } from 'keen-slider';
import { carouselTexts } from './carousel.texts';
import { createControls } from './controls';
import { distance, firstSlide, goesRound, isFar, isInView, pageCount, pageOf, type View } from './pages';

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

/** Milliseconds that a movement takes. */
const SPEED = 500;

/** A slide moves on when it is dragged by more than this part of the list's width: the touch threshold is 5. */
const THRESHOLD = 1 / 5;

/** The first slide in view of carousels that were stopped, so that one that is moved, or set anew, goes on where it was. */
const places = new WeakMap<HTMLElement, number>();

/**
 * Makes a carousel of a block of the page.
 * @param block gets the controls
 * @param track holds the slides, and may be the block itself
 */
export function startCarousel(block: HTMLElement, track: HTMLElement, options: CarouselOptions): Carousel {
  const { autoplay, autoplaySpeed, fade } = options;
  const texts = textsOf(block, carouselTexts, 'carousel');
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const rtl = getComputedStyle(block).direction === 'rtl';
  const undo = describeBlock(block, track, texts.carousel);
  track.classList.toggle('shop-carousel__track--fade', fade);
  const signal = new AbortController();
  const listening = { signal: signal.signal };

  let slides = slidesOf(track);
  let view: View = { slides: slides.length, ...options.view(slides.length) };
  let page = pageOf(places.get(block) ?? 0, view);
  let plays = autoplay && !calm.matches;
  let timer = 0;
  let dragFrom = 0;
  let dragTo = 0;

  const controls = createControls(block, options, {
    step: (pages) => goByHand(page + pages),
    show: (target) => goByHand(page + target - shownPage()),
    play(wanted) {
      plays = wanted;
      if (plays && isAtEnd()) go(0);
      controls.setPlaying(plays);
      wait();
    },
  });
  block.append(controls.bar);

  const settings = (): KeenSliderOptions => ({
    selector: () => slides,
    slides: { perView: view.shown },
    loop: goesRound(view),
    drag: pageCount(view) > 1,
    rtl,
    renderMode: 'custom',
    defaultAnimation: { duration: SPEED },
    // Its own list is looped over by name, which is no good on a page with Prototype.js.
    breakpoints: {},
    detailsChanged: draw,
    dragEnded: () => {
      const dragged = ((dragFrom - dragTo) / track.offsetWidth) * (rtl ? -1 : 1);
      const pages = Math.abs(dragged) > THRESHOLD ? Math.sign(dragged) : 0;
      if (pages === 0) go(page);
      else goByHand(page + pages);
    },
  });

  function draw({ track: { details } }: KeenSliderInstance): void {
    if (fade || details === null) return;
    const moved = details.position * view.shown;
    slides.forEach((slide, index) => {
      const away = distance(index, moved, view);
      // Slides far away are given the same place again and again, which costs nothing.
      slide.style.transform = isFar(away, view)
        ? 'translateX(-9999px)'
        : `translateX(calc(${(rtl ? -away : away).toFixed(4)} * (100% + var(--shop-slide-gap, 0px))))`;
    });
  }

  const shownPage = (): number => {
    const pages = pageCount(view);
    return ((page % pages) + pages) % pages;
  };
  const isAtEnd = (): boolean => !goesRound(view) && page >= pageCount(view) - 1;
  /** Where the library has the page: several of its places may be the end of a list that does not go round. */
  const index = (): number => Math.ceil(firstSlide(page, view));

  /** Says what is in view and takes the rest out of the tab order. */
  function mark(): void {
    const rest = firstSlide(page, view);
    const inView = slides.filter((_, number) => isInView(distance(number, rest, view), view));
    const leaving = slides.find((slide) => slide.contains(document.activeElement));
    for (const slide of slides) {
      const out = !inView.includes(slide);
      slide.setAttribute('aria-hidden', String(out));
      slide.inert = out;
    }
    const [first] = inView;
    if (first && leaving?.inert) {
      first.tabIndex = -1;
      first.focus({ preventScroll: true });
    }
    places.set(block, slides.length === 0 ? 0 : ((Math.floor(rest) % slides.length) + slides.length) % slides.length);
    controls.setPage(shownPage(), [!goesRound(view) && page <= 0, isAtEnd()]);
  }

  function go(target: number): void {
    page = goesRound(view) ? target : Math.min(Math.max(target, 0), pageCount(view) - 1);
    if (fade || calm.matches) slider.update(undefined, index());
    else slider.moveToIdx(index(), true);
    mark();
    wait();
  }

  function goByHand(target: number): void {
    go(target);
    controls.announce();
  }

  function refresh(): void {
    slides = slidesOf(track);
    view = { slides: slides.length, ...options.view(slides.length) };
    page = pageOf(places.get(block) ?? 0, view);
    describe();
    slider.update(settings(), index());
    mark();
    wait();
  }

  function describe(): void {
    track.style.setProperty('--shop-slides', String(view.shown));
    // With one slide more than fit, both sides would show the same one.
    const looksIn = view.centered && slides.length >= view.shown + 2;
    track.style.setProperty('--shop-slide-padding', (looksIn && options.centerPadding) || '0px');
    track.classList.toggle('center-mode', view.centered);
    block.setAttribute('data-mode', view.centered ? 'center' : 'default');
    block.setAttribute('data-slides-to-show', String(view.shown));
    slides.forEach((slide, number) => {
      describeSlide(slide, texts.slide, fill(texts.place, number + 1, slides.length));
    });
    controls.setPages(pageCount(view));
  }

  /** While somebody looks at a slide, or nobody can, the next one waits. */
  function isHeld(): boolean {
    const { top, bottom, width } = block.getBoundingClientRect();
    const isFocused = block.contains(document.activeElement) && !controls.isPauseFocused();
    return block.matches(':hover') || isFocused || document.hidden || width === 0 || bottom < 0 || top > innerHeight;
  }

  function wait(): void {
    clearTimeout(timer);
    if (!plays || pageCount(view) < 2) return;
    timer = window.setTimeout(() => {
      if (isHeld()) wait();
      else if (isAtEnd()) {
        plays = false;
        controls.setPlaying(false);
      } else go(page + 1);
    }, SPEED + autoplaySpeed);
  }

  describe();
  const slider = new KeenSlider(track, { ...settings(), initial: index() });
  controls.setPlaying(plays);
  mark();
  wait();

  track.addEventListener(
    'pointerdown',
    ({ clientX }) => {
      dragFrom = clientX;
      dragTo = clientX;
    },
    listening,
  );
  track.addEventListener(
    'pointermove',
    ({ clientX }) => {
      dragTo = clientX;
    },
    listening,
  );
  block.addEventListener(
    'keydown',
    (event) => {
      const way = ['ArrowLeft', 'ArrowRight'].indexOf(event.key);
      if (way < 0 || event.defaultPrevented || controls.bar.hidden || isUsingArrows(event.target)) return;
      event.preventDefault();
      goByHand(page + (way === 0 ? -1 : 1) * (rtl ? -1 : 1));
    },
    listening,
  );

  // A block in a tab has no width until it is shown.
  let width = track.offsetWidth;
  const sizes = new ResizeObserver(() => {
    if (track.offsetWidth === width) return;
    width = track.offsetWidth;
    slider.update(undefined, index());
  });
  sizes.observe(track);
  const changes = new MutationObserver(() => {
    const now = slidesOf(track);
    if (now.length !== slides.length || now.some((slide, number) => slide !== slides[number])) refresh();
  });
  changes.observe(track, { childList: true });

  return {
    refresh,
    stop() {
      clearTimeout(timer);
      signal.abort();
      sizes.disconnect();
      changes.disconnect();
      slider.destroy();
      controls.bar.replaceWith();
      for (const slide of slides) leaveSlide(slide);
      undo();
    },
  };
}

/** Everything in the track but what is not content. */
function slidesOf(track: HTMLElement): HTMLElement[] {
  return Array.from(track.children).filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && !child.matches('[data-shop-root], script, template, style'),
  );
}

/** @returns makes the block what it was */
function describeBlock(block: HTMLElement, track: HTMLElement, name: string): () => void {
  const own = block.getAttribute('role');
  block.classList.add('shop-carousel');
  track.classList.add('shop-carousel__track');
  block.setAttribute('role', own ?? 'group');
  block.setAttribute('aria-roledescription', name);
  return () => {
    block.classList.remove('shop-carousel');
    track.classList.remove('shop-carousel__track', 'shop-carousel__track--fade', 'center-mode');
    for (const property of ['--shop-slides', '--shop-slide-padding']) track.style.removeProperty(property);
    if (own === null) block.removeAttribute('role');
    for (const attribute of ['aria-roledescription', 'data-mode', 'data-slides-to-show'])
      block.removeAttribute(attribute);
  };
}

/** An entry of a list, or a link, says already what it is, and so does what the page has named. */
function describeSlide(slide: HTMLElement, name: string, label: string): void {
  const isNamed = slide.matches('[role], [aria-label]') && !slide.hasAttribute('aria-roledescription');
  if (slide.localName !== 'div' || isNamed) return;
  slide.setAttribute('role', 'group');
  slide.setAttribute('aria-roledescription', name);
  slide.setAttribute('aria-label', label);
}

function leaveSlide(slide: HTMLElement): void {
  const ours = slide.hasAttribute('aria-roledescription') ? ['role', 'aria-roledescription', 'aria-label'] : [];
  for (const attribute of ['aria-hidden', 'inert', ...ours]) slide.removeAttribute(attribute);
  slide.style.removeProperty('transform');
}

/** Arrow keys mean something else there. */
function isUsingArrows(target: EventTarget | null): boolean {
  const own = 'input, select, textarea, video, audio, [contenteditable], [role]:not([role="group"])';
  return target instanceof Element && target.matches(own);
}
