import type { StoryObj } from '@storybook/react-vite';

/** A story that interacts with its element. */
export function acted<Tag extends keyof HTMLElementTagNameMap>(
  story: StoryObj,
  tag: Tag,
  act: (element: HTMLElementTagNameMap[Tag]) => void,
): StoryObj {
  return {
    ...story,
    play: async ({ canvasElement }) => {
      const element = canvasElement.querySelector(tag);
      await customElements.whenDefined(tag);
      // Effects run after the first paint.
      for (const _ of 'ab') await new Promise(requestAnimationFrame);
      if (element !== null) act(element);
    },
  };
}
