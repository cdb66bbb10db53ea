import { childrenOf } from './root-node';
import { scopeOf } from './scope';

/**
 * The server's content in a `render` element: children marked `data-shop-fallback`. It shows until React has rendered, and again
 * if React fails. While it is hidden, its fields are disabled, so that a form doesn't post both its fields and ours.
 */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** Value of `data-shop-fallback` for fields that go on posting, because ours don't. */
const POSTS = 'posts';

/** Marks fields that we disabled. An attribute, so that a copy of the element can enable its own. */
const DISABLED = 'data-shop-disabled';

const FIELDS = 'input, select, textarea, button';

const FIRST_CONTROL = `[data-shop-root] :is(a[href], :is(${FIELDS}):enabled:not([type="hidden"]))`;

/** Hides the fallback. What the shopper has typed, and the focus, move to our fields. */
export function hideFallback(element: HTMLElement): void {
  for (const fallback of fallbacksOf(element)) {
    if (fallback.hidden) continue;
    const scope = scopeOf(fallback);
    const posts = fallback.getAttribute('data-shop-fallback') === POSTS;
    const hadFocus = fallback.contains(scope.activeElement);
    for (const field of fallbackFields(fallback)) {
      carryOver(field, element);
      if (field.disabled || posts) continue;
      field.disabled = true;
      field.setAttribute(DISABLED, '');
    }
    // The focus was on a link, or on a field that we draw differently.
    const isMoved = scope.activeElement?.closest('[data-shop-root]');
    if (hadFocus && !isMoved) element.querySelector<HTMLElement>(FIRST_CONTROL)?.focus();
    fallback.hidden = true;
  }
}

export function showFallback(element: HTMLElement): void {
  for (const fallback of fallbacksOf(element)) {
    fallback.hidden = false;
    for (const field of fallbackFields(fallback)) {
      if (!field.hasAttribute(DISABLED)) continue;
      field.disabled = false;
      field.removeAttribute(DISABLED);
    }
  }
}

function fallbacksOf(element: HTMLElement): HTMLElement[] {
  return childrenOf(element).filter((child) => child.hasAttribute('data-shop-fallback'));
}

/** The fallback's fields. It may be a field itself. */
function fallbackFields(fallback: HTMLElement): Field[] {
  const inside = [...fallback.querySelectorAll<Field>(FIELDS)];
  return fallback.matches(FIELDS) ? [fallback as Field, ...inside] : inside;
}

/** Copies what the shopper typed or ticked before the script loaded to our field of the same name, and moves the focus there. */
function carryOver(field: Field, element: HTMLElement): void {
  const twin = [...element.querySelectorAll<Field>(`[data-shop-root] [name="${CSS.escape(field.name)}"]`)].find(
    (candidate) => !isChoice(field) || candidate.value === field.value,
  );
  if (twin === undefined) return;
  if (isChoice(field)) {
    // A click, because React handles it. The next render would undo a changed `checked`.
    if (field.checked !== field.defaultChecked && field.checked !== (twin as typeof field).checked) twin.click();
  } else if (isEdited(field)) {
    setValue(twin, field.value);
  }
  if (field === scopeOf(element).activeElement) twin.focus();
}

function isChoice(field: Field): field is HTMLInputElement {
  return /^(checkbox|radio)$/.test(field.type);
}

function isEdited(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const first = field.multiple ? undefined : options.find(({ disabled }) => !disabled);
    const initial = options.find(({ defaultSelected }) => defaultSelected) ?? first;
    return field.selectedIndex !== (initial?.index ?? -1);
  }
  // A script can't set a file field's value.
  return !(field instanceof HTMLButtonElement) && field.type !== 'file' && field.value !== field.defaultValue;
}

/** Sets a value like a keystroke: with the native setter, because React replaces the property, and with both events. */
function setValue(field: Field, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
