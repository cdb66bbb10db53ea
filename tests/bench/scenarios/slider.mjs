/** A slider with two hundred slides. */

const slides = Array.from(
  { length: 200 },
  (_, index) =>
    `<div style="block-size:300px"><h3>Slide ${index + 1}</h3><p>Words</p><a href="#${index}">More</a></div>`,
).join('');

/** Hand-written: the same nodes and attributes, without the library. Runs in the page. */
function vanilla() {
  class VanillaSlider extends HTMLElement {
    connectedCallback() {
      const slides = /** @type {HTMLElement[]} */ (Array.from(this.children));
      const bar = document.createElement('div');
      bar.className = 'shop-carousel__bar';
      bar.append(document.createElement('button'), document.createElement('button'), document.createElement('span'));
      this.className = 'shop-carousel shop-carousel__track';
      this.setAttribute('role', 'group');
      this.prepend(bar);
      slides.forEach((slide, index) => {
        slide.setAttribute('role', 'group');
        slide.setAttribute('aria-roledescription', 'slide');
        slide.setAttribute('aria-label', `${index + 1} of ${slides.length}`);
        slide.setAttribute('aria-hidden', String(index > 0));
        slide.inert = index > 0;
        slide.style.transform = `translateX(${index * 100}%)`;
      });
    }
  }
  customElements.define('vanilla-slider', VanillaSlider);
}

export default {
  name: 'slider of 200 slides',
  count: 1,
  last: '[aria-label="200 of 200"]',
  contenders: {
    vanilla: { setup: [vanilla], markup: () => `<vanilla-slider>${slides}</vanilla-slider>` },
    ours: { script: 'ours', markup: () => `<shop-slider>${slides}</shop-slider>`, limit: 1.8, goal: 1.2 },
  },
};
