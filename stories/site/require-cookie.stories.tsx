import { requireCookieConfig } from '@shop-elements/site/require-cookie';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Require cookie' };
export default meta;

const tag = 'shop-require-cookie';
const config = requireCookieConfig;

/** Block cookies for this site, then press the button. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-require-cookie data-triggers='[".tocart"]' data-is-redirect-cms-page="false">
  <button type="button" class="tocart">Add to Cart</button>
</shop-require-cookie>`,
});

export const AllStates = allStates({ states: { Playground } });
