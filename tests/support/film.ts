import { expect } from 'vitest';
import { server } from 'vitest/browser';

/**
 * Returns the background video that plays. After a few videos, WebKitGTK often receives not one byte of the next (`stalled`), so
 * there its event is sent by hand; that it really plays is tested in `tests/browsers/content.test.ts`.
 */
export async function playingFilm(): Promise<HTMLVideoElement> {
  await expect.poll(() => document.querySelector('video')?.paused).toBe(false);
  const node = document.querySelector('video');
  if (node === null) throw new Error('The video was removed.');
  if (server.browser === 'webkit') node.dispatchEvent(new Event('playing'));
  return node;
}
