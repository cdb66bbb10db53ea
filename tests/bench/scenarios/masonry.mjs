/** Five hundred pictures of a look book. */

const items = Array.from(
  { length: 500 },
  (_, index) =>
    `<li style="inline-size:${index % 7 === 0 ? 50 : 25}%;block-size:${90 + ((index * 53) % 170)}px">${index}</li>`,
).join('');
const list = `<ul style="margin:0;padding:0;list-style:none">${items}</ul>`;

/** Hand-written: measures all items, then positions each below the shortest of four columns. Runs in the page. */
function vanilla() {
  class VanillaMasonry extends HTMLElement {
    connectedCallback() {
      queueMicrotask(() => {
        const list = /** @type {HTMLElement} */ (this.firstElementChild);
        const bottoms = [0, 0, 0, 0];
        list.style.position = 'relative';
        const children = /** @type {HTMLElement[]} */ (Array.from(list.children));
        for (const item of children) item.style.position = 'absolute';
        const sizes = children.map((item) => item.getBoundingClientRect());
        const width = list.clientWidth / 4;
        children.forEach((item, index) => {
          const column = bottoms.indexOf(Math.min(...bottoms));
          item.style.transform = `translate(${column * width}px, ${bottoms[column]}px)`;
          bottoms[column] = (bottoms[column] ?? 0) + (sizes[index]?.height ?? 0);
        });
        list.style.blockSize = `${Math.max(...bottoms)}px`;
      });
    }
  }
  customElements.define('vanilla-masonry', VanillaMasonry);
}

export default {
  name: 'masonry of 500 items',
  count: 1,
  last: 'li:last-child',
  contenders: {
    'static HTML': { markup: () => `<div>${list}</div>` },
    vanilla: { setup: [vanilla], markup: () => `<vanilla-masonry>${list}</vanilla-masonry>` },
    'ours, masonry': {
      script: 'ours',
      markup: () => `<shop-masonry data-item="li" data-layout="masonry">${list}</shop-masonry>`,
      limit: 5,
    },
    'ours, packery': { script: 'ours', markup: () => `<shop-masonry data-item="li">${list}</shop-masonry>`, limit: 5 },
  },
};
