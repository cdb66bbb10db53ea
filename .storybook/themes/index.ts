import './bootstrap.css';
import './luma.css';
import './page.css';

/** The example shop's own sheets, in the order of its pages. The payment service's belongs to another site. */
const sheets = import.meta.glob<string>(['../../examples/shop/theme/*.css', '!../../examples/shop/theme/gateway.css'], {
  query: '?inline',
  import: 'default',
  eager: true,
});
const order = ['shop.css', 'stored-cards.css', 'product-page.css', 'reviews.css'];

const shop = Object.keys(sheets)
  .sort((a, b) => rank(a) - rank(b))
  .map((file) => sheets[file] ?? '')
  .join('\n');

function rank(file: string): number {
  const index = order.findIndex((name) => file.endsWith(`/${name}`));
  return index < 0 ? order.length : index;
}

/** The shop follows the system's color scheme; a story is always light or dark, whatever the system's is. */
const dark = /@media\s*\(prefers-color-scheme:\s*dark\)/g;

const style = document.createElement('style');
style.textContent = [
  scoped('shop', 'light', shop.replace(dark, '@media not all')),
  scoped('dark', 'dark', shop.replace(dark, '@media all')),
].join('\n');
// Before the elements' sheet, as on the shop's pages.
document.head.prepend(style);

/** The scope adds no specificity to a theme's rules. Inside it, the root has another selector. */
function scoped(name: string, scheme: 'light' | 'dark', css: string): string {
  const rules = css.replace(/:root\b|(?<=[{},;]\s*)html(?=\s*[{,])/g, ':scope');
  return `@scope (:root[data-shop-theme="${name}"]) { ${rules} :scope { color-scheme: ${scheme}; } }`;
}

/** The host themes, by the value of `data-shop-theme` on the root. */
export const themes = [
  { value: 'shop', title: 'Example shop' },
  { value: 'dark', title: 'Example shop, dark' },
  { value: 'luma', title: 'Luma-like' },
  { value: 'bootstrap', title: 'Bootstrap-like' },
  { value: 'none', title: 'No theme' },
] as const;
