import { isLinked } from './is-linked';

/**
 * Gives the page our style sheet, unless it links it. Constructed and adopted, because a strict CSP takes no `<style>`.
 * Decided now, to draw without a flash, and once more when the page is parsed: a link may stand below the script.
 */
export function adoptStyles(css: string): void {
  if (isLinked()) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  if (document.readyState !== 'loading') return;
  const again = (): void => {
    if (!isLinked()) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
  document.addEventListener('DOMContentLoaded', again, { once: true });
}
