import type { Product } from '../catalog/products';
import { ratings } from '../catalog/reviews';
import { reviewsFor } from '../visitor-reviews';
import type { Visitor } from '../visitors';

const perPage = 5;

/** One page of a product's reviews, newest first. The links are those that a script loads. */
export function reviewPage(product: Product, page: number, visitor: Visitor) {
  const all = [...reviewsFor(product, visitor)].sort((a, b) => b.date.localeCompare(a.date));
  const pages = Math.max(1, Math.ceil(all.length / perPage));
  const current = Math.min(Math.max(1, Math.trunc(page)), pages);
  return {
    reviews: all.slice((current - 1) * perPage, current * perPage).map((review) => ({
      ...review,
      ratings: ratings.map((rating) => ({
        label: rating.label,
        stars: review.ratings[rating.code],
        percent: review.ratings[rating.code] * 20,
      })),
    })),
    pages: Array.from({ length: pages }, (_unused, index) => ({
      page: index + 1,
      current: index + 1 === current,
      link: `/review/product/listAjax/id/${product.id}/?p=${index + 1}`,
    })),
  };
}
