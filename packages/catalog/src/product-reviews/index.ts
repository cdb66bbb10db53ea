export { define, ShopProductReviews } from './element';
export { ProductReviews } from './product-reviews';
export { type ProductReviewsConfig, productReviewsConfig } from './product-reviews.config';
export { productReviewsTexts } from './product-reviews.texts';
