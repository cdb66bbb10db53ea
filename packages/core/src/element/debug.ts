import type { ReadConfig } from '../config/read-config';
import type { ConfigSchema } from '../config/schema';
import { closestAcross } from './closest-across';

/** Logs where an element's settings came from, when it or the page has `data-shop-debug`. */
export function logSettings(element: HTMLElement, { config, sources }: ReadConfig<ConfigSchema>): void {
  if (closestAcross(element, '[data-shop-debug]') === undefined) return;
  console.debug(`<${element.localName}> settings`, config, 'from', sources, element);
}
