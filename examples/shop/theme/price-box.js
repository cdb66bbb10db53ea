// The price box of a product's page, as the platform's own: it is told another amount by an event of the page.
// Everything else on these pages works without the theme's help.
document.addEventListener('shop-downloadable-links-change', ({ target, detail }) => {
  const base = Number(priceInfo(target)?.dataset.baseAmount);
  const nothingChosen = !target.querySelector('input[name="links[]"]:checked');
  showPrice(target, nothingChosen ? undefined : base + detail.prices.finalPrice.amount);
});

/** A variant was chosen; no amount when none is. */
document.addEventListener('update-price', ({ target, detail }) => showPrice(target, detail.amount));

function priceInfo(part) {
  return part.closest('.product-info-main')?.querySelector('.product-info-price');
}

function showPrice(part, amount) {
  const info = priceInfo(part);
  const shown = info?.querySelector('[data-price-type="finalPrice"] .price');
  if (!info || !shown) return;
  info.dataset.initialText ??= shown.textContent;
  const label = info.querySelector('.price-label');
  if (label) label.hidden = amount !== undefined;
  shown.textContent =
    amount === undefined ? info.dataset.initialText : write(amount, JSON.parse(info.dataset.priceFormat));
}

function write(amount, format) {
  const [whole, fraction] = amount.toFixed(format.requiredPrecision).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, format.groupSymbol);
  return format.pattern.replace('%s', fraction ? grouped + format.decimalSymbol + fraction : grouped);
}
