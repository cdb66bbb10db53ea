import { belongsToShop } from '../page/form-key';

/**
 * What a button of a product list does in OpenMage: `onclick="customFormSubmit('…/cart/add/…', '{…}', 'post')"` adds to the cart, the
 * wishlist or the comparison, `setLocation('…')` opens a page. Sanitizing removes such attributes, so that the buttons of fetched products
 * would do nothing. This module reads these two calls without running them, and makes the same calls on click.
 */

const KEPT = 'data-shop-onclick';

const CALL = /\s*(customFormSubmit|setLocation)\(/.source;

/** Renames the attributes of these calls, so that sanitizing keeps them. */
export function keepPrintedCalls(html: string): string {
  return html.replace(new RegExp(`(\\s)onclick=(?="${CALL})`, 'g'), `$1${KEPT}=`);
}

/** Lets the controls of sanitized HTML make the kept calls. */
export function startPrintedCalls(content: Element): void {
  for (const control of content.querySelectorAll(`[${KEPT}]`)) {
    const call = readCall(control.getAttribute(KEPT) ?? '');
    control.removeAttribute(KEPT);
    if (call !== undefined) control.addEventListener('click', (event) => makeCall(call, event));
  }
}

/** A call of one of the page's functions, with texts only. */
interface PrintedCall {
  name: string;
  values: readonly string[];
}

const TEXT = /'([^'\\]*)'/g;

/**
 * Content of the page may contain the kept attribute itself, with any code.
 * @returns undefined for any other code, and if the address, which comes first, is not the shop's
 */
function readCall(code: string): PrintedCall | undefined {
  // No two repetitions of white space in a row: matching would take minutes for a long row of spaces.
  const whole = new RegExp(String.raw`^${CALL}([^()]*)\)(?:\s*;)?(?:\s*return false;?)?$`);
  const [, name, list = ''] = whole.exec(code.trim()) ?? [];
  const values = [...list.matchAll(TEXT)].map(([, text = '']) => text);
  const isTextsOnly = /^[\s,]*$/.test(list.replace(TEXT, ''));
  const [address] = values;
  return name && isTextsOnly && address && belongsToShop(address) ? { name, values } : undefined;
}

function makeCall({ name, values }: PrintedCall, event: Event): void {
  const pageFunction: unknown = Reflect.get(window, name);
  if (typeof pageFunction !== 'function') return;
  // The links lead to "#".
  event.preventDefault();
  pageFunction(...values);
}
