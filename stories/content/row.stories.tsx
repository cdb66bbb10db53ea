import { rowConfig } from '@shop-elements/content/row';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Content/Row' };
export default meta;

const tag = 'shop-row';
const config = rowConfig;

/** A picture that scrolls at half the page's speed. Scroll. */
export const Playground = embed({
  tag,
  config,
  html: `
<div style="padding-block: 40vh">
  <shop-row data-enable-parallax="1" data-parallax-speed="0.5"
    style="min-height: 300px; background: url(&quot;data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%23274' d='M0 0h16v9H0z'/%3E%3Ccircle cx='11' cy='4' r='3' fill='%23fc9'/%3E%3C/svg%3E&quot;) 50% / cover; color: #fff; padding: 2rem">
    <h2>From our workshop</h2>
  </shop-row>
</div>`,
});

/** A video. With reduced motion, or an invalid URL, the picture stays. */
export const Film = embed({
  tag,
  config,
  html: `
<shop-row data-background-type="video" data-video-src="https://www.youtube.com/embed/dQw4w9WgXcQ"
  data-video-fallback-src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%23274' d='M0 0h16v9H0z'/%3E%3Ccircle cx='11' cy='4' r='3' fill='%23fc9'/%3E%3C/svg%3E" style="min-height: 300px; color: #fff; padding: 2rem">
  <h2>From our workshop</h2>
</shop-row>`,
});

export const AllStates = allStates({ states: { Playground, Film } });
