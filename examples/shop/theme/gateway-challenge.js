// The bank's question stands in the checkout's hidden frame. Asks the checkout to show it, in a size that suits it.
const { shop } = document.currentScript.dataset;
parent.postMessage({ type: 'shop-iframe-gateway', challenge: { width: 400, height: 420 } }, shop);
