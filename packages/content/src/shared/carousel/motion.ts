import { inlineDirection, listen } from '@shop-elements/dom';
import KeenSlider, { type KeenSliderOptions } from 'keen-slider';

/** Duration of a movement in milliseconds, as set by keen-slider. */
export const SPEED = 500;

/** The part of the list's width that a swipe has to exceed to turn the page: slick's `touchThreshold` of 5. */
const THRESHOLD = 1 / 5;

export interface MotionSettings {
  slides: number;
  /** How many slides fit. */
  shown: number;
  isLooping: boolean;
  isDraggable: boolean;
  /** Index of the first slide in view. */
  index: number;
}

interface MotionListeners {
  /** Called on every frame with the position, in widths of the list. */
  moved(position: number): void;
  /** Called after a swipe with the number of pages to move: -1, 0 or 1. */
  swiped(pages: number): void;
}

/** Swiping and animation with keen-slider, which only calculates: the carousel positions its slides itself. */
export interface Motion {
  moveTo(index: number): void;
  jumpTo(index: number): void;
  /** Applies new settings. */
  update(settings: MotionSettings): void;
  stop(): void;
}

export function startMotion(track: HTMLElement, settings: MotionSettings, { moved, swiped }: MotionListeners): Motion {
  const direction = inlineDirection(track);
  let from = 0;
  let to = 0;

  const optionsOf = ({ slides, shown, isLooping, isDraggable, index }: MotionSettings): KeenSliderOptions => ({
    initial: index,
    // The library needs only the number of slides, and doesn't query them.
    selector: null,
    slides: { number: slides, perView: shown },
    loop: isLooping,
    drag: isDraggable,
    rtl: direction < 0,
    renderMode: 'custom',
    // The default is an empty array that the library loops over with for…in, which breaks under Prototype.js.
    breakpoints: {},
    detailsChanged: (slider) => {
      if (slider.track.details !== null) moved(slider.track.details.position);
    },
    dragStarted: ({ animator }) => animator.stop(),
    dragEnded() {
      const dragged = ((from - to) / track.offsetWidth) * direction;
      swiped(Math.abs(dragged) > THRESHOLD ? Math.sign(dragged) : 0);
    },
  });
  const slider = new KeenSlider(track, optionsOf(settings));
  let target = settings.index;
  // The library itself only follows the window's size.
  const sizes = new ResizeObserver(() => {
    if (slider.size !== track.offsetWidth) slider.update(undefined, target);
  });
  sizes.observe(track);
  const stopListening = listen(track, {
    pointerdown({ clientX }) {
      from = clientX;
      to = clientX;
    },
    pointermove({ clientX }) {
      to = clientX;
    },
  });
  return {
    moveTo(index) {
      target = index;
      slider.moveToIdx(index, true);
    },
    jumpTo(index) {
      target = index;
      slider.update(undefined, index);
    },
    update(newest) {
      target = newest.index;
      slider.update(optionsOf(newest), newest.index);
    },
    stop() {
      sizes.disconnect();
      stopListening();
      slider.destroy();
    },
  };
}
