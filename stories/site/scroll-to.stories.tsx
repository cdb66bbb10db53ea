import { scrollToConfig } from '@shop-elements/site/scroll-to';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Scroll to' };
export default meta;

const tag = 'shop-scroll-to';
const config = scrollToConfig;

/** Scrolls to just above the reviews, and moves focus there. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-scroll-to>
  <a href="#reviews">Read the reviews</a>
</shop-scroll-to>
<p>Thrown by hand in Delft, glazed in two colors.</p>
<p class="story-space">The page goes on for a while.</p>
<h2 id="reviews">Reviews</h2>
<p>"Keeps its warmth for an hour."</p>`,
});

export const AllStates = allStates({ states: { Playground } });
