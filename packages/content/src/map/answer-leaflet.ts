/**
 * While Leaflet loads, it asks `div.innerHTML = '<svg/>'` whether the browser draws SVG. Under Trusted Types that throws, and
 * Leaflet would not load at all. For as long as it takes, a `<div>` gives the right answer without parsing markup.
 */
Object.defineProperty(HTMLDivElement.prototype, 'innerHTML', {
  configurable: true,
  set(this: HTMLDivElement) {
    this.replaceChildren(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  },
});
queueMicrotask(() => Reflect.deleteProperty(HTMLDivElement.prototype, 'innerHTML'));
