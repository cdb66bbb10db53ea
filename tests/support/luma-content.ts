/** Luma's rules that hide Page Builder's content until Magento's own scripts run, and fold all slides but the first. */
export const lumaContentRules = `
  [data-content-type="slide"] + [data-content-type="slide"] { height: 0; min-height: 0; overflow: hidden }
  div[data-content-type="slider"] { visibility: hidden }
  [data-content-type="products"][data-appearance="carousel"] li.product-item { display: none }
  [data-content-type="products"][data-appearance="carousel"] li.product-item:first-child { display: block; visibility: hidden }
  div[data-content-type="tabs"] .tabs-content [data-content-type="tab-item"]:not(:first-child) { display: none }`;
