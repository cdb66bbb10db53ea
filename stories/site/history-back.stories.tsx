import { historyBackConfig } from '@shop-elements/site/history-back';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/History back' };
export default meta;

const tag = 'shop-history-back';
const config = historyBackConfig;

/** Goes back from "Tell a friend". Without history, the link opens the product. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-history-back>
  <a class="action back" href="#mug">Back to the mug</a>
</shop-history-back>`,
});

export const AllStates = allStates({ states: { Playground } });
