import { pictureViews } from '../catalog/pictures/product-picture';
import type { Product } from '../catalog/products';
import type { Variant } from '../catalog/variants';
import { videoLink, videosOf } from '../catalog/videos';
import type { Visit } from '../visit';
import { picturePath } from './product-view';

const pictureTexts = ['%1', '%1, seen closely', '%1, on a shelf'] as const;

/** One entry of a gallery. */
export interface GalleryFrame {
  src: string;
  alt: string;
  /** Where shoppers without scripts find the video. */
  video: string | undefined;
  item: { mediaType: string; videoUrl: string | null; isBase: boolean };
}

/**
 * The entries of a product's gallery, in order, with the data that its videos need: the shape of Magento's `videoData`.
 * @param variant shows its pictures and videos instead of the product's own
 */
export function galleryView(product: Product, visit: Visit, variant?: Variant) {
  const name = variant === undefined ? product.name : `${product.name}, ${visit.t(variant.color)}`;
  const pictures = pictureViews.map(
    (view, index): GalleryFrame => ({
      src: picturePath(product, view, variant?.color),
      alt: visit.t(pictureTexts[index] ?? '%1', name),
      video: undefined,
      item: { mediaType: 'image', videoUrl: null, isBase: index === 0 },
    }),
  );
  const videos = videosOf({ sku: variant === undefined ? product.sku : `${product.sku}-${variant.color}` }).map(
    (video, index): GalleryFrame => ({
      src: picturePath(product, 2, variant?.color),
      alt: visit.t('Video of %1', name) + (index === 0 ? '' : ` (${index + 1})`),
      video: videoLink(video),
      item: { mediaType: 'external-video', videoUrl: video, isBase: false },
    }),
  );
  const frames = [...pictures, ...videos];
  return {
    frames,
    has_videos: videos.length > 0 || product.variants.length > 0,
    video_items: frames.map(({ item }) => item),
    video_settings: [{ playIfBase: '0', showRelated: '0', videoAutoRestart: '0' }],
  };
}
