/// <reference types="vite/client" />
import './private-storage';
import './style-sheet';
import 'shop-elements';
import { elements } from 'virtual:elements';
import type { Preview } from '@storybook/react-vite';
import { ShopElements } from 'shop-elements';
import { action } from 'storybook/actions';
import { de } from '../packages/bundle/src/locales/de';
import { fr } from '../packages/bundle/src/locales/fr';
import { nl } from '../packages/bundle/src/locales/nl';
import { ElementPage } from './pages/element-page';
import './pages/pages.css';
import { picturesReady } from './pictures';
import { forgetEverything } from './private-storage';
import { goToCheckout, shopFetch } from './shop';
import { themes } from './themes';

ShopElements.configure({ texts: { nl, de, fr }, fetch: shopFetch, navigate: action('navigate') });

const messageTypes = ['success', 'error', 'warning', 'notice'] as const;

// Buttons of a story that show a message, as a script of the page would.
document.addEventListener('click', (event) => {
  const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-story-message]') : null;
  const type = messageTypes.find((name) => name === button?.dataset.storyMessage);
  if (type) ShopElements.messages.add({ type, text: `This is <b>${type}</b> at ${new Date().toLocaleTimeString()}` });
});

async function firstVisit(): Promise<void> {
  await picturesReady;
  forgetEverything();
  await goToCheckout();
}

/** Shows the schema's description next to the setting's control. */
const describeSettings: NonNullable<Preview['argTypesEnhancers']>[number] = ({ argTypes, parameters }) => {
  const settings = elements.find(({ tag }) => tag === parameters.element)?.settings ?? [];
  const described = settings
    .filter(({ name }) => name in argTypes)
    .map(({ name, type, default: value, description, limits }) => {
      const table = { category: 'Settings', type: { summary: type }, defaultValue: { summary: value || 'none' } };
      return [name, { ...argTypes[name], description: `${description} ${limits}`.trim(), table }];
    });
  return { ...argTypes, ...Object.fromEntries(described) };
};

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
        items: [...themes],
      },
    },
  },
  initialGlobals: { locale: 'en', direction: 'ltr', theme: 'shop' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    docs: { page: ElementPage, codePanel: true },
    options: { storySort: { order: ['Welcome', 'Checkout', 'Catalog', 'Content', 'Site'] } },
  },
  tags: ['autodocs'],
  argTypesEnhancers: [describeSettings],
  // Every story starts with a new visitor at the checkout.
  loaders: [firstVisit],
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement;
      root.lang = String(globals.locale);
      root.dir = String(globals.direction);
      root.dataset.shopTheme = String(globals.theme);
      // Elements read the language and direction when they render, so a change reloads the story.
      return <Story key={`${globals.locale} ${globals.direction}`} />;
    },
  ],
};

export default preview;
