(() => {
  const query = jQuery.noConflict();
  query(() => {
    const places = ko.observableArray([
      { name: 'Knockout rendered these elements from a template and moved them here.', hasElements: true },
      { name: 'A part without elements.', hasElements: false },
      { name: 'Another one.', hasElements: false },
    ]);
    ko.applyBindings({ places });
    places.reverse();
    // The page has its own `$` back, and jQuery finds our elements.
    if (window.$('main') === query('main').get(0) && query('shop-messages').length === 1) {
      query('[data-host]').attr('data-host', 'started');
    }
  });
})();
