import { SPEED } from './motion';

interface AutoplaySettings {
  /** Whether it plays at the start. */
  isOn: boolean;
  /** Milliseconds between two movements. */
  rest: number;
  /** Whether autoplay has to wait: the shopper is using a slide, or the slides are out of view. */
  isHeld(): boolean;
  /** Moves to the next page. */
  advance(): void;
}

/** The timer of a carousel that moves automatically. */
export interface Autoplay {
  plays: boolean;
  /** If it plays, starts the timer for a page at rest. */
  wait(): void;
  /** If it plays, starts the timer for a page that is still moving into place. */
  waitAfterMovement(): void;
  stop(): void;
}

export function createAutoplay({ isOn, rest, isHeld, advance }: AutoplaySettings): Autoplay {
  let timer = 0;
  const count = (milliseconds: number): void => {
    clearTimeout(timer);
    if (!autoplay.plays) return;
    timer = window.setTimeout(() => {
      // Waits at least for the movement, because the rest may be 0.
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
