/** Milliseconds between two looks at a film's position. */
const INTERVAL = 150;

/** Seconds before the end at which a film starts again: at the very end a player shows a black frame or other films. */
const END_OFFSET = 0.1;

/** Where a film is, in seconds. */
export interface Position {
  time: number;
  duration: number;
}

export interface Loop {
  run(plays: boolean): void;
}

/** Starts a film again shortly before its end, for as long as it plays. */
export function createLoop(position: () => Position | undefined, restart: () => void): Loop {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = (): void => {
    const now = position();
    // A film that is hardly longer than the offset would stand still.
    if (now !== undefined && now.duration > 1 && now.time >= now.duration - END_OFFSET) restart();
  };
  return {
    run(plays) {
      clearInterval(timer);
      timer = plays ? setInterval(look, INTERVAL) : undefined;
    },
  };
}
