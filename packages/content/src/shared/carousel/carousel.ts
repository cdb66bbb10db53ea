import { isHandledElsewhere, removeNode, textsOf, watchTexts } from '@shop-elements/core';
import { inlineDirection, listen, prefersReducedMotion } from '@shop-elements/dom';
import { dropCopy } from '../block/drop-copy';
import { watchView } from '../block/in-view';
import { type Autoplay, createAutoplay } from './autoplay';
import { carouselTexts } from './carousel.texts';
import type { CarouselOptions } from './carousel-options';
import { type Controls, createControls } from './controls';
import { followHeight, type Height } from './height';
import { type Motion, type MotionSettings, startMotion } from './motion';
import { firstSlide, isLooping, type Layout, modulo, pageCount, pageOf } from './pages';
import { clearSlickClasses, setSlickClasses } from './slick-classes';
import { Slides } from './slides';

/** Elements that handle arrow keys themselves. */
const arrowKeyControls = 'input, select, textarea, video, audio, [contenteditable], [role]:not([role="group"])';

/** The first slide in view, by block: a carousel that is moved or restarted stays where it was. */
const positions = new WeakMap<HTMLElement, number>();

/** Blocks that the shopper has paused: they stay so, too. */
const paused = new WeakSet<HTMLElement>();

/** A block of the page that shows a few of its slides at a time. */
export class Carousel {
  readonly #block: HTMLElement;
  readonly #track: HTMLElement;
  readonly #options: CarouselOptions;
  readonly #slides: Slides;
  readonly #controls: Controls;
  readonly #autoplay: Autoplay;
  readonly #height: Height | undefined;
  readonly #stops: (() => void)[] = [];
  readonly #hasReducedMotion = prefersReducedMotion();
  #layout: Layout;
  /** Created on the first movement: most carousels never move, and the library measures the list. */
  #motion: Motion | undefined;
  /** In a looping carousel, the number continues beyond the last page and below 0. */
  #page = 0;
  /** Whether the carousel is in the window. */
  #isInView = false;

