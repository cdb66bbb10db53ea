// Loads an anonymous module, as most shops do. This fails if any script on the page calls define() without a name.
requirejs.config({ baseUrl: '/hosts/files/requirejs' });
require(['greeting'], (greeting) => greeting.start());
