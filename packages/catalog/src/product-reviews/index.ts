export { define, ProductReviews, ShopProductReviews } from './element';
export { type ProductReviewsConfig, productReviewsConfig } from './product-reviews.config';
export { productReviewsTexts } from './product-reviews.texts';
