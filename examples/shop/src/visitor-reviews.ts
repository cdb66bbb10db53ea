import type { Product } from './catalog/products';
import { averageOf, type Review, ratings, reviewsOf } from './catalog/reviews';
import type { Visitor } from './visitors';

/** The reviews of a product that a visitor sees: the shop's, and the visitor's own once they are published. */
export function reviewsFor(product: Product, visitor: Visitor): readonly Review[] {
  return visitor.publishesReviews ? [...reviewsOf(product), ...writtenReviews(product, visitor)] : reviewsOf(product);
}

/** The average of these reviews, in stars. */
export function starsFor(product: Product, visitor: Visitor): number {
  return averageOf(reviewsFor(product, visitor));
}

/** Ids of visitors' reviews don't overlap with those of the shop. */
const firstWrittenId = 100_000;

function writtenReviews(product: Product, { reviews }: Visitor): Review[] {
  return reviews
    .map(({ stars, ...review }, index) => ({
      ...review,
      id: firstWrittenId + index,
      ratings: {
        quality: stars[ratings[0].id] ?? stars[ratings[1].id] ?? 0,
        overall: stars[ratings[1].id] ?? stars[ratings[0].id] ?? 0,
      },
    }))
    .filter(({ productId }) => productId === product.id);
}
