import { fromJson, isRecord, page } from '@shop-elements/core';
import { guarded, guardedLater } from '../page/guard';

/** The part of Luma's `Magento_Customer/js/customer-data` that we use. */
export interface LumaCustomerData {
  /** Resolves once it has read its storage. The module is available earlier, but every write fails until then. */
  getInitCustomerData(): Promise<unknown>;
  /** A Knockout observable. */
  get(section: string): LumaObservable;
  set(section: string, value: object): void;
  reload(sections: readonly string[], forceNewTimestamp?: boolean): unknown;
  invalidate(sections: readonly string[]): void;
}

export interface LumaObservable {
  (): unknown;
  subscribe(listener: (value: unknown) => void): { dispose(): void };
}

/** The part of Luma's `Magento_Checkout/js/model/quote` that an order needs. */
export interface LumaQuote {
  billingAddress(): unknown;
  guestEmail?: string;
  /** The totals that the checkout shows now. */
  totals?(): unknown;
}

/** `Magento_Checkout/js/model/payment/place-order-hooks`. */
interface LumaPaymentHooks {
  requestModifiers: readonly ((headers: Record<string, string>, payload: object) => unknown)[];
  afterRequestListeners: readonly (() => unknown)[];
}

/** `Magento_ReCaptchaWebapiUi/js/webapiReCaptchaRegistry`: what runs each reCAPTCHA, by the id of its box. */
interface LumaReCaptchas {
  triggers: Readonly<Record<string, () => void>>;
  _isInvisibleType: Readonly<Record<string, boolean>>;
  addListener(id: string, listener: (token: string) => void): void;
}

/** `Magento_ReCaptchaFrontendUi/js/registry`, with Google's ids of the rendered widgets. */
interface LumaReCaptchaWidgets {
  captchaList(): readonly number[];
}

/** Page Builder's `Magento_PageBuilder/js/events`. */
interface LumaBlockEvents {
  trigger(event: string, detail: object): unknown;
}

interface LumaSectionConfig {
  getAffectedSections(url: string): readonly string[];
}

interface RequireJs {
  (names: readonly string[], done: (module: unknown) => void, failed?: () => void): void;
  defined?(name: string): boolean;
  specified?(name: string): boolean;
}

type JQuery = (target: unknown) => {
  trigger(event: string, parameters?: unknown[]): unknown;
  /** Magento's form validation, if the page has it. Without an argument, it starts. */
  validation?(question?: 'isValid'): unknown;
  data?(name: string): unknown;
  /** A Luma widget. Pages without layered swatches don't load it. */
  SwatchRendererTooltip?(): unknown;
  on(event: string, listener: () => void): unknown;
  off(event: string, listener: () => void): unknown;
};

const CUSTOMER_DATA = 'Magento_Customer/js/customer-data';
const MESSAGE_AREA = 'Magento_Theme/js/view/messages';
const BLOCK_INITIALIZER = 'Magento_PageBuilder/js/widget-initializer';

/** Luma's own scripts, on pages that run them. Never loads anything that the page doesn't load itself. */
export const luma = {
  /**
   * Whether the page runs Luma's scripts. RequireJS exists before any deferred script runs; jQuery, which it loads, much later.
   */
  isOnPage: () => requireJs() !== undefined,

  sectionConfig: () => moduleOf<LumaSectionConfig>('Magento_Customer/js/section-config'),
  quote: () => moduleOf<LumaQuote>('Magento_Checkout/js/model/quote'),
  paymentHooks: () => moduleOf<LumaPaymentHooks>('Magento_Checkout/js/model/payment/place-order-hooks'),
  reCaptchas: () => moduleOf<LumaReCaptchas>('Magento_ReCaptchaWebapiUi/js/webapiReCaptchaRegistry'),
  reCaptchaWidgets: () => moduleOf<LumaReCaptchaWidgets>('Magento_ReCaptchaFrontendUi/js/registry'),
  blockEvents: () => moduleOf<LumaBlockEvents>('Magento_PageBuilder/js/events'),

  hasLoaded: (module: string) => requireJs()?.defined?.(module) === true,

  /** Whether the page shows the messages in customer data. Luma's checkout runs customer data, but shows no messages. */
  hasMessageArea: () => runs(CUSTOMER_DATA) && runs(MESSAGE_AREA),

  /** Whether the page runs, or will run, the script that starts Page Builder blocks. */
  startsBlocks: () => runs(BLOCK_INITIALIZER),

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
    if (load === undefined || !runs(CUSTOMER_DATA)) return undefined;
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

/**
 * Reads the settings of a host widget from `data-mage-init` attributes in a part of the page. The host removes them when it
 * starts the widget.
 */
export function widgetSettings(parts: readonly Element[], widget: string): unknown {
  const selector = `[data-mage-init*="${widget}"]`;
  for (const node of parts.flatMap((part) => [part, ...part.querySelectorAll(selector)])) {
    const settings = fromJson(node.getAttribute('data-mage-init'));
    if (isRecord(settings) && widget in settings) return settings[widget];
  }
  return undefined;
}

/** Announces to the host that part of the page was replaced, so that its widgets start there. */
export function announceContent(part: Element): void {
  if (jquery() !== undefined) luma.trigger(part, 'contentUpdated');
  else part.dispatchEvent(new CustomEvent('contentUpdated', { bubbles: true }));
}

/** Whether the page has requested a module, or contains a script block that will. */
function runs(module: string): boolean {
  const load = requireJs();
  if (load === undefined) return false;
  if (load.specified?.(module) === true) return true;
  const blocks = [...document.querySelectorAll('script[type="text/x-magento-init"]')];
  return blocks.some((block) => block.textContent?.includes(module) === true);
}

function moduleOf<Module>(name: string): Module | undefined {
  const load = requireJs();
  if (load?.defined?.(name) !== true) return undefined;
  return guarded(`require('${name}')`, () => {
    try {
      // The synchronous form of require() returns modules that are already defined.
      return (load as unknown as (name: string) => Module)(name);
    } catch (error) {
      // Magento is still loading the module's mixins.
      if (isRecord(error) && error.requireType === 'notloaded') return undefined;
      throw error;
    }
  });
}

function requireJs(): RequireJs | undefined {
  const load = page.read('require')?.value;
  return typeof load === 'function' && 'defined' in load ? (load as unknown as RequireJs) : undefined;
}

function jquery(): JQuery | undefined {
  const found = page.read('jQuery')?.value;
  return typeof found === 'function' ? (found as JQuery) : undefined;
}
