import { type Product, products } from './products';

export interface Review {
  id: number;
  nickname: string;
  title: string;
  detail: string;
  /** Stars by rating, 1 to 5. */
  ratings: Readonly<Record<RatingCode, number>>;
  /** Publication date, such as `2026-04-19`. */
  date: string;
}

/** The ratings that shoppers give. The ids are those of the form fields: `ratings[<id>]`. */
export const ratings = [
  { id: 1, code: 'quality', label: 'Quality' },
  { id: 4, code: 'overall', label: 'Overall' },
] as const;
export type RatingCode = (typeof ratings)[number]['code'];

/** Each star of each rating has its own option id, which the form posts. */
export function optionId(ratingId: number, stars: number): number {
  return (ratingId - 1) * 5 + stars;
}

/** Stars from a posted value: an option's id, or the number of stars itself. */
export function starsOf(ratingId: number, value: number): number | undefined {
  const stars = value > 5 ? value - (ratingId - 1) * 5 : value;
  return Number.isInteger(stars) && stars >= 1 && stars <= 5 ? stars : undefined;
}

export function reviewsOf(product: Product): readonly Review[] {
  return published.get(product.id) ?? [];
}

export function averageStars(product: Product): number {
  return averageOf(reviewsOf(product));
}

export function averageOf(all: readonly Review[]): number {
  if (all.length === 0) return 0;
  const sum = all.reduce((total, review) => total + review.ratings.overall, 0);
  return Math.round((sum / all.length) * 10) / 10;
}

type Note = readonly [title: string, detail: string, overall: number, quality: number];

const nicknames = [
  'Marta',
  'Ben H.',
  'J. Okafor',
  'Zoë',
  'Ruth & Sam',
  'tomasz',
  'Ines',
  "O'Neil",
  'Aiko',
  'Lars',
  'Priya',
  'Dee',
  'Noor',
  'Walt',
  'Camille',
  'Hank',
  'Søren',
  'Beatriz',
  'Kit',
  'Yusuf',
] as const;

const notes: Readonly<Record<string, readonly Note[]>> = {
  desk: [
    [
      'Exactly as pictured',
      'It came well packed, in paper only. It has been on my desk for two months and I still look at it.',
      5,
      5,
    ],
    [
      'Good, with one remark',
      'Lovely to use. The instructions are a drawing the size of a stamp, so keep your glasses near.',
      4,
      5,
    ],
    ['My third one', 'I keep giving them away as presents & then buying another for myself.', 5, 5],
    ['Smaller than I thought', 'Read the measurements. Mine, I had not. What is there is very well made.', 3, 4],
    ['Does what it should', 'No smell, no wobble, no app. More things should be like this.', 5, 4],
    ['Color is a bit darker', 'In daylight it is a shade darker than on my screen. I have got used to it.', 4, 4],
    [
      'Repaired within a week',
      'One part arrived bent. I wrote in the evening and a new part was in the mail by morning.',
      5,
      4,
    ],
    ['Not for me', 'Well made, but it is made for people with a bigger desk than I have.', 2, 4],
  ],
  kitchen: [
    ['Used every day', 'Four months, every day, and it looks better than when it came.', 5, 5],
    ['Heavy in the right way', 'You know you are holding something. My mother-in-law asked where it was from.', 5, 5],
    [
      'Took some practice',
      'The first week I thought I had made a mistake. Then it clicked. "Warm it first" is the trick.',
      4,
      5,
    ],
    ['Small chip on arrival', 'There was a chip on the underside. They sent a new one & told me to keep both.', 4, 3],
    ['Cleans easily', 'Hot water and a brush, nothing else. It says so on the card, and it is true.', 5, 4],
    [
      'A little pricey',
      'It is good. Is it twice as good as the one from the supermarket? Perhaps, over ten years.',
      3,
      5,
    ],
    ['As a wedding present', 'The box alone is worth giving. They use it; we checked.', 5, 5],
    ['Handle gets warm', 'The handle gets warm after twenty minutes. Not hot. Just so that you know.', 3, 4],
  ],
  trail: [
    ['Eleven days in Scotland', 'It rained on nine of them. Everything inside stayed dry.', 5, 5],
    [
      'Light and plain',
      'Nothing dangles. It took me a while to see how much thought is in something this plain.',
      5,
      5,
    ],
    ['Zipper was stiff', 'The zipper was stiff at first; a bit of candle wax fixed it.', 4, 4],
    ['Bought one for my son', 'He is fourteen and says it is "fine", which is the best review he gives.', 5, 4],
    ['Survived a fall', 'Dropped it down about thirty feet of rock. A scratch, and it still works.', 5, 5],
    [
      'Good, but loud color',
      'The color is brighter outdoors than I like. My walking partner finds me easily, though.',
      4,
      5,
    ],
    ['Wanted more pockets', 'I know it is meant to be plain. I still miss a pocket for the phone.', 3, 4],
  ],
  home: [
    [
      'The room is different now',
      'It sounds silly about such a small thing, but the corner is where we all sit now.',
      5,
      5,
    ],
    [
      'Soft light, soft wool, soft everything',
      'We have three of their things and they go together without matching.',
      5,
      5,
    ],
    ['Smells a bit at first', 'It smelled of sheep for two days. I did not mind; the dog was very interested.', 4, 5],
    [
      'Arrived with a scratch',
      'A small scratch on the back that nobody will see. They gave me a discount without my asking.',
      4,
      3,
    ],
    ['Well made', 'You can see where the hand was. No two edges are the same and I like that.', 5, 5],
    ['Larger than expected', 'It is big! Measure twice. Ours just fits.', 4, 4],
    ['Fading in the sun', 'After a summer in a south window it is lighter on one side.', 2, 3],
  ],
  courses: [
    ['Calm and clear', 'No music, no jump cuts; just someone who knows how, showing how.', 5, 5],
    ['My loaf rose', 'After years of bricks! I watched lesson two twice & it was the folding.', 5, 5],
    ['Wish there were more', 'I bought one lesson to try and came back for the rest the same evening.', 5, 4],
    ['Good, a bit long', 'You could cut ten minutes out of the first film. The rest is perfect.', 4, 4],
    ['Subtitles help', 'English is not my first language; the subtitles are exact.', 4, 5],
    ['For real beginners', 'If you have done it before you will know half of it.', 3, 4],
  ],
};

const published: ReadonlyMap<number, readonly Review[]> = new Map(
  products.map((product) => [product.id, reviewsFor(product)]),
);

/**
 * Three to eight reviews for most products, none for the newest. The product's number decides which ones, so that every start
 * shows the same.
 */
function reviewsFor(product: Product): Review[] {
  const pool = notes[product.category.split('/')[0] ?? ''] ?? [];
  const seed = product.id * 7919;
  const count = product.isNew && product.id % 2 === 0 ? 0 : product.id % 9 === 4 ? 0 : 3 + (seed % 6);
  return Array.from({ length: Math.min(count, pool.length) }, (_unused, index): Review | undefined => {
    const note = pool[(seed + index) % pool.length];
    const nickname = nicknames[(seed + index * 7) % nicknames.length];
    if (note === undefined || nickname === undefined) return undefined;
    const [title, detail, overall, quality] = note;
    const day = new Date(Date.UTC(2026, 9, 24) - ((seed % 11) + index * 23) * 86_400_000);
    return {
      id: product.id * 10 + index,
      nickname,
      title,
      detail,
      ratings: { overall, quality },
      date: day.toISOString().slice(0, 10),
    };
  }).filter((review): review is Review => review !== undefined);
}
