'use client';

import { RatingStars } from '@shop-elements/catalog/rating-stars';
import { useState } from 'react';

export function Rating() {
  const [score, setScore] = useState<number | null>(3);
  return (
    <>
      <RatingStars config={{ score: 3 }} onShopRatingStarsChange={({ detail }) => setScore(detail.score)}>
        <p data-shop-fallback="">3 of 5 stars</p>
      </RatingStars>
      <output>{score}</output>
    </>
  );
}
