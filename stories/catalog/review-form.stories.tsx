import { reviewFormConfig } from '@shop-elements/catalog/review-form';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Catalog/Review form' };
export default meta;

const tag = 'shop-review-form';
const config = reviewFormConfig;

function rating(id: number, name: string): string {
  const radios = [1, 2, 3, 4, 5].map(
    (stars) =>
      `<label><input type="radio" name="ratings[${id}]" value="${(id - 1) * 5 + stars}"> ${stars} ${stars === 1 ? 'star' : 'stars'}</label>`,
  );
  return `<fieldset><legend>${name}</legend>${radios.join('\n')}</fieldset>`;
}

/** The server's form, with its radio buttons drawn as stars. Submitted without stars, it shows what is missing. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-review-form>
  <form action="/review/product/post/id/104/" method="post">
    <div id="product-review-table">${rating(4, 'Overall')}${rating(1, 'Quality')}</div>
    <p><label>Nickname <input name="nickname"></label></p>
    <p><label>Summary <input name="title"></label></p>
    <p><label>Review <textarea name="detail"></textarea></label></p>
    <button type="submit" class="shop-button shop-button--primary">Submit Review</button>
  </form>
</shop-review-form>`,
});

/** If guests may not write reviews, the server's notice shows instead. */
export const ForCustomersOnly = embed({
  tag,
  config,
  html: `
<shop-review-form>
  <p>Only registered users can write reviews. Please <a href="#sign-in">sign in</a> or <a href="#create">create an account</a>.</p>
</shop-review-form>`,
});

export const AllStates = allStates({
  states: {
    Playground,
    'Stars missing': { html: Playground, press: ['button[type="submit"]'] },
    ForCustomersOnly,
  },
});
