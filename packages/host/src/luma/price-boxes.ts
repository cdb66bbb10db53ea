import { luma } from './luma';

/**
 * Calls back when Luma's script starts on a price box of the page. It starts when RequireJS has loaded it, often after the page's
 * `load`, and shows the price of the product alone.
 * @returns stops watching
 */
export function watchPriceBoxes(started: () => void): () => void {
  const boxes = [...document.querySelectorAll('.price-box')];
  const widgetOf = (box: Element): unknown => luma.data(box, 'magePriceBox');
  const startedWidgets = new Set(boxes.map(widgetOf));
  // It writes the price when it starts, and whenever the price changes.
  const observer = new MutationObserver(() => {
    const widgets = boxes.map(widgetOf).filter((widget) => widget !== undefined && !startedWidgets.has(widget));
    for (const widget of widgets) startedWidgets.add(widget);
    if (widgets.length > 0) started();
  });
  for (const box of boxes) observer.observe(box, { childList: true, subtree: true });
  return () => observer.disconnect();
}
