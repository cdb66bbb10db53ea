import { postActionConfig } from '@shop-elements/catalog/post-action';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Catalog/Post action' };
export default meta;

const tag = 'shop-post-action';
const config = postActionConfig;

const compare = `<a href="#" role="button" data-post='{"action":"/catalog/product_compare/add/","data":{"product":"42"}}'>Add to Compare</a>`;

/** The links as Magento prints them. There is no shop to respond here, so the request ends with an error message. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-messages></shop-messages>
<shop-post-action data-ajax>
  ${compare}
</shop-post-action>`,
});

/** The shop asks for confirmation first: nothing is posted until the shopper confirms. */
export const Confirmation = embed({
  tag,
  config,
  html: `
<shop-messages></shop-messages>
<shop-post-action data-ajax>
  <button data-post='{"action":"/catalog/product_compare/clear/","data":{"confirmation":true,"confirmationMessage":"Remove all items from the comparison list?"}}'>
    Clear all
  </button>
</shop-post-action>`,
});

/** Without `data-ajax`, a form with the visitor's own form key leaves the page. */
export const AsForm = embed({
  tag,
  config,
  html: `
<shop-post-action>
  ${compare}
</shop-post-action>`,
});

/** Guests are redirected to the login page. */
export const RequiresLogin = embed({
  tag,
  config,
  html: `
<shop-post-action data-requires-login>
  <a href="#" role="button" data-post='{"action":"/wishlist/index/add/","data":{"product":"42"}}'>Add to Wish List</a>
</shop-post-action>`,
});

/** A link with an invalid `data-post` posts nothing and works as a plain link; the console explains why. */
export const BrokenPost = embed({
  tag,
  config,
  html: `
<shop-post-action>
  <a href="#compare" data-post="product=42">Add to Compare</a>
</shop-post-action>`,
});

export const AllStates = allStates({
  states: {
    Playground,
    Waiting: { html: Playground, press: ['[data-post]'], trouble: 'slow=60000' },
    'No answer': { html: Playground, press: ['[data-post]'], trouble: 'fail=500' },
    Confirmation,
    Asking: { html: Confirmation, press: ['[data-post]'] },
    AsForm,
    RequiresLogin,
    BrokenPost,
  },
});
