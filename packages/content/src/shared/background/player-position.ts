import { fromJson, parse } from '@shop-elements/core';
import type { Position } from './loop';
import { vimeoMessage, youtubeMessage } from './player-messages.schema';

/** Players report their position a few times per second. In between, while they play, it is calculated from the clock. */
export function followPosition() {
  let last: (Position & { at: number }) | undefined;
  let isRunning = true;
  const now = (): Position | undefined => {
    const seconds = last && isRunning ? (performance.now() - last.at) / 1000 : 0;
    return last && { time: last.time + seconds, duration: last.duration };
  };
  return {
    now,
    read(data: unknown): void {
      const message = typeof data === 'string' ? fromJson(data) : data;
      const youtube = parse(youtubeMessage, message)?.info;
      const vimeo = parse(vimeoMessage, message)?.data;
      const time = youtube?.currentTime ?? vimeo?.seconds;
      // YouTube sends the duration only once.
      const duration = youtube?.duration ?? vimeo?.duration ?? last?.duration;
      if (time !== undefined && duration !== undefined) last = { time, duration, at: performance.now() };
    },
    restart(): void {
      if (last !== undefined) last = { ...last, time: 0, at: performance.now() };
    },
    /** A paused video stays where it is. */
    run(plays: boolean): void {
      const current = now();
      last = current && { ...current, at: performance.now() };
      isRunning = plays;
    },
  };
}
