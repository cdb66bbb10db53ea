import type { Hono } from 'hono';
import { page } from '../page';
import type { Services } from '../services';
import type { ShopEnv } from '../visit';

interface TextPage {
  path: string;
  heading: string;
  sections: readonly { heading?: string; paragraphs: readonly string[] }[];
}

const pages: readonly TextPage[] = [
  {
    path: '/terms',
    heading: 'Terms of sale',
    sections: [
      {
        paragraphs: [
          'You buy from Alder & Finch, 28 Ferry Lane, Astoria. An order is agreed when we confirm it by mail; until then either of us may change their mind.',
        ],
      },
      {
        heading: 'Prices',
        paragraphs: [
          'Prices are in US dollars, without sales tax. Tax depends on where the parcel goes and is shown before you order. Lamps and electronics carry a recycling fee, which is part of the price you see.',
        ],
      },
      {
        heading: 'Thirty days',
        paragraphs: [
          'You may send goods back within thirty days, unused and in their box. Downloads can be returned until they are opened.',
        ],
      },
      {
        heading: 'Repairs',
        paragraphs: [
          'We repair what we sell for as long as parts can be found or made. You pay the way here, we pay the way back.',
        ],
      },
    ],
  },
  {
    path: '/privacy',
    heading: 'Privacy',
    sections: [
      {
        paragraphs: [
          'We use your name and address to send you what you ordered, and your mail address to tell you where it is. We do not pass them on, and we do not count your clicks.',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'One cookie names your session, one carries messages to the next page, one protects forms, and one remembers that you have read about cookies. They all end with you.',
        ],
      },
      {
        heading: 'Cards',
        paragraphs: [
          'A card number is checked and forgotten. We keep its kind and its last four digits, so that you know which one it was.',
        ],
      },
    ],
  },
  {
    path: '/enable-cookies',
    heading: 'What are Cookies?',
    sections: [
      {
        paragraphs: [
          'Cookies are short pieces of data that a shop asks your browser to keep. Without them we could not tell your cart from your neighbor’s.',
        ],
      },
      {
        heading: 'How to allow them',
        paragraphs: [
          'Your browser refuses cookies at the moment. In its settings, under privacy, allow cookies for this site. Then go back and try again.',
          'In private windows cookies often work, and are deleted when you close the window.',
        ],
      },
    ],
  },
];

export function textRoutes(app: Hono<ShopEnv>, shop: Services): void {
  for (const text of pages) {
    app.get(text.path, (c) =>
      page(
        c,
        shop,
        'text',
        { title: c.get('visit').t(text.heading), layout: 'cms-page-view', crumbs: [{ label: text.heading }] },
        text,
      ),
    );
  }
}
