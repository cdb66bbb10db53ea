// Every host page uses the elements' methods and events. Its only global is the cart, as Magento prints it.
(() => {
  window.checkoutConfig = { quoteData: { entity_id: 'cart-of-the-host' } };

  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const messages = document.querySelector('shop-messages');
    const said = target.closest('[data-say]');
    if (said !== null) messages.add({ type: 'success', text: said.getAttribute('data-say') });
    if (target.closest('[data-hush]') !== null) messages.clear();
  });

  // The hosts have no success page.
  document.addEventListener('shop-order-placed', (event) => {
    event.preventDefault();
    document.querySelector('[data-order]').textContent = `Order ${event.detail.orderId} is placed.`;
  });
})();
