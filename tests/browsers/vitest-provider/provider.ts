import { fileURLToPath } from 'node:url';
import { defineBrowserProvider } from '@vitest/browser';
import type { BrowserCommandContext, BrowserProviderOption } from 'vitest/node';
import type { Driver } from '../commands.ts';
import { Hands, type Place } from './hands.ts';

declare module 'vitest/node' {
  interface BrowserCommandContext {
    hands: Hands;
  }
}

/** Runs the elements' own tests over WebDriver. Vitest itself includes only Playwright's browsers. */
export function webDriver(name: string, start: () => Promise<Driver>): BrowserProviderOption {
  return defineBrowserProvider({
    name: 'webdriver',
    supportedBrowser: [name],
    providerFactory(project) {
      let driver: Driver | undefined;
      for (const [command, act] of Object.entries(commands)) {
        // Vitest's types contain only custom commands.
        project.browser?.registerCommand(command as never, act as never);
      }
      return {
        name: 'webdriver',
        // To run Firefox and WebKit in parallel, Vitest requires a module mocker. No test here uses one.
        supportsParallelism: true,
        mocker: { register: refuse, delete: refuse, clear: async () => undefined },
        initScripts: [fileURLToPath(new URL('./locators.ts', import.meta.url))],
        getCommandsContext: () => ({ hands: driver && new Hands(driver) }),
        async openPage(_session, url) {
          driver ??= await start();
          await driver.send('resize', { width: 1400, height: 1000 });
          await driver.send('open', { url });
        },
        close: () => driver?.close(),
      };
    },
  });
}

async function refuse(): Promise<void> {
  throw new Error('vi.mock() works in Chromium only: skip this test elsewhere');
}

type Asked = Pick<BrowserCommandContext, 'hands'>;

/** Releases all keys. */
const released = { unreleased: [] };

/** The commands of `userEvent`, by Vitest's names. */
const commands = {
  __vitest_click: ({ hands }: Asked, selector: string, place?: Place) => hands.click(selector, place),
  __vitest_dblClick: ({ hands }: Asked, selector: string) => hands.doubleClick(selector),
  __vitest_hover: ({ hands }: Asked, selector: string, place?: Place) => hands.hover(selector, place),
  __vitest_fill: ({ hands }: Asked, selector: string, text: string) => hands.fill(selector, text),
  __vitest_clear: ({ hands }: Asked, selector: string) => hands.fill(selector, ''),
  __vitest_selectOptions: ({ hands }: Asked, selector: string, values: string[]) => hands.select(selector, values),
  __vitest_tab: ({ hands }: Asked, { shift = false } = {}) => hands.press(shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}'),
  __vitest_keyboard: ({ hands }: Asked, text: string) => hands.press(text).then(() => released),
  __vitest_type: ({ hands }: Asked, selector: string, text: string) => hands.type(selector, text).then(() => released),
  __vitest_cleanup: () => undefined,
};
