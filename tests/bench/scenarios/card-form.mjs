/**
 * One card form: rendering, including the script's start, and typing. The hand-written form has the same nodes, as markup, and
 * implements what a shopper notices while typing: groups of four digits, the brand, the check digit.
 */
import { ccForm } from '../markup/card-form.mjs';

const NUMBER = '4111111111111111';

/** Runs in the page. */
function vanilla() {
  const passesLuhn = (/** @type {string} */ digits) =>
    [...digits].reverse().reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
      10 ===
    0;
  const brands = [
    { code: 'VI', pattern: /^4/ },
    { code: 'MC', pattern: /^(5[1-5]|2[2-7])/ },
    { code: 'AE', pattern: /^3[47]/ },
    { code: 'DI', pattern: /^6(011|5)/ },
  ];
  class VanillaCard extends HTMLElement {
    connectedCallback() {
      this.innerHTML = String(Reflect.get(window, 'drawnHtml'));
      const number = this.querySelector('input');
      number?.addEventListener('input', () => {
        const digits = number.value.replace(/\D/g, '');
        const caret = number.selectionStart === number.value.length;
        number.value = digits.replace(/(\d{4})(?=\d)/g, '$1 ');
        if (caret) number.setSelectionRange(number.value.length, number.value.length);
        const brand = brands.find(({ pattern }) => pattern.test(digits));
        this.dataset.cardType = brand?.code ?? '';
        number.toggleAttribute('data-complete', digits.length === 16 && passesLuhn(digits));
      });
    }
  }
  customElements.define('vanilla-card', VanillaCard);
}

const contenders = {
  vanilla: { setup: [vanilla], markup: () => '<vanilla-card></vanilla-card>' },
  ours: { script: 'ours', markup: () => ccForm },
};

/** @type {import('../sample.mjs').Scenario[]} */
export default [
  {
    name: 'one card form, script start included',
    count: 1,
    last: 'input',
    withScript: true,
    copyOf: ccForm,
    contenders: { ...contenders, ours: { ...contenders.ours, goal: 1.3 } },
  },
  {
    name: '16 digits typed into the card form',
    count: 1,
    last: 'input',
    copyOf: ccForm,
    drive: async (page) => {
      await page.locator('main input').first().focus();
      await page.keyboard.type(NUMBER);
    },
    contenders: { ...contenders, ours: { ...contenders.ours, goal: 1 } },
  },
  {
    name: '20 card forms',
    count: 20,
    last: 'input',
    copyOf: ccForm,
    contenders,
  },
];
