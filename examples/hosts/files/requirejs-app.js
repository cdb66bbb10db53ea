// Anonymous modules, as most shops have them: one script on the page that defines without a name, and this fails.
requirejs.config({ baseUrl: '/hosts/files/requirejs' });
require(['greeting'], (greeting) => greeting.start());
