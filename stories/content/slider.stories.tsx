import { sliderConfig } from '@shop-elements/content/slider';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Content/Slider' };
export default meta;

const tag = 'shop-slider';
const config = sliderConfig;

const slides = `
  <div><h3>First frost</h3><p>Wool for the bench, oil for the lamp.</p><a href="#wool">See the wool</a></div>
  <div><h3>Bread weather</h3><p>A stone, a bowl and a whole Sunday.</p><a href="#bread">See the bowls</a></div>
  <div><h3>Long evenings</h3><p>Light to read by, and nothing else on.</p><a href="#light">See the lamps</a></div>`;

/** Arrows, dots, swipes and arrow keys. */
export const Playground = embed({
  tag,
  config,
  html: `<shop-slider aria-label="This season" data-show-dots="true">${slides}
</shop-slider>`,
});

/** Pauses on hover and while focus is inside, and has a pause button. */
export const PlaysByItself = embed({
  tag,
  config,
  html: `<shop-slider aria-label="This season" data-autoplay="true" data-autoplay-speed="4000" data-show-dots="true">${slides}
</shop-slider>`,
});

/** As high as the visible slide. */
export const AdaptiveHeight = embed({
  tag,
  config,
  html: `<shop-slider aria-label="This season" data-adaptive-height data-show-dots="true">${slides.replace('oil for the lamp.', 'oil for the lamp, and a book that is long enough to last until the days are.<br>And tea.<br>And more tea.')}
</shop-slider>`,
});

/** For themes that style slick's class names. There is no such theme here, so the buttons are the browser's own. */
export const SlickClasses = embed({
  tag,
  config,
  html: `<shop-slider aria-label="This season" data-slick-classes data-show-dots="true">${slides}
</shop-slider>`,
});

/** Without looping, it ends at the last slide. */
export const FadesAndEnds = embed({
  tag,
  config,
  html: `<shop-slider aria-label="This season" data-fade="true" data-infinite-loop="false">${slides}
</shop-slider>`,
});

export const AllStates = allStates({
  states: { Playground, PlaysByItself, FadesAndEnds, AdaptiveHeight, SlickClasses },
});
