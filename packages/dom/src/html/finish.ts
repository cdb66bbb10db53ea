import { addressAttributes, type ContentRules, droppedElements, isOwnAllowed } from './rules';
import { safeAddress } from './safe-address';

const HTML = 'http://www.w3.org/1999/xhtml';

/** Applies what neither cleaner can be told, in place. Both go through here, so that both end with the same nodes. */
export function finish(body: Element, rules: ContentRules): void {
  dropInstructions(body);
  dropClobberedForms(body);
  dropBuiltins(body);
  dropElements(body, rules);
  dropAddresses(body);
  dropForeignPaint(body);
  dropNames(body);
  dropOwnClasses(body, rules);
  for (const name of rules.codeAttributes) {
    for (const node of body.querySelectorAll(`[${name}]`)) node.removeAttribute(name);
  }
  if (rules.styles) for (const node of body.querySelectorAll<HTMLElement>('[style]')) keepPaint(node);
  // Chromium loses it when it copies a radio.
  for (const field of body.querySelectorAll<HTMLInputElement>('input[checked]')) field.checked = true;
}

/** `<?…>`: comments to older browsers, nodes of their own to newer ones. */
function dropInstructions(body: Element): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_PROCESSING_INSTRUCTION);
  const found: ProcessingInstruction[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as ProcessingInstruction);
  for (const instruction of found) instruction.replaceWith();
}

/** With `is` an element may become one of the page's own; taking the attribute off afterwards doesn't stop it. */
function dropBuiltins(body: Element): void {
  for (const node of body.querySelectorAll('[is]')) node.replaceWith();
}

/**
 * A field's name hides its form's property of that name: with `<input name="getAttribute">` a form has no such method.
 * Fields of shops are called `remove` or `method`, but none has a capital letter.
 */
function dropClobberedForms(body: Element): void {
  const { getAttribute, closest, replaceWith } = Element.prototype;
  for (const field of body.querySelectorAll('form :is([name], [id])')) {
    const isHiding = hidesProperty(getAttribute.call(field, 'name')) || hidesProperty(getAttribute.call(field, 'id'));
    const form = isHiding ? closest.call(field, 'form') : null;
    if (form) replaceWith.call(form);
  }
}

/** What the page and we ask of any element on the way, and no shop calls a field. */
const hiding = [
  ...['attributes', 'constructor', '__proto__', 'append', 'prepend', 'closest', 'contains', 'dataset', 'elements'],
  ...['matches'],
];

function hidesProperty(name: string | null): boolean {
  return name !== null && (hiding.includes(name) || (/[A-Z]/.test(name) && name in HTMLFormElement.prototype));
}

/** Takes the tags of elements that are not allowed, and of some the content too. */
function dropElements(body: Element, rules: ContentRules): void {
  const elements = new Set(rules.elements);
  const drawings = new Set(rules.drawings);
  for (const node of body.querySelectorAll('*')) {
    const { localName } = node;
    const isHtml = node.namespaceURI === HTML;
    if (isHtml ? elements.has(localName) || isOwnAllowed(localName, rules) : drawings.has(localName)) continue;
    const isDropped = !isHtml || drawings.has(localName) || droppedElements.includes(localName);
    if (isDropped) node.replaceWith();
    else node.replaceWith(...node.childNodes);
  }
}

/** Only web, mail and telephone addresses stay, and pictures that are written out. */
function dropAddresses(body: Element): void {
  for (const name of addressAttributes) {
    const maySpellPicture = name === 'src' || name === 'poster';
    for (const node of body.querySelectorAll(`[${name}]`)) {
      const address = node.getAttribute(name) ?? '';
      const isPicture = maySpellPicture && /^\s*data:image\//i.test(address);
      if (address !== '' && !isPicture && safeAddress(address) === undefined) node.removeAttribute(name);
    }
  }
  for (const node of body.querySelectorAll('[srcset]')) {
    const addresses = (node.getAttribute('srcset') ?? '').split(/[\s,]+/);
    if (addresses.some((address) => address !== '' && safeAddress(address) === undefined)) {
      node.removeAttribute('srcset');
    }
  }
}

/** A drawing is painted with what is in it: an address in its paint would fetch another document. */
function dropForeignPaint(body: Element): void {
  for (const node of body.querySelectorAll('svg, svg *')) {
    for (const { name, value } of [...node.attributes]) {
      if (/\\|url\(\s*["']?\s*(?!["'\s#])/i.test(value)) node.removeAttribute(name);
    }
  }
}

/** Names by which the page's own code would find something of the content's: `document.cookie`, `#shop-…`. */
function dropNames(body: Element): void {
  for (const node of body.querySelectorAll('form[name], img[name]')) node.removeAttribute('name');
  for (const node of body.querySelectorAll('[id^="shop-"]')) node.removeAttribute('id');
}

/** Classes of ours that a theme may use. */
const buildingBlocks = ['shop-button', 'shop-text-button', 'shop-field', 'shop-checkbox', 'shop-visually-hidden'];

/** Content must not draw our loader over the page: of our classes the building blocks stay, and those of the element around. */
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

/** What a style attribute may set: colors, pictures behind a box, sizes, and whether the box shows. Not where it stands. */
const PAINT = /^(background|padding|color$|display$|aspect-ratio$|((min|max)-)?(width|height)$)/;

/** Through the CSSOM, which no content security policy refuses. */
function keepPaint(node: HTMLElement): void {
  const { style } = document.createElement('span');
  style.cssText = node.getAttribute('style') ?? '';
  node.removeAttribute('style');
  if (node instanceof HTMLFormElement) return;
  for (const name of style) if (PAINT.test(name)) node.style.setProperty(name, style.getPropertyValue(name));
}