  /**
   * @param block gets the controls
   * @param track contains the slides; can be the block itself
   */
  constructor(block: HTMLElement, track: HTMLElement, options: CarouselOptions) {
    this.#block = block;
    this.#track = track;
    this.#options = options;
    this.#autoplay = createAutoplay({
      isOn: options.autoplay && !this.#hasReducedMotion && !paused.has(block),
      rest: options.autoplaySpeed,
      isHeld: () => this.#isHeld,
      advance: () => this.#advance(),
    });
    this.#slides = new Slides(track);
    this.#controls = createControls(options, {
      turn: (pages) => this.#turn(pages),
      togglePlay: () => this.#togglePlay(),
    });
    this.#height = options.adaptiveHeight ? followHeight(track) : undefined;
    this.#layout = this.#readLayout();
    this.#prepare();
    this.#describe();
    this.#place();
    this.#mark();
    if (this.#hasPages) this.#autoplay.wait();
    this.#stops.push(this.#followFingers(), this.#followKeys(), this.#followSlides(), this.#followView());
    this.#stops.push(watchTexts(() => this.#updateTexts()));
  }

  /** Adapts to the number of slides that fit now. The slides in view stay in view. */
  refresh(): void {
    this.#layout = this.#readLayout();
    this.#describe();
    this.#place();
    this.#motion?.update(this.#motionSettings());
    this.#mark();
    if (this.#hasPages) this.#autoplay.wait();
    else this.#autoplay.stop();
  }

  /** Stops the carousel, removes its controls, and shows all slides again. */
  stop(): void {
    for (const stop of this.#stops) stop();
    this.#autoplay.stop();
    this.#height?.stop();
    this.#motion?.stop();
    this.#slides.clear();
    removeNode(this.#controls.bar);
    this.#block.classList.remove('shop-carousel', 'shop-carousel--arrows');
    this.#track.classList.remove('shop-carousel__track', 'shop-carousel__track--fade', 'center-mode');
    if (this.#options.slickClasses) clearSlickClasses(this.#track, this.#slides);
  }

  #prepare(): void {
    this.#block.classList.add('shop-carousel');
    this.#block.classList.toggle('shop-carousel--arrows', this.#options.showArrows && !this.#options.slickClasses);
    this.#track.classList.add('shop-carousel__track');
    this.#track.classList.toggle('shop-carousel__track--fade', this.#options.fade);
    if (!this.#block.hasAttribute('role')) this.#block.setAttribute('role', 'group');
    dropCopy(this.#block, 'shop-carousel__bar');
    this.#block.prepend(this.#controls.bar);
  }

  /** Reads how many slides fit, and sets it for the style sheet and the page. */
  #readLayout(): Layout {
    const { list } = this.#slides;
    const layout = { slides: list.length, ...this.#options.layout(list.length) };
    // With only one more slide than fit, both sides would show the same neighbor.
    const showsNeighbors = layout.centered && layout.slides >= layout.shown + 2;
    this.#track.style.setProperty('--shop-slides', String(layout.shown));
    this.#track.style.setProperty('--shop-slide-padding', (showsNeighbors && this.#options.centerPadding) || '0px');
    this.#track.classList.toggle('center-mode', layout.centered);
    this.#block.setAttribute('data-mode', layout.centered ? 'center' : 'default');
    this.#block.setAttribute('data-slides-to-show', String(layout.shown));
    this.#page = pageOf(Math.min(positions.get(this.#block) ?? 0, Math.max(layout.slides - 1, 0)), layout);
    return layout;
  }

  #motionSettings(): MotionSettings {
    const { slides, shown } = this.#layout;
    return {
      slides,
      shown,
      isLooping: isLooping(this.#layout),
      isDraggable: this.#hasPages,
      index: this.#index,
    };
  }

  get #texts(): typeof carouselTexts {
    return textsOf(this.#block, carouselTexts, 'carousel');
  }

  #describe(): void {
    this.#block.setAttribute('aria-roledescription', this.#texts.carousel);
    this.#slides.describe(this.#texts);
  }

  #updateTexts(): void {
    this.#describe();
    this.#showControls();
  }

  get #hasPages(): boolean {
    return pageCount(this.#layout) > 1;
  }

  get #isAtEnd(): boolean {
    return !isLooping(this.#layout) && this.#page >= pageCount(this.#layout) - 1;
  }

  /** The first slide of the page. At the end of a list, several pages can start with the same slide. */
  get #index(): number {
    return Math.ceil(firstSlide(this.#page, this.#layout));
  }

  /** Positions the slides at rest. */
  #place(): void {
    this.#draw(firstSlide(this.#page, this.#layout));
  }

  /** @param moved number of slides that the carousel has moved */
  #draw(moved: number): void {
    if (!this.#options.fade) this.#slides.place(this.#layout, moved);
  }

  #startMotion(): Motion {
    this.#motion ??= startMotion(this.#track, this.#motionSettings(), {
      moved: (widths) => this.#draw(widths * this.#layout.shown),
      swiped: (pages) => (pages === 0 ? this.#go(this.#page) : this.#turn(pages)),
    });
    return this.#motion;
  }

  /**
   * Marks the slides in view.
   * @returns whether the focus has moved to one of them
   */
  #mark(): boolean {
    const first = firstSlide(this.#page, this.#layout);
    const hasFocus = this.#slides.show(this.#layout, first);
    this.#height?.follow(this.#slides.inView);
    this.#loadPictures();
    this.#showControls();
    return hasFocus;
  }

  #loadPictures(): void {
    if (this.#isInView) this.#slides.loadPictures(this.#layout, firstSlide(this.#page, this.#layout));
  }

  #showControls(): void {
    const pages = pageCount(this.#layout);
    this.#controls.show({
      pages,
      page: modulo(this.#page, pages),
      isFirst: !isLooping(this.#layout) && this.#page <= 0,
      isLast: this.#isAtEnd,
      plays: this.#autoplay.plays,
      texts: this.#texts,
    });
    if (this.#options.slickClasses) setSlickClasses(this.#track, this.#slides, this.#controls);
  }

  #go(page: number): boolean {
    const motion = this.#startMotion();
    this.#page = isLooping(this.#layout) ? page : Math.min(Math.max(page, 0), pageCount(this.#layout) - 1);
    // Not stored on resizing: back at the previous width, the carousel shows the same slides.
    positions.set(this.#block, modulo(firstSlide(this.#page, this.#layout), this.#layout.slides));
    if (this.#options.fade || this.#hasReducedMotion) motion.jumpTo(this.#index);
    else motion.moveTo(this.#index);
    if (this.#hasPages) this.#autoplay.waitAfterMovement();
    return this.#mark();
  }

  /** Moves by a number of pages, and announces the new one, unless a slide has got the focus and is announced anyway. */
  #turn(pages: number): void {
    if (!this.#go(this.#page + pages)) this.#controls.announce();
  }

  #togglePlay(): void {
    this.#autoplay.plays = !this.#autoplay.plays;
    if (this.#autoplay.plays) paused.delete(this.#block);
    else paused.add(this.#block);
    this.#go(this.#autoplay.plays && this.#isAtEnd ? 0 : this.#page);
  }

  #advance(): void {
    this.#autoplay.plays = !this.#isAtEnd;
    this.#go(this.#isAtEnd ? this.#page : this.#page + 1);
  }

  /** Autoplay waits while the shopper uses a slide, or the slides are out of view. */
  get #isHeld(): boolean {
    const { activeElement } = document;
    const isFocused = this.#block.contains(activeElement) && activeElement !== this.#controls.pause;
    return this.#block.matches(':hover') || isFocused || document.hidden || !this.#isInView;
  }

  #followKeys(): () => void {
    return listen(this.#block, {
      keydown: (event) => {
        const forward = inlineDirection(this.#block) > 0 ? 'ArrowRight' : 'ArrowLeft';
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
        const isTaken = event.target instanceof Element && event.target.matches(arrowKeyControls);
        if (isHandledElsewhere(event) || isTaken || !this.#hasPages) return;
        event.preventDefault();
        this.#turn(event.key === forward ? 1 : -1);
      },
    });
  }

  /** Starts the library before the pointer can drag anything. */
  #followFingers(): () => void {
    return listen(this.#track, { pointerdown: () => void this.#startMotion() }, { capture: true });
  }

  /** The page can add and remove slides. */
  #followSlides(): () => void {
    const changes = new MutationObserver(() => {
      if (this.#slides.read()) this.refresh();
    });
    changes.observe(this.#track, { childList: true });
    return () => changes.disconnect();
  }

  #followView(): () => void {
    return watchView(this.#block, (isInView) => {
      this.#isInView = isInView;
      this.#loadPictures();
      if (isInView && this.#slides.setDirection(inlineDirection(this.#block))) this.#place();
    });
  }
}
