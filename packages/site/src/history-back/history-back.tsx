import { controlOf, type ElementProps, isHandledElsewhere, useListener } from '@shop-elements/core';
import { navigate } from '@shop-elements/host';
import type { HistoryBackConfig } from './history-back.config';

/**
 * Makes the link or button inside go back one step in the browser's history. Without history, the link goes to its
 * address.
 * @example
 * <shop-history-back data-fallback-url="/mug.html"><a href="/mug.html">Back</a></shop-history-back>
 */
export function HistoryBack({ element, config }: ElementProps<HistoryBackConfig>) {
  useListener(element, 'click', (event) => {
    const control = controlOf(event, element, 'a, button');
    // A click that opens a new tab follows the link.
    if (control === undefined || isHandledElsewhere(event)) return;
    if (canGoBack()) {
      event.preventDefault();
      history.back();
    } else if (config.fallbackUrl !== undefined) {
      event.preventDefault();
      navigate(config.fallbackUrl);
    }
  });
  return null;
}

function canGoBack(): boolean {
  // Older browsers lack the Navigation API.
  const navigation: Partial<Navigation> | undefined = window.navigation;
  return navigation?.canGoBack ?? history.length > 1;
}
