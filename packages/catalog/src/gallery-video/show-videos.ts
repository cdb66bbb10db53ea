import { isForBrowser } from '@shop-elements/core';
import { type GalleryPicture, watchVariant } from '@shop-elements/host';
import { isVideo } from './autoplay';
import { asksForVideo, markFrame, unmarkFrame } from './frame-marks';
import { type Frame, framesOf } from './frames';
import type { GalleryItem } from './gallery-video.config';
import { type Gallery, isPlaying, openStage, type Stage, videoOf } from './stage';
import { watchFrames } from './watch-frames';

/**
 * Makes the frames of a gallery play their videos, now and when the gallery changes.
 * @returns takes everything away again
 */
export function showVideos(gallery: Gallery): () => void {
  const { element, config, texts } = gallery;
  const ended = new AbortController();
  const { signal } = ended;
  const items = new Map<HTMLElement, GalleryItem>();
  const stage = openStage(gallery);
  const seen = watchFrames(gallery, items, stage);
  let received: readonly GalleryPicture[] | undefined;

  const press = (event: MouseEvent): void => playPressed(event, items, stage);
  const forget = (node: HTMLElement): void => {
    if (isPlaying(node)) stage.unload();
    unmarkFrame(node);
    node.removeEventListener('click', press);
    seen.unobserve(node);
  };
  const find = (): void => {
    const frames = framesOf(element, config, received);
    const before = new Map(items);
    for (const [node, item] of before) if (!frames.some((frame) => isSame(frame, node, item))) forget(node);
    items.clear();
    for (const frame of frames) {
      const { node, item } = frame;
      items.set(node, item);
      const known = before.get(node);
      if (known && isSame(frame, node, known)) continue;
      seen.observe(node);
      if (!isVideo(item)) continue;
      markFrame(node, texts.play);
      node.addEventListener('click', press, { signal });
    }
  };

  // Reported now, not only when a shopper tries.
  for (const item of config.items.filter(isVideo)) videoOf(element, item);
  watchVariant((pictures = received) => {
    received = pictures;
    find();
  }, signal);
  find();
  const changes = new MutationObserver(find);
  changes.observe(element, { childList: true, subtree: true, attributeFilter: ['class', 'style'] });
  return () => {
    ended.abort();
    changes.disconnect();
    seen.disconnect();
    stage.unload();
    for (const frame of items.keys()) unmarkFrame(frame);
  };
}

function isSame(frame: Frame, node: HTMLElement, { videoUrl }: GalleryItem): boolean {
  return frame.node === node && frame.item.videoUrl === videoUrl;
}

function playPressed(event: MouseEvent, items: ReadonlyMap<HTMLElement, GalleryItem>, stage: Stage): void {
  const frame = event.currentTarget;
  if (!(frame instanceof HTMLElement) || isForBrowser(event)) return;
  const item = items.get(frame);
  if (item === undefined || isPlaying(frame) || !asksForVideo(frame, event.target)) return;
  const player = stage.play(frame, item, false);
  // What cannot be played is left to the link, if there is one.
  if (player === undefined) return;
  event.preventDefault();
  // Luma's gallery would fill the screen with the picture.
  event.stopPropagation();
  player.focus({ preventScroll: true });
}
