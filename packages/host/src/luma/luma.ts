import { guarded, guardedLater } from '../page/guard';
import { jquery } from './jquery';
import type { LumaCustomerData, LumaQuote } from './luma-modules';
import { isRequested, loadedModule, requireJs } from './require-js';

const CUSTOMER_DATA = 'Magento_Customer/js/customer-data';
const MESSAGE_AREA = 'Magento_Theme/js/view/messages';
const BLOCK_INITIALIZER = 'Magento_PageBuilder/js/widget-initializer';

/** Luma's own scripts, on pages that run them. Never loads anything that the page doesn't load itself. */
export const luma = {
  /**
   * Whether the page runs Luma's scripts. RequireJS exists before any deferred script runs; jQuery, which it loads, much later.
   */
  isOnPage: () => requireJs() !== undefined,

  quote: () => loadedModule<LumaQuote>('Magento_Checkout/js/model/quote'),

  hasLoaded: (module: string) => requireJs()?.defined?.(module) === true,

  /** Whether the page shows the messages in customer data. Luma's checkout runs customer data, but shows no messages. */
  hasMessageArea: () => isRequested(CUSTOMER_DATA) && isRequested(MESSAGE_AREA),

  /** Whether the page runs, or will run, the script that starts Page Builder blocks. */
  startsBlocks: () => isRequested(BLOCK_INITIALIZER),

  /**
   * Waits until Luma's customer data has started, on a page that will run it.
   * @returns undefined at once on any other page
   */
  async customerDataWhenRunning(): Promise<LumaCustomerData | undefined> {
    const load = requireJs();
    if (load === undefined || !isRequested(CUSTOMER_DATA)) return undefined;
    const customerData = await new Promise<LumaCustomerData | undefined>((resolve) => {
      load(
        [CUSTOMER_DATA],
        (module) => resolve(module as LumaCustomerData),
        () => resolve(undefined),
      );
    });
    // Luma's storage may be blocked or full. We then fall back to our own section handling.
    return guardedLater(`require('${CUSTOMER_DATA}').getInitCustomerData()`, async () => {
      await customerData?.getInitCustomerData();
      return customerData;
    });
  },

  /** The data that a Luma widget has stored on its element, usually its own instance. */
  data: (element: Element, name: string): unknown =>
    guarded(`jQuery.data('${name}')`, () => jquery()?.(element).data?.(name)),

  /** Triggers a jQuery event for the host's own listeners. Native listeners don't receive it. */
  trigger(target: Element, event: string, parameters: unknown[] = []): void {
    guarded(`A jQuery listener to '${event}'`, () => jquery()?.(target).trigger(event, parameters));
  },

  /** Listens to an event of the host's code until the signal aborts: events triggered by jQuery don't reach native listeners. */
  listen(target: EventTarget, event: string, listener: () => void, signal: AbortSignal): void {
    target.addEventListener(event, listener, { signal });
    const wrapped = guarded('jQuery()', () => jquery()?.(target));
    wrapped?.on(event, listener);
    signal.addEventListener('abort', () => wrapped?.off(event, listener));
  },
};
