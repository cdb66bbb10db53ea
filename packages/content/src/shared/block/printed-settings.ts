import {
  type ConfigOf,
  type ConfigSchema,
  type HostReader,
  nameOf,
  parse,
  type Setting,
  settingsOf,
} from '@shop-elements/core';
import { contentTypesOf } from './content-types';

/** The element's block: the one that Page Builder printed directly inside, otherwise the element. */
export function blockOf(element: HTMLElement): HTMLElement {
  const printed = contentTypesOf(nameOf(element))
    .map((type) => `:scope > [data-content-type="${type}"]`)
    .join();
  return element.querySelector<HTMLElement>(printed) ?? element;
}

/** The parts of a block with its settings: contained rows print most of them inside, banners and slides on their wrapper. */
export function settingPartsOf(block: HTMLElement): readonly HTMLElement[] {
  const inside = ':scope > [data-element="inner"], :scope > * > [data-element="wrapper"]';
  return [block, block.querySelector<HTMLElement>(inside) ?? block];
}

/** The settings that Page Builder printed in a block. */
export function readBlock<Schema extends ConfigSchema>(
  block: HTMLElement,
  schema: Schema,
): ConfigOf<Schema> | undefined {
  const texts = settingsOf(schema).map((setting) => [setting.name, printed(block, setting)]);
  return parse(schema, Object.fromEntries(texts));
}

/** Reads the settings of an element from the Page Builder block inside. The element's own attributes win. */
export function printedSettings<Schema extends ConfigSchema>(schema: Schema): HostReader<Schema> {
  return (_, { element }) => {
    const block = blockOf(element);
    const readers = settingsOf(schema).map((setting) => {
      const { name, attribute } = setting;
      const value = printed(block, setting);
      return [name, () => (value === undefined ? value : { value, source: `${attribute} of the block` })] as const;
    });
    return Object.fromEntries(readers);
  };
}

/** An empty attribute is a setting that the editor left blank, unless it can be true or false: then it is false. */
function printed(block: HTMLElement, { attribute, shape }: Setting): string | undefined {
  const part = settingPartsOf(block).find((each) => each.hasAttribute(attribute));
  const text = part?.getAttribute(attribute) ?? undefined;
  return text === '' && shape.kind !== 'boolean' ? undefined : text;
}
