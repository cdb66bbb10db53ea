interface AutoplaySettings {
  /** Whether it plays from the start. */
  isOn: boolean;
  /** Milliseconds from one page to the next, movement included. */
  interval: number;
  /** True while a shopper looks at a slide, or the slides are out of view: autoplay waits. */
  isHeld(): boolean;
  /** The next page is due. */
  advance(): void;
}

/** The clock of a carousel that moves by itself. */
export interface Autoplay {
  plays: boolean;
  /** Begins to count the interval, if it plays. */
  wait(): void;
  stop(): void;
}

export function createAutoplay({ isOn, interval, isHeld, advance }: AutoplaySettings): Autoplay {
  let timer = 0;
  const autoplay: Autoplay = {
    plays: isOn,
    wait() {
      clearTimeout(timer);
      if (!autoplay.plays) return;
      timer = window.setTimeout(() => {
        if (isHeld()) autoplay.wait();
        else advance();
      }, interval);
    },
    stop: () => clearTimeout(timer),
  };
  return autoplay;
}
