define(['Magento_Checkout/js/model/quote'], (quote) => (data) => quote.paymentMethod(data));
