import type { StorybookConfig } from '@storybook/react-vite';
import { schemas } from '../tools/build/schemas.mjs';
import { elementsModule } from '../tools/docs/vite-elements.mjs';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  staticDirs: ['./public'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), schemas, elementsModule()] }),
};

export default config;
