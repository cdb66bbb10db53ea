import { pictureViews } from '../catalog/pictures/product-picture';
import type { Product } from '../catalog/products';
import { videoLink, videosOf } from '../catalog/videos';
import type { Visit } from '../visit';
import { picturePath } from './product-view';

const pictureTexts = ['%1', '%1, seen closely', '%1, on a shelf'] as const;

/** What a product's gallery shows, in order, and what its videos need to know: the shape of Magento's `videoData`. */
export function galleryView(product: Product, visit: Visit) {
  const pictures = pictureViews.map((view, index) => ({
    src: picturePath(product, view),
    alt: visit.t(pictureTexts[index] ?? '%1', product.name),
    video: undefined,
    item: { mediaType: 'image', videoUrl: null as string | null, isBase: index === 0 },
  }));
  const videos = videosOf(product).map((video) => ({
    src: picturePath(product, 2),
    alt: visit.t('Video of %1', product.name),
    video: videoLink(video),
    item: { mediaType: 'external-video', videoUrl: video, isBase: false },
  }));
  const frames = [...pictures, ...videos];
  return {
    frames,
    has_videos: videos.length > 0,
    video_items: frames.map(({ item }) => item),
    video_settings: [{ playIfBase: '0', showRelated: '0', videoAutoRestart: '0' }],
  };
}
