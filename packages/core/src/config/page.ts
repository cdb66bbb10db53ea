/** A value, and its source for errors and `doctor()`. */
export interface Sourced {
  value: unknown;
  /** For developers to read: `window.checkoutConfig.payment.checkmo`, `data-method`, … */
  source: string;
}

/** Readers of an element's settings in the host page's JSON, by setting name. Called only if no stronger source has the setting. */
export type SettingReaders = Readonly<Record<string, () => Sourced | undefined>>;

/** Reads globals that the host page prints. */
export interface Page {
  /** The value at a path below `window`; undefined if any part of the path is missing or null. */
  read(...path: readonly string[]): Sourced | undefined;
}

export const page: Page = {
  read(...path) {
    let value: unknown = window;
    for (const key of path) {
      // Own properties only: `<a id="hyva">` is also on `window`, and every object inherits a `constructor`.
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
      value = Reflect.get(value, key);
    }
    if (value === undefined || value === null) return undefined;
    return { value, source: `window.${path.join('.')}` };
  },
};
