import { googleReviewsConfig } from '@shop-elements/catalog/google-reviews';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Catalog/Google reviews' };
export default meta;

const tag = 'shop-google-reviews';
const config = googleReviewsConfig;

const data = {
  reviews: {
    filters: {
      url: '/reviews/review/update/',
      accounts: {
        enabled: true,
        allSelected: true,
        data: [
          { id: '1', title: 'Alder & Finch Astoria', selected: true },
          { id: '2', title: 'Alder & Finch Utrecht', selected: true },
        ],
      },
      ratings: { enabled: true, allSelected: true, data: ['5', '4', '3'].map((value) => ({ value, selected: true })) },
    },
    data: [
      {
        name: 'Harriet Vance',
        description: 'Came for a lamp and left with the lamp, a brush and the name of a good baker.',
        total: 5,
        created: '2026-02-03 10:11:12',
        clean_date: 'February 3, 2026',
        locale: 'en_US',
        platform_name: 'Google',
      },
      {
        name: 'Hendrik',
        description: 'Prima ketel, maar het deksel rammelt.',
        total: 3,
        created: '2026-01-17 19:02:00',
        clean_date: 'January 17, 2026',
        locale: 'nl_NL',
        platform_name: 'Google',
      },
    ],
    pagination: {
      nextValue: '2',
      currentPage: 1,
      totalItems: 60,
      pages: [1, 2, 3, 4, 5].map((page) => ({ value: String(page), label: String(page), current: page === 1 })),
    },
  },
};

const json = JSON.stringify(data, null, 2);

/** The shop's data in a script. The example shop answers requests for pages and filters. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-google-reviews>
  <script type="application/json">${json}</script>
  <ul data-shop-fallback>
    <li>Harriet Vance: Came for a lamp and left with the lamp, a brush and the name of a good baker.</li>
    <li>Hendrik: Prima ketel, maar het deksel rammelt.</li>
  </ul>
</shop-google-reviews>`,
});

/** No review matches the filters, and no filter can be turned off. */
export const Empty = embed({ tag, config, html: '<shop-google-reviews data-reviews="[]"></shop-google-reviews>' });

/** If the shop does not respond, the list stays and offers to try again. */
export const Failing = embed({
  tag,
  config,
  html: `
<shop-google-reviews data-url="/reviews/review/update/?fail=500">
  <script type="application/json">${json}</script>
</shop-google-reviews>`,
});

export const AllStates = allStates({
  states: {
    Playground,
    Loading: { html: Playground, press: ['nav a:not([aria-current])'], trouble: 'slow=60000' },
    Filters: { html: Playground, press: ['.shop-google-reviews__bar button'] },
    Empty,
    Failing,
    Failed: { html: Failing, press: ['nav a:not([aria-current])'] },
  },
});
