/** A value with the place it was found, so that an error or `doctor()` can say where to look. */
export interface Sourced {
  value: unknown;
  /** For people: `window.checkoutConfig.payment.checkmo`, `data-method`, … */
  source: string;
}

/** What a host page's JSON has for one element, by setting name. Each is asked only when no stronger source has spoken. */
export type HostSettings = Readonly<Record<string, () => Sourced | undefined>>;

/** Reads values out of the globals that a host page prints. It knows no names of its own. */
export interface Page {
  /** The value at a path below `window`, or undefined when any part of the path is missing or null. */
  read(...path: readonly string[]): Sourced | undefined;
}

export const page: Page = {
  read(...path) {
    let value: unknown = window;
    for (const key of path) {
      // Only what is really there: `<a id="hyva">` puts itself on `window`, and every object has a `constructor`.
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
      value = Reflect.get(value, key);
    }
    if (value === undefined || value === null) return undefined;
    return { value, source: `window.${path.join('.')}` };
  },
};
