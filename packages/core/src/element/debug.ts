import type { ReadConfig } from '../config/read-config';
import type { ConfigSchema } from '../config/schema';

/** Logs where an element's settings came from, when it or the page has `data-shop-debug`. */
export function logSettings(element: HTMLElement, { config, sources }: ReadConfig<ConfigSchema>): void {
  if (element.closest('[data-shop-debug]') === null) return;
  console.debug(`<${element.localName}> settings`, config, 'from', sources, element);
}
