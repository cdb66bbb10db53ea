import { isHandledElsewhere } from '@shop-elements/core';
import { type GalleryPicture, watchHyvaPictures, watchVariant } from '@shop-elements/host';
import { isVideo } from './autoplay';
import { markFrame, requestsVideo, unmarkFrame, videoLink } from './frame-marks';
import { type Frame, framesOf } from './frames';
import type { GalleryItem } from './gallery-video.config';
import { type Gallery, isPlayable, isPlaying, openStage, type Stage, videoOf } from './stage';
import { watchFrames } from './watch-frames';

/**
 * Makes the frames of a gallery play their videos, also when the gallery changes.
 * @returns removes everything again
 */
export function showVideos(gallery: Gallery): () => void {
  const { element, newest } = gallery;
  const ended = new AbortController();
  const { signal } = ended;
  const items = new Map<HTMLElement, GalleryItem>();
  const stage = openStage(gallery);
  const visibility = watchFrames(gallery, items, stage, signal);
  let received: readonly GalleryPicture[] | undefined;

  const press = (event: MouseEvent): void => playPressed(event, items, stage);
  const forget = (node: HTMLElement): void => {
    if (isPlaying(node)) stage.unload();
    unmarkFrame(node);
    node.removeEventListener('click', press);
    visibility.unobserve(node);
  };
  const find = (): void => {
    const frames = framesOf(element, newest.current.config, received);
    const before = new Map(items);
    for (const [node, item] of before) if (!frames.some((frame) => isSame(frame, node, item))) forget(node);
    items.clear();
    for (const frame of frames) {
      const { node, item } = frame;
      items.set(node, item);
      const previous = before.get(node);
      if (previous && isSame(frame, node, previous)) continue;
      visibility.observe(node);
      if (!isVideo(item)) continue;
      if (isPlayable(item) || videoLink(node)) markFrame(node, newest.current.texts.play);
      node.addEventListener('click', press, { signal });
    }
  };

  // Reports unplayable videos at once, not only when a shopper tries one.
  for (const item of newest.current.config.items.filter(isVideo)) videoOf(element, item);
  const stopVariant = watchVariant(find);
  const stopPictures = watchHyvaPictures((pictures) => {
    received = pictures;
    find();
  });
  find();
  const changes = new MutationObserver(find);
  changes.observe(element, { childList: true, subtree: true, attributeFilter: ['class', 'style'] });
  return () => {
    ended.abort();
    stopVariant();
    stopPictures();
    changes.disconnect();
    visibility.disconnect();
    stage.unload();
    for (const frame of items.keys()) unmarkFrame(frame);
  };
}

function isSame(frame: Frame, node: HTMLElement, { videoUrl }: GalleryItem): boolean {
  return frame.node === node && frame.item.videoUrl === videoUrl;
}

function playPressed(event: MouseEvent, items: ReadonlyMap<HTMLElement, GalleryItem>, stage: Stage): void {
  const frame = event.currentTarget;
  if (!(frame instanceof HTMLElement) || isHandledElsewhere(event)) return;
  const item = items.get(frame);
  if (item === undefined || isPlaying(frame) || !requestsVideo(frame, event.target)) return;
  const player = stage.play(frame, item, false);
  // Leaves an unplayable video to its link, if there is one.
  if (player === undefined) return;
  event.preventDefault();
  // Luma's gallery would show the picture full screen.
  event.stopPropagation();
  player.focus({ preventScroll: true });
}
