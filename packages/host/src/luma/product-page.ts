/** What the page of a product says about it. A text is empty where the page does not say it. */
export interface ProductOnPage {
  name: string;
  /** For one, as the shopper reads it now. */
  price: string;
}

/** Reads the name and the price of a form's product from the page around it, in Luma's markup. */
export function productOnPage(form: HTMLFormElement): ProductOnPage {
  const id = String(new FormData(form).get('product') ?? '');
  const box = `.price-box[data-product-id="${CSS.escape(id)}"]`;
  return {
    name: textOf('[data-ui-id="page-title-wrapper"], main h1'),
    price: textOf(`${box} [data-price-type="finalPrice"] .price`),
  };
}

function textOf(selector: string): string {
  return document.querySelector(selector)?.textContent?.trim() ?? '';
}
