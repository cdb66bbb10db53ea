import { cookieNoticeConfig } from '@shop-elements/site/cookie-notice';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Cookie notice' };
export default meta;

const tag = 'shop-cookie-notice';
const config = cookieNoticeConfig;

/** Wraps the server's own consent bar. The element hides it once consent for this website is stored. */
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

/** Refusing is an answer, too: the bar closes, and scripts that wait for consent never start. */
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
