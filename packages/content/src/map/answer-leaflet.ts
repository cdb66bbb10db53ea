/**
 * While Leaflet loads, it sets `div.innerHTML = '<svg/>'` to test for SVG support. Under Trusted Types that throws, and Leaflet
 * would not load at all. Until it has loaded, this setter passes the test without parsing markup.
 */
Object.defineProperty(HTMLDivElement.prototype, 'innerHTML', {
  configurable: true,
  set(this: HTMLDivElement) {
    this.replaceChildren(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));
  },
});
queueMicrotask(() => Reflect.deleteProperty(HTMLDivElement.prototype, 'innerHTML'));
