// An answer that a checkout must not believe: it comes from the payment service itself, not from the shop's own page.
parent.postMessage({ type: 'shop-iframe-gateway', result: 'approved' }, '*');
