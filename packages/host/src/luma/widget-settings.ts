import { fromJson, isRecord } from '@shop-elements/core';

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
