import type { Meta, StoryObj } from '@storybook/react-vite';

// Stories provide working markup for every element; their shop runs inside the page.
const stories = import.meta.glob<{ default: Meta; Playground: StoryObj }>('../../stories/*/*.stories.tsx', {
  eager: true,
});
import.meta.glob('../../packages/*/src/**/*.css', { eager: true });

/** An element as its story shows it. */
export interface StoryElement {
  tag: string;
  /** Working markup. */
  html: string;
  /** Prepares the shop: logs in, fills the cart. Returns a function that undoes it. */
  prepare: (() => Promise<() => Promise<void>>) | undefined;
}

/** All elements. */
export const elementsFromStories: readonly StoryElement[] = Object.entries(stories).map(([file, story]) => ({
  tag: `shop-${/([\w-]+)\.stories/.exec(file)?.[1]}`,
  html: String(story.Playground.parameters?.docs?.source?.code),
  prepare: story.default.beforeEach as StoryElement['prepare'],
}));
