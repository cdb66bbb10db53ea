import { type ElementProps, textsOf, useNewest } from '@shop-elements/core';
import { useLayoutEffect } from 'react';
import { labelPlayButtons } from './frame-marks';
import type { GalleryVideoConfig } from './gallery-video.config';
import { showVideos } from './show-videos';

export const galleryVideoTexts = {
  play: 'Play video',
  close: 'Close video',
  watch: 'Watch on %1',
  open: 'Open the video file',
};

/**
 * Plays the videos of a product gallery, each in its own frame, on click. Works with Luma's gallery, Hyvä's, or any
 * list with one part per item. Loads nothing from a provider before the click, unless the base video autoplays
 * (`playIfBase`), and never a script: all settings go into the player's URL. When the shopper chooses a variant, its
 * videos take over.
 * @example
 * <shop-gallery-video data-items='[{"mediaType":"image","isBase":true},
 *     {"mediaType":"external-video","videoUrl":"https://youtu.be/aBcDeFgHiJk"}]'>
 *   <ul><li><img …></li><li><a href="https://youtu.be/aBcDeFgHiJk"><img …></a></li></ul>
 * </shop-gallery-video>
 * @fires shop-gallery-video-play when a player was added
 * @fires shop-gallery-video-unload when the player was removed, because it was closed or another frame is shown
 */
export function GalleryVideo({ element, config }: ElementProps<GalleryVideoConfig>) {
  const texts = textsOf(element, galleryVideoTexts);
  const { items, options, settings } = config;
  const newest = useNewest({ config, texts });
  // Restarting would stop a playing video, so other settings, and texts of a locale file that arrives late, don't restart it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads these settings through `newest`
  useLayoutEffect(() => showVideos({ element, newest }), [element, items, options, settings, newest]);
  useLayoutEffect(() => labelPlayButtons(element, texts.play), [element, texts]);
  return null;
}
