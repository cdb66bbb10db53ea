// The payment service has sent the checkout's frame back here. Tells the checkout how it ended.
parent.postMessage({ type: 'shop-iframe-gateway', ...document.body.dataset }, location.origin);
