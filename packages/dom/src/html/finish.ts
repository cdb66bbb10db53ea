import { fromJson, isPictureUrl, isRecord, pageUrl, removeNode, urlOf } from '@shop-elements/core';
import { addressAttributes, type ContentRules, droppedElements, isOwnAllowed, postAttributes } from './rules';
import { safeUrl } from './safe-url';

const HTML = 'http://www.w3.org/1999/xhtml';

/** Applies, in place, the rules that neither sanitizer supports. Runs after either one, so that both produce the same nodes. */
export function finish(body: Element, rules: ContentRules): void {
  dropInstructions(body);
  dropClobberedForms(body);
  dropBuiltins(body);
  dropElements(body, rules);
  if (!rules.fromShop) {
    dropTargets(body);
    dropPosts(body);
    dropOpeners(body);
  }
  dropAddresses(body);
  dropForeignPaint(body);
  dropNames(body);
  dropOwnClasses(body, rules);
  for (const name of rules.codeAttributes) {
    for (const node of body.querySelectorAll(`[${name}]`)) node.removeAttribute(name);
  }
  if (rules.codeAttributes.includes(VALIDATION)) dropValidation(body);
  if (rules.styles) for (const node of body.querySelectorAll<HTMLElement>('[style]')) keepAllowedStyles(node);
  // Chromium loses the checked state when it clones a radio button.
  for (const field of body.querySelectorAll<HTMLInputElement>('input[checked]')) field.checked = true;
}

const VALIDATION = 'data-validate';

/** Luma's form validation runs every attribute of a field as code if the attribute's name begins with `data-validate`. */
function dropValidation(body: Element): void {
  for (const field of body.querySelectorAll('input, select, textarea')) {
    for (const name of field.getAttributeNames()) if (name.startsWith(VALIDATION)) field.removeAttribute(name);
  }
}

/** `<?…>` is a comment in older browsers and a processing instruction in newer ones. */
function dropInstructions(body: Element): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_PROCESSING_INSTRUCTION);
  const found: ProcessingInstruction[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as ProcessingInstruction);
  for (const instruction of found) removeNode(instruction);
}

/** `is` can turn an element into a customized built-in of the page; removing the attribute later has no effect. */
function dropBuiltins(body: Element): void {
  for (const node of body.querySelectorAll('[is]')) removeNode(node);
}

/**
 * A named field shadows its form's property: with `<input name="getAttribute">`, the form has no such method. Shops do use names
 * such as `remove` or `method`, but none with a capital letter.
 */
function dropClobberedForms(body: Element): void {
  const { getAttribute, closest, replaceWith } = Element.prototype;
  for (const field of body.querySelectorAll(':is(form *, [form]):is([name], [id])')) {
    const isShadowing =
      shadowsProperty(getAttribute.call(field, 'name')) || shadowsProperty(getAttribute.call(field, 'id'));
    if (isShadowing) replaceWith.call(closest.call(field, 'form') ?? field);
  }
}

/** Properties that we and the page read on any element. No shop uses them as field names. */
const shadowing = [
  ...['attributes', 'constructor', '__proto__', 'append', 'prepend', 'closest', 'contains', 'dataset', 'elements'],
  ...['matches'],
];

function shadowsProperty(name: string | null): boolean {
  return name !== null && (shadowing.includes(name) || (/[A-Z]/.test(name) && name in HTMLFormElement.prototype));
}

/** Unwraps forbidden elements; some are removed with their content. */
function dropElements(body: Element, rules: ContentRules): void {
  const elements = new Set(rules.elements);
  const drawings = new Set(rules.drawings);
  for (const node of body.querySelectorAll('*')) {
    const { localName } = node;
    const isHtml = node.namespaceURI === HTML;
    if (isHtml ? elements.has(localName) || isOwnAllowed(localName, rules) : drawings.has(localName)) continue;
    const isDropped = !isHtml || drawings.has(localName) || droppedElements.includes(localName);
    if (isDropped) removeNode(node);
    else node.replaceWith(...node.childNodes);
  }
}

/**
 * A rating can show its text in any element of the page. `data-config` can set the same, in JSON that may have escapes, or in another
 * element's text.
 */
