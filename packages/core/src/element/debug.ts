import type { ReadConfig } from '../config/read-config';
import type { ConfigSchema } from '../config/schema';
import { closestAcross } from './closest-across';

type Read = ReadConfig<ConfigSchema>;

/**
 * Logs where an element's settings came from, when it or the page has `data-shop-debug`. Not if nothing has changed: settings are read
 * again while the page loads, usually with the same result.
 */
export function logSettings(element: HTMLElement, { config, sources }: Read, before: Read | undefined): void {
  if (closestAcross(element, '[data-shop-debug]') === undefined) return;
  if (config === before?.config && JSON.stringify(sources) === JSON.stringify(before?.sources)) return;
  console.debug(`<${element.localName}> settings`, config, 'from', sources, element);
}
