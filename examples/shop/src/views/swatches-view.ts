import { colorOptions } from '../catalog/palettes';
import type { Product } from '../catalog/products';
import { choiceId, choices, findVariant, type Variant } from '../catalog/variants';
import { cents } from '../money';
import type { QuoteItem } from '../quote/records';
import type { Visit } from '../visit';
import { type GalleryFrame, galleryView } from './gallery-view';

/** The options of a product with variants: form fields, and Magento's data for its swatch renderer. */
export function swatchesView(product: Product, visit: Visit, editing: QuoteItem | undefined) {
  const chosen = findVariant(product, editing?.variantId);
  const [first] = product.variants;
  if (first === undefined) return undefined;
  return {
    chosen_id: chosen?.id ?? '',
    attributes: choices.map(({ id, code, label }) => ({
      id,
      code,
      label,
      options: optionsIn(product, code).map((variant) => ({
        id: choiceId(variant, code),
        name: variant[code],
        swatch: code === 'color' ? colorOptions.find(({ name }) => name === variant.color)?.swatch : undefined,
        checked: chosen?.[code] === variant[code],
      })),
    })),
    config: {
      '[data-role=swatch-options]': {
        'Magento_Swatches/js/swatch-renderer': { jsonConfig: jsonConfig(product, visit), jsonSwatchConfig },
      },
    },
    videos: Object.fromEntries(
      product.variants.map((variant) => [variant.id, galleryView(product, visit, variant).video_items]),
    ),
  };
}

/** One variant per color, or per size, in the order in which they are listed. */
function optionsIn(product: Product, code: 'color' | 'size'): readonly Variant[] {
  return product.variants.filter(
    (variant, index, all) => all.findIndex((other) => other[code] === variant[code]) === index,
  );
}

const jsonSwatchConfig = {
  93: {
    ...Object.fromEntries(colorOptions.map(({ id, name, swatch }) => [id, { type: '1', value: swatch, label: name }])),
    additional_data:
      '{"swatch_input_type":"visual","update_product_preview_image":"1","use_product_image_for_swatch":0}',
  },
};

/** Numbers as text, and lists by variant, as in a live shop. */
function jsonConfig(product: Product, visit: Visit) {
  const amount = (price: number) => ({ amount: cents(price + (product.fee ?? 0)) });
  const ids = (variants: readonly Variant[]) => variants.map(({ id }) => String(id));
  const byVariant = <T>(made: (variant: Variant) => T) =>
    Object.fromEntries(product.variants.map((variant) => [variant.id, made(variant)]));
  return {
    attributes: Object.fromEntries(
      choices.map(({ id, code, label }, position) => [
        id,
        {
          id: String(id),
          code,
          label: visit.t(label),
          options: optionsIn(product, code).map((variant) => ({
            id: String(choiceId(variant, code)),
            label: visit.t(variant[code]),
            products: ids(product.variants.filter((other) => other[code] === variant[code])),
          })),
          position: String(position),
        },
      ]),
    ),
    template: '$<%- data.price %>',
    optionPrices: byVariant(({ price }) => ({ oldPrice: amount(price), finalPrice: amount(price), tierPrices: [] })),
    priceFormat: visit.view.priceFormat,
    productId: String(product.id),
    chooseText: visit.t('Choose an Option...'),
    images: byVariant((variant) => galleryView(product, visit, variant).frames.map(asImage)),
    index: byVariant((variant) =>
      Object.fromEntries(choices.map(({ id, code }) => [id, String(choiceId(variant, code))])),
    ),
    sku: byVariant(({ sku }) => sku),
  };
}

function asImage({ src, alt, video }: GalleryFrame, index: number) {
  return {
    thumb: src,
    img: src,
    full: src,
    caption: alt,
    position: String(index + 1),
    isMain: index === 0,
    type: video === undefined ? 'image' : 'video',
    videoUrl: video ?? null,
  };
}
