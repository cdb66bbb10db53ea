import { isRecord, page } from '@shop-elements/core';
import { guarded } from '../page/guard';

interface RequireJs {
  (names: readonly string[], done: (module: unknown) => void, failed?: () => void): void;
  defined?(name: string): boolean;
  specified?(name: string): boolean;
}

/** RequireJS, or what the Breeze theme has in its place: until Breeze starts, a list of calls with nothing but `config`. */
export function requireJs(): RequireJs | undefined {
  const load = page.read('require')?.value;
  const isLoader = typeof load === 'function' && ('defined' in load || 'config' in load);
  return isLoader ? (load as unknown as RequireJs) : undefined;
}

/** Whether the page has requested a module, or contains a script block that will. */
export function isRequested(module: string): boolean {
  const load = requireJs();
  if (load === undefined) return false;
  // Breeze's has no `specified`.
  const isKnown = load.specified ?? load.defined;
  if (isKnown?.(module) === true) return true;
  const blocks = [...document.querySelectorAll('script[type="text/x-magento-init"]')];
  return blocks.some((block) => block.textContent.includes(module));
}

/** A module that the page has loaded. Loads nothing itself. */
export function loadedModule<Module>(name: string): Module | undefined {
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