function dropTargets(body: Element): void {
  for (const rating of body.querySelectorAll('shop-rating-stars')) {
    rating.removeAttribute('data-target');
    if (/target|\\|^\s*#/.test(rating.getAttribute('data-config') ?? '')) rating.removeAttribute('data-config');
  }
}

/** Keeps only posts to this site, and none with a question: Luma shows that as HTML. */
function dropPosts(body: Element): void {
  for (const name of postAttributes) {
    for (const node of body.querySelectorAll(`[${name}]`)) {
      const post = fromJson(node.getAttribute(name));
      const { action, data } = isRecord(post) ? post : {};
      const asks = isRecord(data) && 'confirmationMessage' in data;
      // An http page may post to its own https host.
      const isOwn = typeof action === 'string' && urlOf(action)?.host === pageUrl().host;
      if (asks || !isOwn) node.removeAttribute(name);
    }
  }
}

/** A page in a named window, or opened with `rel="opener"`, could replace the shop's page by an imitation. */
function dropOpeners(body: Element): void {
  for (const node of body.querySelectorAll('[target]')) {
    if (!/^_(blank|self|parent|top)$/i.test(node.getAttribute('target') ?? '')) node.removeAttribute('target');
  }
  for (const link of body.querySelectorAll('[rel~="opener" i]')) link.removeAttribute('rel');
}

/** Keeps only web, mail and telephone URLs, and `data:` images. */
function dropAddresses(body: Element): void {
  for (const name of addressAttributes) {
    const mayBePicture = name === 'src' || name === 'poster';
    for (const node of body.querySelectorAll(`[${name}]`)) {
      const address = node.getAttribute(name) ?? '';
      const isPicture = mayBePicture && isPictureUrl(address);
      if (address !== '' && !isPicture && safeUrl(address) === undefined) node.removeAttribute(name);
    }
  }
  for (const node of body.querySelectorAll('[srcset]')) {
    const addresses = (node.getAttribute('srcset') ?? '').split(/[\s,]+/);
    if (addresses.some((address) => address !== '' && safeUrl(address) === undefined)) {
      node.removeAttribute('srcset');
    }
  }
}

/** Paint such as `fill` may reference only the drawing itself: an external URL would fetch another document. */
function dropForeignPaint(body: Element): void {
  for (const node of body.querySelectorAll('svg, svg *')) {
    for (const { name, value } of [...node.attributes]) {
      if (/\\|url\(\s*["']?\s*(?!["'\s#])/i.test(value)) node.removeAttribute(name);
    }
  }
}

/** Names that would shadow the page's own objects (`document.cookie`) or our ids (`#shop-…`). */
function dropNames(body: Element): void {
  for (const node of body.querySelectorAll('form[name], img[name]')) node.removeAttribute('name');
  for (const node of body.querySelectorAll('[id^="shop-"]')) node.removeAttribute('id');
}

/** Our classes that a theme may use. */
const buildingBlocks = ['shop-button', 'shop-text-button', 'shop-field', 'shop-checkbox', 'shop-visually-hidden'];

/**
 * Content must not imitate our UI, such as the loader: keeps only the building blocks and the classes of the surrounding element.
 */
function dropOwnClasses(body: Element, { ownClasses }: ContentRules): void {
  for (const node of body.querySelectorAll('[class*="shop-"]')) {
    const allowed = ownClasses === 'none' ? [] : [...buildingBlocks, ownElementAround(node)];
    const dropped = [...node.classList].filter(
      (name) => name.startsWith('shop-') && !allowed.includes(name.replace(/(__|--).*/, '')),
    );
    node.classList.remove(...dropped);
  }
}

function ownElementAround(node: Element): string | undefined {
  let around = node.parentElement;
  while (around !== null && !around.localName.startsWith('shop-')) around = around.parentElement;
  return around?.localName;
}

/** Properties that a style attribute may set: colors, backgrounds, sizes and display, but not position. */
const ALLOWED_STYLES = /^(background|padding|color$|display$|aspect-ratio$|((min|max)-)?(width|height)$)/;

/** Sets styles through the CSSOM, which no Content Security Policy refuses. */
function keepAllowedStyles(node: HTMLElement): void {
  const { style } = document.createElement('span');
  style.cssText = node.getAttribute('style') ?? '';
  node.removeAttribute('style');
  if (node instanceof HTMLFormElement) return;
  for (const name of style) if (ALLOWED_STYLES.test(name)) node.style.setProperty(name, style.getPropertyValue(name));
}
