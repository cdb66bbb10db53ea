/** Posts a product's form with jQuery, and reloads the message section. Its button is printed disabled until then. */
define(['jquery', 'Magento_Customer/js/customer-data'], ($, customerData) => (_, form) => {
  $(form).on('submit', (event) => {
    event.preventDefault();
    $.ajax({ url: form.action, data: $(form).serialize(), type: 'post', dataType: 'json' }).done(() =>
      customerData.reload(['cart', 'messages'], true),
    );
  });
  $(form).find('#product-addtocart-button').prop('disabled', false);
});
