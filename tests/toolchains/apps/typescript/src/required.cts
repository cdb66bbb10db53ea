import elements = require('shop-elements');
import ccForm = require('@shop-elements/checkout/cc-form');

elements.ShopElements.messages.add({ type: 'error', text: 'Not saved.' });
// @ts-expect-error
elements.ShopElements.messages.add({ type: 'erorr', text: 'Not saved.' });
ccForm.define('acme-card');
