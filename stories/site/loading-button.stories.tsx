import { loadingButtonConfig } from '@shop-elements/site/loading-button';
import type { Meta } from '@storybook/react-vite';
import { acted } from '../acted';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Loading button' };
export default meta;

const tag = 'shop-loading-button';
const config = loadingButtonConfig;

/** Reacts only to an actual submission: leave the field empty, and the button stays enabled. */
export const Playground = embed({
  tag,
  config,
  html: `
<form action="about:blank" target="reply">
  <label>E-mail <input type="email" name="email" required></label>
  <shop-loading-button data-loading-text="One moment...">
    <button type="submit">Subscribe</button>
  </shop-loading-button>
</form>
<iframe name="reply" title="Reply" hidden></iframe>`,
});

/** The busy state while its form is being submitted. Scripts can start it, too. */
export const Loading = acted(Playground, tag, (element) => element.start());

/** Links have it, too; without texts of their own, in the page's language. */
export const LoadingLink = acted(
  embed({
    tag,
    config,
    html: '<shop-loading-button><a href="#invoice">Download the invoice</a></shop-loading-button>',
  }),
  tag,
  (element) => element.start(),
);

export const AllStates = allStates({ states: { Playground, Loading, LoadingLink } });
