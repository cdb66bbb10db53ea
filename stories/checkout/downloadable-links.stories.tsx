import { downloadableLinksConfig } from '@shop-elements/checkout/downloadable-links';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Checkout/Downloadable links' };
export default meta;

const tag = 'shop-downloadable-links';
const config = downloadableLinksConfig;

/** Wraps the server's own list. Announces the price of the ticked links, and the page's price box adds it. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-downloadable-links
  data-links='{"11":{"finalPrice":5,"basePrice":4.2},"12":{"finalPrice":2.5,"basePrice":2.1}}'>
  <fieldset>
    <legend>Lessons</legend>
    <p><input type="checkbox" id="links_11" name="links[]" value="11"> <label for="links_11">Lesson 1, €5.00</label></p>
    <p><input type="checkbox" id="links_12" name="links[]" value="12"> <label for="links_12">Lesson 2, €2.50</label></p>
    <p>
      <input type="checkbox" id="links_all" data-checked="Unselect all" data-notchecked="Select all">
      <label for="links_all"><span>Select all</span></label>
    </p>
  </fieldset>
</shop-downloadable-links>`,
});

/** Initially ticked links count from the start; a disabled one keeps its state. */
export const TickedByTheServer = embed({
  tag,
  config,
  html: `
<shop-downloadable-links
  data-links='{"11":{"finalPrice":5,"basePrice":4.2},"12":{"finalPrice":2.5,"basePrice":2.1}}'>
  <label><input type="checkbox" name="links[]" value="11" checked> Lesson 1</label>
  <label><input type="checkbox" name="links[]" value="12" disabled> Lesson 2, sold out</label>
  <input type="checkbox" id="links_all" data-checked="Unselect all" data-notchecked="Select all">
  <label for="links_all"><span>Select all</span></label>
</shop-downloadable-links>`,
});

/** A theme with its own markup sets a selector for its checkboxes. */
export const OtherMarkup = embed({
  tag,
  config,
  html: `
<shop-downloadable-links
  data-links='{"a":{"finalPrice":5,"basePrice":4.2},"b":{"finalPrice":2.5,"basePrice":2.1}}'
  data-link-selector=".track"
  data-all-selector=".every-track">
  <label><input type="checkbox" class="track" value="a"> First track</label>
  <label><input type="checkbox" class="track" value="b"> Second track</label>
  <label><input type="checkbox" class="every-track" data-checked="None" data-notchecked="All"> <span>All</span></label>
</shop-downloadable-links>`,
});

const allTicked = { html: Playground, press: ['#links_all'] };

export const AllStates = allStates({
  states: { Playground, 'All ticked': allTicked, TickedByTheServer, OtherMarkup },
});
