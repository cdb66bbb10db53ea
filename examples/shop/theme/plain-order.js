// Enter on a payment method presses the form's own button, also while that is hidden. Then the elements place the order: with their
// checks, and without posting a card to this shop.
document.addEventListener('submit', (event) => {
  const button = event.submitter?.closest('.server-place-order');
  if (button?.checkVisibility() === false) event.preventDefault();
});
