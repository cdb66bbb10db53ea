import { type ElementProps, textsOf } from '@shop-elements/core';
import { useLayoutEffect, useRef } from 'react';
import type { GalleryVideoConfig } from './gallery-video.config';
import { galleryVideoTexts } from './gallery-video.texts';
import { showVideos } from './show-videos';

/**
 * Plays the videos of a product's gallery, each in its own frame, when the shopper asks for it. The gallery is the page's own:
 * a list with one part for each item, or Luma's. Nothing is loaded from a provider before, and no script of it ever: all
 * settings fit into the address of its player.
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
  const autoplay = useRef({ isDone: false }).current;
  useLayoutEffect(() => showVideos({ element, config, texts, autoplay }), [element, config, texts, autoplay]);
  return null;
}
