// Shows what the chosen lessons of a course cost together, as the price box of the platform does when it is told `updatePrice`.
// Everything else on these pages works without the theme's help.
document.addEventListener('shop-downloadable-links-change', (event) => {
  const info = event.target.closest('.product-info-main')?.querySelector('.product-info-price');
  const shown = info?.querySelector('[data-price-type="finalPrice"] .price');
  if (!info || !shown) return;
  info.dataset.initialText ??= shown.textContent;
  const chosen = event.detail.prices.finalPrice.amount;
  const nothingChosen = !event.target.querySelector('input[name="links[]"]:checked');
  const label = info.querySelector('.price-label');
  if (label) label.hidden = !nothingChosen;
  shown.textContent = nothingChosen
    ? info.dataset.initialText
    : write(Number(info.dataset.baseAmount) + chosen, JSON.parse(info.dataset.priceFormat));
});

function write(amount, format) {
  const [whole, fraction] = amount.toFixed(format.requiredPrecision).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, format.groupSymbol);
  return format.pattern.replace('%s', fraction ? grouped + format.decimalSymbol + fraction : grouped);
}
