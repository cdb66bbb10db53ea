import { type ElementProps, textsOf } from '@shop-elements/core';
import { useLayoutEffect, useState } from 'react';
import type { GalleryVideoConfig } from './gallery-video.config';
import { galleryVideoTexts } from './gallery-video.texts';
import { showVideos } from './show-videos';

/**
 * Plays the videos of a product's gallery, each in its own frame, when the shopper presses it. The gallery is the page's own:
 * Luma's, Hyvä's, or a list with one part for each item. Before that nothing is loaded from a provider, and none of its scripts
 * ever: all settings fit into the address of its player. Videos of the variant that the shopper chooses take over.
 * @example
 * <shop-gallery-video data-items='[{"mediaType":"image","isBase":true},
 *     {"mediaType":"external-video","videoUrl":"https://youtu.be/aBcDeFgHiJk"}]'>
 *   <ul><li><img …></li><li><a href="https://youtu.be/aBcDeFgHiJk"><img …></a></li></ul>
 * </shop-gallery-video>
 * @fires shop-gallery-video-play when a player was put in place
 * @fires shop-gallery-video-unload when it was taken away: closed, or another frame is shown
 */
export function GalleryVideo({ element, config }: ElementProps<GalleryVideoConfig>) {
  const texts = textsOf(element, galleryVideoTexts);
  const [autoplay] = useState(() => ({ isDone: false }));
  useLayoutEffect(() => showVideos({ element, config, texts, autoplay }), [element, config, texts, autoplay]);
  return null;
}
