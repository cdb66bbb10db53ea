// Asks again what can be sent where, whenever an address was entered for which a carrier can say so. What cannot go there is
// hidden; when the shop does not answer, everything stays, and the server judges at the next step.
let asking;

document.addEventListener('shop-address-check-change', async ({ detail }) => {
  const methods = document.getElementById('checkout-shipping-method-load');
  if (!detail.valid || !methods) return;
  asking?.abort();
  asking = new AbortController();
  const { signal } = asking;
  methods.setAttribute('aria-busy', 'true');
  const rates = await askRates(detail.address, signal);
  // A newer address is being asked for.
  if (signal.aborted) return;
  methods.removeAttribute('aria-busy');
  if (rates) show(methods, rates);
});

async function askRates(address, signal) {
  const { storeCode, isCustomerLoggedIn, quoteData } = window.checkoutConfig;
  const cart = isCustomerLoggedIn ? 'carts/mine' : `guest-carts/${quoteData.entity_id}`;
  try {
    const reply = await fetch(`${window.BASE_URL}rest/${storeCode}/V1/${cart}/estimate-shipping-methods`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      body: JSON.stringify({ address }),
      signal,
    });
    return reply.ok ? await reply.json() : undefined;
  } catch {
    return undefined;
  }
}

function show(methods, rates) {
  const codes = rates.map((rate) => `${rate.carrier_code}_${rate.method_code}`);
  const status = methods.querySelector('[role="status"]');
  status.textContent = '';
  for (const radio of methods.querySelectorAll('input[type="radio"]')) {
    const goes = codes.includes(radio.value);
    radio.closest('tr').hidden = !goes;
    if (goes || !radio.checked) continue;
    radio.checked = false;
    status.textContent = status.dataset.gone;
  }
}
