/**
 * Assigns again the properties that a script set before the element was defined. Until then, they hide the class's accessors of
 * the same name.
 */
export function takeEarlyProperties(element: HTMLElement): void {
  for (const name of Object.getOwnPropertyNames(element)) {
    if (!isAccessor(element, name)) continue;
    const value: unknown = Reflect.get(element, name);
    Reflect.deleteProperty(element, name);
    Reflect.set(element, name, value);
  }
}

function isAccessor(element: HTMLElement, name: string): boolean {
  const prototype: object = Object.getPrototypeOf(element);
  const own = Object.getOwnPropertyDescriptor(prototype, name);
  const inherited = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(prototype), name);
  return (own ?? inherited)?.set !== undefined;
}
