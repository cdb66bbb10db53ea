import { listen, onwardOf } from '@shop-elements/dom';
import KeenSlider, { type KeenSliderOptions } from 'keen-slider';

/** Milliseconds that a movement takes: keen-slider's own. */
export const SPEED = 500;

/** Slides move on when they are dragged by more than this part of the list's width: slick's touch threshold of 5. */
const THRESHOLD = 1 / 5;

export interface MotionSettings {
  slides: number;
  /** How many slides fit. */
  shown: number;
  goesRound: boolean;
  isDraggable: boolean;
  /** The slide to begin with. */
  index: number;
}

interface MotionListeners {
  /** The carousel has moved on by so many widths of the list. */
  moved(position: number): void;
  /** The shopper has let go of the slides: -1, 0 or 1 pages on. */
  swiped(pages: number): void;
}

/** Swiping and animation, by keen-slider. It draws nothing: the carousel places its slides itself. */
export interface Motion {
  moveTo(index: number): void;
  jumpTo(index: number): void;
  /** Takes other settings. */
  update(settings: MotionSettings): void;
  stop(): void;
}

export function startMotion(track: HTMLElement, settings: MotionSettings, { moved, swiped }: MotionListeners): Motion {
  const onward = onwardOf(track);
  let from = 0;
  let to = 0;

  const optionsOf = ({ slides, shown, goesRound, isDraggable, index }: MotionSettings): KeenSliderOptions => ({
    initial: index,
    // Counted, not listed: the library would look all of them up.
    selector: null,
    slides: { number: slides, perView: shown },
    loop: goesRound,
    drag: isDraggable,
    rtl: onward < 0,
    renderMode: 'custom',
    // Its own empty list is looped over by name, which Prototype.js spoils.
    breakpoints: {},
    detailsChanged: (slider) => {
      if (slider.track.details !== null) moved(slider.track.details.position);
    },
    dragStarted: ({ animator }) => animator.stop(),
    dragEnded() {
      const dragged = ((from - to) / track.offsetWidth) * onward;
      swiped(Math.abs(dragged) > THRESHOLD ? Math.sign(dragged) : 0);
    },
  });
  const slider = new KeenSlider(track, optionsOf(settings));
  let target = settings.index;
  // The library only follows the window's size.
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
