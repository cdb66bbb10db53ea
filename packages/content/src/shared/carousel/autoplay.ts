import { SPEED } from './motion';

interface AutoplaySettings {
  /** Whether it plays from the start. */
  isOn: boolean;
  /** Milliseconds that a page rests. */
  rest: number;
  /** True while a shopper looks at a slide, or the slides are out of view: autoplay waits. */
  isHeld(): boolean;
  /** The next page is due. */
  advance(): void;
}

/** The clock of a carousel that moves by itself. */
export interface Autoplay {
  plays: boolean;
  /** Counts the rest of a page that is in place, if it plays. */
  wait(): void;
  /** The same, for a page that has yet to move into place. */
  waitAfterMovement(): void;
  stop(): void;
}

export function createAutoplay({ isOn, rest, isHeld, advance }: AutoplaySettings): Autoplay {
  let timer = 0;
  const count = (milliseconds: number): void => {
    clearTimeout(timer);
    if (!autoplay.plays) return;
    timer = window.setTimeout(() => {
      // Never at once, because a rest may be 0.
      if (isHeld()) autoplay.waitAfterMovement();
      else advance();
    }, milliseconds);
  };
  const autoplay: Autoplay = {
    plays: isOn,
    wait: () => count(rest),
    waitAfterMovement: () => count(SPEED + rest),
    stop: () => clearTimeout(timer),
  };
  return autoplay;
}
