import { showMoreConfig } from '@shop-elements/site/show-more';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Show more' };
export default meta;

const tag = 'shop-show-more';
const config = showMoreConfig;

/** A filter with many options; the selected one always shows. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-show-more data-limit="3">
  <ol>
    <li><a href="#oak">Oak</a></li>
    <li><a href="#ash">Ash</a></li>
    <li><a href="#beech">Beech</a></li>
    <li><a href="#elm">Elm</a></li>
    <li><a href="#walnut" aria-current="true">Walnut</a></li>
    <li><a href="#cherry">Cherry</a></li>
  </ol>
</shop-show-more>`,
});

/** A list within the limit needs no button. */
export const ShortList = embed({
  tag,
  config,
  html: `
<shop-show-more data-limit="3">
  <ol>
    <li><a href="#oak">Oak</a></li>
    <li><a href="#ash">Ash</a></li>
  </ol>
</shop-show-more>`,
});

/** All entries show at first; a button shortens the list. */
export const OpenAtTheStart = embed({
  tag,
  config,
  html: `
<shop-show-more data-limit="1" data-open>
  <ol>
    <li><a href="#oak">Oak</a></li>
    <li><a href="#ash">Ash</a></li>
  </ol>
</shop-show-more>`,
});

export const AllStates = allStates({
  states: {
    Playground,
    Opened: { html: Playground, press: ['button'] },
    ShortList,
    OpenAtTheStart,
  },
});
