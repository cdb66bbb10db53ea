/** Milliseconds between two checks of the video's position. */
const INTERVAL = 150;

/** Seconds before the end at which a video restarts: at the very end, players show a black frame or other videos. */
const END_OFFSET = 0.1;

/** The video's position, in seconds. */
export interface Position {
  time: number;
  duration: number;
}

export interface Loop {
  run(plays: boolean): void;
}

/** Restarts a video shortly before its end, while it plays. */
export function createLoop(position: () => Position | undefined, restart: () => void): Loop {
  let timer: ReturnType<typeof setInterval> | undefined;
  const check = (): void => {
    const now = position();
    // A video not much longer than the offset would never play.
    if (now !== undefined && now.duration > 1 && now.time >= now.duration - END_OFFSET) restart();
  };
  return {
    run(plays) {
      clearInterval(timer);
      timer = plays ? setInterval(check, INTERVAL) : undefined;
    },
  };
}
