/** A product's data on its page. Empty strings for values that the page doesn't show. */
export interface ProductOnPage {
  name: string;
  /** The price of one item, as displayed now. */
  price: string;
}

/** Reads the name and price of a form's product from the page around it, in Luma's markup. */
export function productOnPage(form: HTMLFormElement): ProductOnPage {
  const id = String(new FormData(form).get('product') ?? '');
  const box = `.price-box[data-product-id="${CSS.escape(id)}"]`;
  return {
    name: textAt('[data-ui-id="page-title-wrapper"], main h1'),
    price: textAt(`${box} [data-price-type="finalPrice"] .price`),
  };
}

function textAt(selector: string): string {
  return document.querySelector(selector)?.textContent?.trim() ?? '';
}
