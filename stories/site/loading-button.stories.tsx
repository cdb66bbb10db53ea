import { loadingButtonConfig } from '@shop-elements/site/loading-button';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Loading button' };
export default meta;

const tag = 'shop-loading-button';
const config = loadingButtonConfig;

/** Works once the form is really sent: leave the field empty, and nothing is locked. */
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

export const AllStates = allStates({ states: { Playground } });
