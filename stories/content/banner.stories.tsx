import { bannerConfig } from '@shop-elements/content/banner';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Content/Banner' };
export default meta;

const tag = 'shop-banner';
const config = bannerConfig;

/** Shows overlay and button on hover, focus and touch. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-banner data-show-button="hover" data-show-overlay="hover">
  <a href="#sale" data-element="link" style="color: #fff">
    <div data-element="wrapper" style="background: #274">
      <div data-element="overlay" data-overlay-color="rgb(0 0 0 / 50%)" style="padding: 3rem">
        <p>Everything for the short days</p>
        <button type="button" data-element="button">See what is new</button>
      </div>
    </div>
  </a>
</shop-banner>`,
});

/** Around a slide as Page Builder prints it, including its settings. */
export const AroundASlide = embed({
  tag,
  config,
  html: `
<shop-banner>
  <div data-content-type="slide" data-show-button="hover" data-show-overlay="always" data-element="main">
  <a href="#sale" data-element="link" style="color: #fff">
    <div data-element="wrapper" style="background: #274">
      <div data-element="overlay" data-overlay-color="rgb(0 0 0 / 50%)" style="padding: 3rem">
        <p>Everything for the short days</p>
        <button type="button" data-element="button">See what is new</button>
      </div>
    </div>
  </a>
  </div>
</shop-banner>`,
});

export const AllStates = allStates({ states: { Playground, AroundASlide } });
