import { fromJson, isRecord, page } from '@shop-elements/core';
import { guarded, guardedLater } from '../page/guard';

/** The part of Luma's `Magento_Customer/js/customer-data` that is used here. */
export interface LumaCustomerData {
  /** Settles once it has read its storage. The module can be had before; until then it fails on every write. */
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

/** Luma's `Magento_Checkout/js/model/quote`, as far as an order needs it. */
export interface LumaQuote {
  billingAddress(): unknown;
  guestEmail?: string;
  /** The totals as the checkout shows them now. */
  totals?(): unknown;
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
  /** Magento's form validation, where the page has it. Called without a question, it starts. */
  validation?(question?: 'isValid'): unknown;
  data?(name: string): unknown;
  /** A widget of Luma's. A page without layered swatches does not load it. */
  SwatchRendererTooltip?(): unknown;
  on(event: string, listener: () => void): unknown;
  off(event: string, listener: () => void): unknown;
};

const CUSTOMER_DATA = 'Magento_Customer/js/customer-data';
const MESSAGE_AREA = 'Magento_Theme/js/view/messages';
const BLOCK_INITIALIZER = 'Magento_PageBuilder/js/widget-initializer';

/** Luma's own scripts, where the page runs them. Nothing is loaded that the page does not load by itself. */
export const luma = {
  /** Whether the page runs them. RequireJS is there before any deferred script runs; jQuery, which it loads, comes much later. */
  isOnPage: () => requireJs() !== undefined,

  sectionConfig: () => moduleOf<LumaSectionConfig>('Magento_Customer/js/section-config'),
  quote: () => moduleOf<LumaQuote>('Magento_Checkout/js/model/quote'),
  blockEvents: () => moduleOf<LumaBlockEvents>('Magento_PageBuilder/js/events'),

  hasLoaded: (module: string) => requireJs()?.defined?.(module) === true,

  /** Whether the page shows what customer data holds as messages. Luma's checkout runs customer data, but shows none. */
  hasMessageArea: () => runs(CUSTOMER_DATA) && runs(MESSAGE_AREA),

  /** Whether the page runs what starts the blocks of Page Builder, or is going to. */
  startsBlocks: () => runs(BLOCK_INITIALIZER),

  /**
   * Waits until Luma's customer data has started, on a page that is going to run it.
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
    // Luma's storage may be blocked or full: without it, our own rules for sections apply.
    const start = async () => {
      await customerData?.getInitCustomerData();
      return customerData;
    };
    return guardedLater(`require('${CUSTOMER_DATA}').getInitCustomerData()`, start);
  },

  /** What one of Luma's widgets has stored on its element: mostly itself. */
  data: (element: Element, name: string): unknown =>
    guarded(`jQuery.data('${name}')`, () => jquery()?.(element).data?.(name)),

  /** Starts the tooltip of a swatch that has none, where Luma's script for it is loaded. */
  startSwatchTooltip(swatch: Element): void {
    if (luma.data(swatch, 'mageSwatchRendererTooltip') !== undefined) return;
    guarded('SwatchRendererTooltip()', () => jquery()?.(swatch).SwatchRendererTooltip?.());
  },

  /** Triggers a jQuery event, which listeners of the host's own code hear; native ones do not hear it. */
  trigger(target: Element, event: string, parameters: unknown[] = []): void {
    guarded(`A jQuery listener to '${event}'`, () => jquery()?.(target).trigger(event, parameters));
  },

  /** Lets the page's own validation judge a form, and mark what is wrong in it. A page without one has no objection. */
  isValid(form: HTMLFormElement): boolean {
    const verdict = guarded("jQuery's validation of a form", () => {
      const target = jquery()?.(form);
      if (target?.validation === undefined) return true;
      target.validation();
      return target.validation('isValid') === true;
    });
    // The server judges the form too.
    return verdict ?? true;
  },

  /** Hears an event of the host's own code until the signal: one triggered by jQuery reaches no native listener. */
  listen(target: EventTarget, event: string, listener: () => void, signal: AbortSignal): void {
    target.addEventListener(event, listener, { signal });
    const wrapped = guarded('jQuery()', () => jquery()?.(target));
    wrapped?.on(event, listener);
    signal.addEventListener('abort', () => wrapped?.off(event, listener));
  },
};

/**
 * The settings of one of the host's own widgets, out of the `data-mage-init` of a part of the page. They are gone once the
 * host has started the widget.
 */
export function widgetSettings(parts: readonly Element[], widget: string): unknown {
  const selector = `[data-mage-init*="${widget}"]`;
  for (const node of parts.flatMap((part) => [part, ...part.querySelectorAll(selector)])) {
    const settings = fromJson(node.getAttribute('data-mage-init'));
    if (isRecord(settings) && widget in settings) return settings[widget];
  }
  return undefined;
}

/** Tells the host that a part of the page was replaced, so that its own widgets start in it. */
export function announceContent(part: Element): void {
  if (jquery() !== undefined) luma.trigger(part, 'contentUpdated');
  else part.dispatchEvent(new CustomEvent('contentUpdated', { bubbles: true }));
}

/** Whether the page has asked for a module, or holds a script block that will. */
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
  // The synchronous form of require() hands out a module that is already defined.
  return guarded(`require('${name}')`, () => (load as unknown as (name: string) => Module)(name));
}

function requireJs(): RequireJs | undefined {
  const load = page.read('require')?.value;
  return typeof load === 'function' && 'defined' in load ? (load as unknown as RequireJs) : undefined;
}

function jquery(): JQuery | undefined {
  const found = page.read('jQuery')?.value;
  return typeof found === 'function' ? (found as JQuery) : undefined;
}
