/** Page Builder's content types whose element has another name. */
const elementNames: Readonly<Record<string, string>> = { slide: 'banner', products: 'product-carousel' };

/** The name of the element for a content type. */
export function elementNameOf(type: string): string {
  return elementNames[type] ?? type;
}

/** The content types that an element supports: the one it is named after, and others. */
export function contentTypesOf(name: string): string[] {
  return [name, ...Object.keys(elementNames).filter((type) => elementNames[type] === name)];
}
