/** A field that a shopper fills in. */
export type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const FIELDS = 'input, select, textarea';

/** A form's fields, also those elsewhere on the page whose attribute `form` names it. */
export function fieldsOf(form: HTMLFormElement): FormField[] {
  // From the prototype: a field may be named `elements`.
  const controls: ArrayLike<Element> = Reflect.get(HTMLFormElement.prototype, 'elements', form);
  // Not by its iterator, which the polyfill of scoped custom element registries lacks.
  const list: Element[] = Array.prototype.slice.call(controls);
  return list.filter((control): control is FormField => control.matches(FIELDS));
}

/** The fields inside a part of the page, without those of forms inside, which are submitted separately. */
export function fieldsIn(part: HTMLElement): FormField[] {
  const isNested = ({ form }: FormField): boolean => form !== null && part.contains(form);
  return [...part.querySelectorAll<FormField>(FIELDS)].filter((field) => !isNested(field));
}
