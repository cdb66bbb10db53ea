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
export interface LumaPaymentHooks {
  requestModifiers: readonly ((headers: Record<string, string>, payload: object) => unknown)[];
  afterRequestListeners: readonly (() => unknown)[];
}

/** `Magento_ReCaptchaWebapiUi/js/webapiReCaptchaRegistry`: the function that starts each reCAPTCHA, by the id of its box. */
export interface LumaReCaptchas {
  triggers: Readonly<Record<string, () => void>>;
  _isInvisibleType: Readonly<Record<string, boolean>>;
  addListener(id: string, listener: (token: string) => void): void;
}

/** `Magento_ReCaptchaFrontendUi/js/registry`, with Google's ids of the rendered widgets. */
export interface LumaReCaptchaWidgets {
  captchaList(): readonly number[];
}

/** Page Builder's `Magento_PageBuilder/js/events`. */
export interface LumaBlockEvents {
  trigger(event: string, detail: object): unknown;
}

export interface LumaSectionConfig {
  getAffectedSections(url: string): readonly string[];
}
