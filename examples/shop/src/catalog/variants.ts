import { type ColorName, colorOptions } from './palettes';
import type { Product } from './products';

/** One variant of a product that comes in several colors and sizes, with its own id and SKU. */
export interface Variant {
  id: number;
  sku: string;
  color: ColorName;
  size: string;
  price: number;
}

/** A product's variants as written down: surcharges by size, and combinations that don't exist. */
export interface Kinds {
  colors: readonly ColorName[];
  sizes: Readonly<Record<string, number>>;
  notMade?: readonly (readonly [color: ColorName, size: string])[];
}

/** The attributes that shoppers choose from. Forms post `super_attribute[<id>]` with an option's id. */
export const choices = [
  { id: 93, code: 'color', label: 'Color' },
  { id: 142, code: 'size', label: 'Size' },
] as const;
export type ChoiceCode = (typeof choices)[number]['code'];

const sizeOptions = ['S', 'M', 'L'].map((name, index) => ({ id: 166 + index, name }));

/** Variant ids don't overlap with product ids. */
const firstVariantId = 1000;

export function variantsOf(sku: string, price: number, productId: number, kinds: Kinds | undefined): Variant[] {
  if (kinds === undefined) return [];
  const isMade = (color: ColorName, size: string) =>
    !(kinds.notMade ?? []).some(([otherColor, otherSize]) => otherColor === color && otherSize === size);
  return kinds.colors
    .flatMap((color) => Object.keys(kinds.sizes).map((size) => ({ color, size })))
    .filter(({ color, size }) => isMade(color, size))
    .map(({ color, size }, index) => ({
      id: firstVariantId + productId * 20 + index,
      sku: `${sku}-${color}-${size}`,
      color,
      size,
      price: price + (kinds.sizes[size] ?? 0),
    }));
}

export function findVariant(product: Product, id: number | undefined): Variant | undefined {
  return product.variants.find((variant) => variant.id === id);
}

/** The option id of a variant's color or size, in forms and in the page's data for scripts. */
export function choiceId(variant: Variant, code: ChoiceCode): number {
  const options: readonly { id: number; name: string }[] = code === 'color' ? colorOptions : sizeOptions;
  return options.find(({ name }) => name === variant[code])?.id ?? 0;
}

/** The variant that has all selected options. */
export function variantChosen(product: Product, chosen: (attributeId: number) => number): Variant | undefined {
  return product.variants.find((variant) => choices.every(({ id, code }) => choiceId(variant, code) === chosen(id)));
}
