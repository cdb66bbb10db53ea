// The phone's menu speaks Dutch by itself; on the English shop it speaks like the rest of the page.
globalThis.ShopElements?.configure({
  texts: { 'mobile-menu': { label: 'Goods', home: 'Home page', back: 'Back to home', all: 'All %1' } },
});
