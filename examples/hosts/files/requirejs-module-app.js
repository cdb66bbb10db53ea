requirejs.config({ baseUrl: '/hosts/files/requirejs', paths: { 'shop-elements': '/static/shop-elements.umd' } });
require(['shop-elements', 'greeting'], (shop, greeting) => {
  if (shop === window.ShopElements && shop.version !== undefined) greeting.start();
});
