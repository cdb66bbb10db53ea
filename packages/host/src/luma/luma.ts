import { guarded, guardedLater } from '../page/guard';
import { jquery } from './jquery';
import type {
  LumaBlockEvents,
  LumaCustomerData,
  LumaPaymentHooks,
  LumaQuote,
  LumaReCaptchas,
  LumaReCaptchaWidgets,
  LumaSectionConfig,
} from './luma-modules';
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

  sectionConfig: () => loadedModule<LumaSectionConfig>('Magento_Customer/js/section-config'),
  quote: () => loadedModule<LumaQuote>('Magento_Checkout/js/model/quote'),
  paymentHooks: () => loadedModule<LumaPaymentHooks>('Magento_Checkout/js/model/payment/place-order-hooks'),
  reCaptchas: () => loadedModule<LumaReCaptchas>('Magento_ReCaptchaWebapiUi/js/webapiReCaptchaRegistry'),
  reCaptchaWidgets: () => loadedModule<LumaReCaptchaWidgets>('Magento_ReCaptchaFrontendUi/js/registry'),
  blockEvents: () => loadedModule<LumaBlockEvents>('Magento_PageBuilder/js/events'),

  hasLoaded: (module: string) => requireJs()?.defined?.(module) === true,

  /** Whether the page shows the messages in customer data. Luma's checkout runs customer data, but shows no messages. */
  hasMessageArea: () => isRequested(CUSTOMER_DATA) && isRequested(MESSAGE_AREA),

  /** Whether the page runs, or will run, the script that starts Page Builder blocks. */
  startsBlocks: () => isRequested(BLOCK_INITIALIZER),

  /** Whether `mage/tabs` has started on a part of the page, or will. */
  runsTabs: (part: Element) =>
    part.querySelector(':scope > [data-collapsible="true"]') !== null ||
    (luma.isOnPage() && part.matches('[data-mage-init*="tabs"]')),

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
    const start = async () => {
      await customerData?.getInitCustomerData();
      return customerData;
    };
    return guardedLater(`require('${CUSTOMER_DATA}').getInitCustomerData()`, start);
  },

  /** The data that a Luma widget has stored on its element, usually its own instance. */
  data: (element: Element, name: string): unknown =>
    guarded(`jQuery.data('${name}')`, () => jquery()?.(element).data?.(name)),

  /** Starts the tooltip of a swatch that has none, if the page has loaded Luma's script for it. */
  startSwatchTooltip(swatch: Element): void {
    if (luma.data(swatch, 'mageSwatchRendererTooltip') !== undefined) return;
    guarded('SwatchRendererTooltip()', () => jquery()?.(swatch).SwatchRendererTooltip?.());
  },

  /** Triggers a jQuery event for the host's own listeners. Native listeners don't receive it. */
  trigger(target: Element, event: string, parameters: unknown[] = []): void {
    guarded(`A jQuery listener to '${event}'`, () => jquery()?.(target).trigger(event, parameters));
  },

  /** Runs the page's own validation on a form and marks the invalid fields. Returns true if the page has no validation. */
  isValid(form: HTMLFormElement): boolean {
    const verdict = guarded("jQuery's validation of a form", () => {
      const target = jquery()?.(form);
      if (target?.validation === undefined) return true;
      target.validation();
      return target.validation('isValid') === true;
    });
    // The server validates the form, too.
    return verdict ?? true;
  },

  /** Listens to an event of the host's code until the signal aborts: events triggered by jQuery don't reach native listeners. */
  listen(target: EventTarget, event: string, listener: () => void, signal: AbortSignal): void {
    target.addEventListener(event, listener, { signal });
    const wrapped = guarded('jQuery()', () => jquery()?.(target));
    wrapped?.on(event, listener);
    signal.addEventListener('abort', () => wrapped?.off(event, listener));
  },
};
