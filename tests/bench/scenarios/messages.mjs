/** A hundred messages, one at a time, each rendered before the next one arrives. */

/** Runs in the page. */
function vanilla() {
  class VanillaMessages extends HTMLElement {
    connectedCallback() {
      document.addEventListener('shop-message', (event) => {
        const { type, text } = /** @type {CustomEvent<{ type: string, text: string }>} */ (event).detail;
        const item = document.createElement('div');
        item.className = 'shop-messages__item';
        const region = document.createElement('div');
        region.className = 'messages';
        region.setAttribute('role', 'status');
        region.setAttribute('aria-atomic', 'true');
        const box = document.createElement('div');
        box.className = `message-${type} ${type} message`;
        const words = document.createElement('div');
        words.textContent = text;
        const close = document.createElement('button');
        close.type = 'button';
        close.className = 'shop-text-button shop-messages__close';
        close.setAttribute('aria-label', 'Close');
        close.addEventListener('click', () => item.replaceWith());
        box.append(words);
        region.append(box);
        item.append(region, close);
        this.append(item);
      });
    }
  }
  customElements.define('vanilla-messages', VanillaMessages);
}

/** Runs in the page. */
function send() {
  Reflect.set(window, 'work', async (/** @type {Element} */ main) => {
    for (let number = 1; number <= 100; number += 1) {
      const detail = { type: 'success', text: `You added tray ${number} to your cart.` };
      document.dispatchEvent(new CustomEvent('shop-message', { detail, cancelable: true }));
      // Yields to the browser, even for contenders that render synchronously, so that it can paint after each message.
      do await new Promise((resolve) => setTimeout(resolve));
      while (main.querySelectorAll('.message').length < number);
      main.getBoundingClientRect();
    }
  });
}

/** @type {import('../sample.mjs').Scenario} */
export default {
  name: '100 messages, one by one',
  count: 1,
  last: '.message',
  contenders: {
    vanilla: { setup: [vanilla, send], markup: () => '<vanilla-messages></vanilla-messages>' },
    ours: { script: 'ours', setup: [send], markup: () => '<shop-messages></shop-messages>', goal: 3 },
  },
};
