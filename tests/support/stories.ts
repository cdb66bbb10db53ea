import type { Meta, StoryObj } from '@storybook/react-vite';

// Stories have a piece of markup that works for every element; their shop stands inside the page.
const stories = import.meta.glob<{ default: Meta; Playground: StoryObj }>('../../stories/*/*.stories.tsx', {
  eager: true,
});
import.meta.glob('../../packages/*/src/**/*.css', { eager: true });

/** An element as its story shows it. */
export interface StoryElement {
  tag: string;
  /** Markup with which it works. */
  html: string;
  /** Readies the shop for it: logs in, fills the cart. Returns how to undo that. */
  prepare: (() => Promise<() => Promise<void>>) | undefined;
}

/** Every element. */
export const elementsFromStories: readonly StoryElement[] = Object.entries(stories).map(([file, story]) => ({
  tag: `shop-${/([\w-]+)\.stories/.exec(file)?.[1]}`,
  html: String(story.Playground.parameters?.docs?.source?.code),
  prepare: story.default.beforeEach as StoryElement['prepare'],
}));
