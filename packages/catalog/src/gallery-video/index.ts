export { define, GalleryVideo, ShopGalleryVideo } from './element';
export { type GalleryVideoConfig, galleryVideoConfig } from './gallery-video.config';
export { galleryVideoTexts } from './gallery-video.texts';
export type { GalleryVideoDetail } from './stage';
