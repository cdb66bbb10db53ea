import { collapseConfig } from '@shop-elements/site/collapse';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Collapse' };
export default meta;

const tag = 'shop-collapse';
const config = collapseConfig;

/** A button and the panel that it opens. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-collapse>
  <button type="button">Delivery</button>
  <div><p>Ordered before noon, with you within two days.</p></div>
</shop-collapse>`,
});

/** A heading works, too: its text moves into a button. */
export const OpenFromAHeading = embed({
  tag,
  config,
  html: `
<shop-collapse data-open>
  <h3 data-role="title">Care</h3>
  <div><p>Wash by hand. Not for the oven.</p></div>
</shop-collapse>`,
});

/** Open in a wide window, where its title is plain text; closed on a phone. */
export const OpenOnAWideWindow = embed({
  tag,
  config,
  html: `
<shop-collapse data-open-from="769" data-duration="fast">
  <h3 data-role="title">Care</h3>
  <div><p>Wash by hand. Not for the oven.</p></div>
</shop-collapse>`,
});

export const AllStates = allStates({ states: { Playground, OpenFromAHeading, OpenOnAWideWindow } });
