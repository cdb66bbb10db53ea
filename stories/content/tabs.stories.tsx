import { tabsConfig } from '@shop-elements/content/tabs';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Content/Tabs' };
export default meta;

const tag = 'shop-tabs';
const config = tabsConfig;

/** A list of links and their panels. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-tabs>
  <ul role="tablist" class="tabs-navigation" data-element="navigation">
    <li role="tab" class="tab-header"><a href="#care" class="tab-title">Care</a></li>
    <li role="tab" class="tab-header"><a href="#repair" class="tab-title">Repair</a></li>
  </ul>
  <div class="tabs-content" data-element="content">
    <div data-content-type="tab-item" id="care"><p>Oil it once a year.</p></div>
    <div data-content-type="tab-item" id="repair"><p>Bring it to our bench.</p></div>
  </div>
</shop-tabs>`,
});

/** Page Builder’s own tabs, with the second one open. */
export const SecondOpen = embed({
  tag,
  config,
  html: `
<shop-tabs>
  <div data-content-type="tabs" data-active-tab="1" data-element="main">
  <ul role="tablist" class="tabs-navigation" data-element="navigation">
    <li role="tab" class="tab-header"><a href="#care" class="tab-title">Care</a></li>
    <li role="tab" class="tab-header"><a href="#repair" class="tab-title">Repair</a></li>
  </ul>
  <div class="tabs-content" data-element="content">
    <div data-content-type="tab-item" id="care"><p>Oil it once a year.</p></div>
    <div data-content-type="tab-item" id="repair"><p>Bring it to our bench.</p></div>
  </div>
  </div>
</shop-tabs>`,
});

/** The tabs of Luma’s product page, where titles and contents alternate. */
export const ProductPage = embed({
  tag,
  config,
  html: `
<shop-tabs aria-label="About this lamp">
  <div class="product data items">
    <div class="data item title" data-role="collapsible" id="tab-label-details"><a class="data switch" href="#details">Details</a></div>
    <div class="data item content" id="details" data-role="content"><p>A lamp that clamps to any desk.</p></div>
    <div class="data item title" data-role="collapsible" id="tab-label-delivery"><a class="data switch" href="#delivery">Delivery</a></div>
    <div class="data item content" id="delivery" data-role="content"><p>In two days.</p></div>
  </div>
</shop-tabs>`,
});

const topics = [
  'Care',
  'Repair',
  'Where the wood comes from',
  'Delivery',
  'Returns',
  'Questions',
  'Reviews',
  'Downloads',
];

/** More tabs than fit in one row. */
export const Many = embed({
  tag,
  config,
  html: `
<shop-tabs>
  <ul role="tablist" class="tabs-navigation" data-element="navigation">${topics.map((topic, index) => `\n    <li role="tab" class="tab-header"><a href="#topic-${index}" class="tab-title">${topic}</a></li>`).join('')}
  </ul>
  <div class="tabs-content" data-element="content">${topics.map((topic, index) => `\n    <div data-content-type="tab-item" id="topic-${index}"><p>About: ${topic}.</p></div>`).join('')}
  </div>
</shop-tabs>`,
});

export const AllStates = allStates({ states: { Playground, SecondOpen, ProductPage, Many } });
