(() => {
  const query = jQuery.noConflict();
  query(() => {
    const places = ko.observableArray([
      { name: 'These elements came from a template, and were moved down here.', hasElements: true },
      { name: 'A part without elements.', hasElements: false },
      { name: 'Another one.', hasElements: false },
    ]);
    ko.applyBindings({ places });
    places.reverse();
    // The page's own dollar is back, and jQuery finds our elements like any other.
    if (window.$('main') === query('main').get(0) && query('shop-messages').length === 1) {
      query('[data-host]').attr('data-host', 'started');
    }
  });
})();
