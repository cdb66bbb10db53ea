/// <reference types="vite/client" />
import type { Preview } from '@storybook/react-vite';
import 'shop-elements';
import { ShopElements } from 'shop-elements';
import { action } from 'storybook/actions';
import { de } from '../packages/bundle/src/locales/de';
import { fr } from '../packages/bundle/src/locales/fr';
import { nl } from '../packages/bundle/src/locales/nl';
import { goToCheckout, shopFetch } from './shop';
import './themes/page.css';

// Every element's own style sheet, as the build joins them.
import.meta.glob('../packages/*/src/**/*.css', { eager: true });

ShopElements.configure({ texts: { nl, de, fr }, fetch: shopFetch, navigate: action('navigate') });

// Buttons of a story that show a message, as a script of the page would.
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-story-message]') : null;
  const type = button?.dataset.storyMessage;
  if (type) ShopElements.messages.add({ type, text: `This is <b>${type}</b> at ${new Date().toLocaleTimeString()}` });
});

const preview: Preview = {
  globalTypes: {
    locale: {
      description: 'Language of the page',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'nl', title: 'Nederlands' },
          { value: 'de', title: 'Deutsch' },
          { value: 'fr', title: 'Français' },
        ],
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    theme: {
      description: 'Theme of the host page',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'default', title: 'Default' },
          { value: 'dark', title: 'Dark' },
          { value: 'luma', title: 'Luma-like' },
          { value: 'bootstrap', title: 'Bootstrap-like' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'en', direction: 'ltr', theme: 'default' },
  parameters: { a11y: { test: 'error' }, layout: 'fullscreen' },
  // Each story's shopper stands at the checkout, and nothing is left of the story before.
  loaders: [goToCheckout],
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement;
      root.lang = String(globals.locale);
      root.dir = String(globals.direction);
      root.dataset.shopTheme = String(globals.theme);
      // Elements read the language and the direction when they draw, so a story starts anew in another one.
      return <Story key={`${globals.locale} ${globals.direction}`} />;
    },
  ],
};

export default preview;
