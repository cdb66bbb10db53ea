// A rule of this shop's own: a purchase order number has figures in it. The elements ask before each order goes out; an order
// without scripts is asked by the server.
document.addEventListener('DOMContentLoaded', () => {
  window.ShopElements?.validators.add((payment) => {
    const { method, po_number: number } = payment.getData();
    // That there is none at all, the element says itself.
    if (method !== 'purchaseorder' || !number || /\d/.test(number)) return true;
    const text = document.getElementById('co-payment-form').dataset.purchaseOrderRule;
    window.ShopElements.messages.add({ type: 'error', text });
    payment.querySelector('input:enabled').focus();
    return false;
  });
});
