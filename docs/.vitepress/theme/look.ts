import { reactive } from 'vue';

/** The look of all examples on the site. */
export const look = reactive({ theme: 'shop', lang: 'en', dir: 'ltr' });

export const themes = {
  shop: 'Example shop',
  dark: 'Example shop, dark',
  luma: 'Luma-like',
  bootstrap: 'Bootstrap-like',
  none: 'No theme',
};

export const languages = { en: 'English', nl: 'Nederlands', de: 'Deutsch', fr: 'Français' };

export const directions = { ltr: 'Left to right', rtl: 'Right to left' };
