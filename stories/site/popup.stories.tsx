import { popupConfig } from '@shop-elements/site/popup';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Popup' };
export default meta;

const tag = 'shop-popup';
const config = popupConfig;

/** Shows a part of the page in a dialog. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-popup data-type="inline">
  <a href="#care">How to care for it</a>
</shop-popup>
<div id="care" hidden><p>Wash by hand, dry in the sun.</p></div>`,
});

/** Reports missing content. */
export const Missing = embed({
  tag,
  config,
  html: `
<shop-popup data-type="inline">
  <a href="#nowhere">How to care for it</a>
</shop-popup>`,
});

/** A page of the shop, loaded on demand. */
export const FromTheShop = embed({
  tag,
  config,
  html: `
<shop-popup data-type="ajax">
  <a href="/terms">Our terms</a>
</shop-popup>`,
});

export const AllStates = allStates({
  states: {
    Playground,
    Open: { html: Playground, press: ['a'] },
    Missing,
    'Missing, open': { html: Missing, press: ['a'] },
    Loading: { html: FromTheShop, press: ['a'], trouble: 'slow=60000' },
    FromTheShop,
    'From the shop, open': { html: FromTheShop, press: ['a'] },
    Failed: { html: FromTheShop, press: ['a'], trouble: 'fail=500' },
  },
});
