import { pageBuilderConfig } from '@shop-elements/content/page-builder';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Content/Page Builder' };
export default meta;

const tag = 'shop-page-builder';
const config = pageBuilderConfig;

/** Around Page Builder content: each block behaves like its own element. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-page-builder>
  <div data-content-type="row" data-appearance="full-width" data-enable-parallax="1" data-parallax-speed="0.5"
    data-background-type="image" data-element="main"
    style="min-height: 300px; background: url(&quot;data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Cpath fill='%23274' d='M0 0h16v9H0z'/%3E%3Ccircle cx='11' cy='4' r='3' fill='%23fc9'/%3E%3C/svg%3E&quot;) 50% / cover; color: #fff; padding: 2rem">
    <h2>From our workshop</h2>
  </div>
  <div data-content-type="tabs" data-element="main">
  <ul role="tablist" class="tabs-navigation" data-element="navigation">
    <li role="tab" class="tab-header"><a href="#care" class="tab-title">Care</a></li>
    <li role="tab" class="tab-header"><a href="#repair" class="tab-title">Repair</a></li>
  </ul>
  <div class="tabs-content" data-element="content">
    <div data-content-type="tab-item" id="care"><p>Oil it once a year.</p></div>
    <div data-content-type="tab-item" id="repair"><p>Bring it to our bench.</p></div>
  </div>
  </div>
  <div data-content-type="buttons" data-same-width="true" data-element="main">
    <div data-content-type="button-item"><a class="shop-button" href="#desk" data-element="link">Desk</a></div>
    <div data-content-type="button-item"><a class="shop-button" href="#kitchen" data-element="link">Everything for the kitchen</a></div>
  </div>
</shop-page-builder>`,
});

export const AllStates = allStates({ states: { Playground } });
