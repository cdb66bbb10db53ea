import { type ConfigOf, type ConfigSchema, type HostReader, parse, settingsOf } from '@shop-elements/core';

/** Content types that an element also looks after, besides the one of its own name. */
const others: Readonly<Record<string, readonly string[]>> = {
  'shop-banner': ['slide'],
  'shop-product-carousel': ['products'],
};

/** The block of an element: the one that Page Builder printed directly inside, else the element. */
export function blockOf(element: HTMLElement): HTMLElement {
  const types = [element.localName.slice('shop-'.length), ...(others[element.localName] ?? [])];
  const printed = types.map((type) => `:scope > [data-content-type="${type}"]`).join();
  return element.querySelector<HTMLElement>(printed) ?? element;
}

/** What of a block has the settings: a contained row has most of them inside, a banner and a slide on their wrapper. */
export function settingPartsOf(block: HTMLElement): readonly HTMLElement[] {
  const inside = ':scope > [data-element="inner"], :scope > * > [data-element="wrapper"]';
  return [block, block.querySelector<HTMLElement>(inside) ?? block];
}

/** The settings that Page Builder printed into a block. */
export function readBlock<Schema extends ConfigSchema>(
  block: HTMLElement,
  schema: Schema,
): ConfigOf<Schema> | undefined {
  const texts = settingsOf(schema).map(({ name, attribute }) => [name, printed(block, attribute)]);
  return parse(schema, Object.fromEntries(texts));
}

/** Lets an element around a block of Page Builder's take its settings from there. Its own attributes are stronger. */
export function printedSettings(schema: ConfigSchema): HostReader {
  return (_, { element }) => {
    const block = blockOf(element);
    const readers = settingsOf(schema).map(({ name, attribute }) => {
      const value = printed(block, attribute);
      return [name, () => (value === undefined ? value : { value, source: `${attribute} of the block` })] as const;
    });
    return Object.fromEntries(readers);
  };
}

function printed(block: HTMLElement, attribute: string): string | undefined {
  const part = settingPartsOf(block).find((each) => each.hasAttribute(attribute));
  return part?.getAttribute(attribute) ?? undefined;
}
