import { cookieNoticeConfig } from '@shop-elements/site/cookie-notice';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Cookie notice' };
export default meta;

const tag = 'shop-cookie-notice';
const config = cookieNoticeConfig;

/** The server's own consent bar, wrapped. The element hides it once this website's consent is stored. */
export const Playground = embed({
  tag,
  config,
  html: `
<shop-cookie-notice data-cookie-name="story_consent">
  <p>
    <strong>We use cookies to keep your basket.</strong>
    <a href="#privacy">Learn more</a>
  </p>
  <button type="submit">Allow cookies</button>
</shop-cookie-notice>`,
});

/** A refusal is an answer too: the bar goes, and scripts that wait for the consent never start. */
export const WithRefusal = embed({
  tag,
  config,
  html: `
<shop-cookie-notice data-cookie-name="story_consent">
  <p>May we count visits? Nothing leaves this shop.</p>
  <button type="button">Yes, count mine</button>
  <button type="button" data-refuse>No, thanks</button>
</shop-cookie-notice>`,
});

export const AllStates = allStates({ states: { Playground, WithRefusal } });
