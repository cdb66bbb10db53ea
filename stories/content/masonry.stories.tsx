import { masonryConfig } from '@shop-elements/content/masonry';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';
import './masonry.stories.css';

const meta: Meta = { title: 'Content/Masonry' };
export default meta;

const tag = 'shop-masonry';
const config = masonryConfig;

const words = [
  'Wool',
  'A lamp that stays where you put it',
  'Salt',
  'Bread, and the patience it takes to make it well',
  'Oak',
  'Tea',
  'A knife for everything',
  'Rye',
];

const cards = `
  <ul class="story-wall">${words.map((text, index) => `\n    <li class="story-card" data-size="${index % 3}">${text}</li>`).join('')}
  </ul>`;

/** Fills gaps wherever an item fits. */
export const Playground = embed({
  tag,
  config,
  html: `<shop-masonry data-item=".story-card" data-gutter="12">${cards}
</shop-masonry>`,
});

/** The shortest column gets the next card. */
export const Columns = embed({
  tag,
  config,
  html: `<shop-masonry data-item=".story-card" data-layout="masonry">${cards}
</shop-masonry>`,
});

/** Rearrange by dragging, or with the arrow keys on a focused card. */
export const CanBeArranged = embed({
  tag,
  config,
  html: `<shop-masonry data-item=".story-card" data-gutter="12" data-layout="fitRows" data-draggable="true">${cards}
</shop-masonry>`,
});

export const AllStates = allStates({ states: { Playground, Columns, CanBeArranged } });
