export { define, ShopGalleryVideo } from './element';
export { GalleryVideo } from './gallery-video';
export { type GalleryVideoConfig, galleryVideoConfig } from './gallery-video.config';
export { galleryVideoTexts } from './gallery-video.texts';
export type { GalleryVideoDetail } from './show-videos';
