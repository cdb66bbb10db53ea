import { captchaConfig } from '@shop-elements/site/captcha';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Site/Captcha' };
export default meta;

const tag = 'shop-captcha';
const config = captchaConfig;

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="190" height="50"><rect width="190" height="50" fill="#f4f0e8"/><text x="40" y="36" font-size="30" letter-spacing="8" fill="#2b5a43">K7HQ4</text></svg>',
)}`;

/** Protects the form for a forgotten password. */
export const Playground = embed({
  tag,
  config,
  html: `
<form>
  <shop-captcha data-form-id="user_forgotpassword" data-request="form" data-is-required="true" data-image-src="${picture}">
  </shop-captcha>
</form>`,
});

/** Case-sensitive. */
export const CaseSensitive = embed({
  tag,
  config,
  html: `
<shop-captcha data-form-id="user_create" data-is-required="true" data-is-case-sensitive="true" data-image-src="${picture}">
</shop-captcha>`,
});

/** The picture fails to load; the shopper can try again. */
export const Failed = embed({
  tag,
  config,
  html: `<shop-captcha data-form-id="user_create" data-is-required="true" data-image-src="data:image/png,none"></shop-captcha>`,
});

export const AllStates = allStates({
  states: {
    Playground,
    Loading: { html: Playground, press: ['button'], trouble: 'slow=60000' },
    CaseSensitive,
    Failed,
  },
});
