import { isLinked } from './is-linked';

/**
 * Adds our style sheet, unless the page links it. Uses a constructed style sheet, because a strict CSP refuses `<style>`. Decides
 * right away, to avoid a flash, and again after parsing, because the link may come after the script.
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
