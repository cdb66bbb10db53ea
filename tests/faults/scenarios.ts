import { elementsFromStories } from '../support/stories';

/** An interaction that makes an element send a request. */
export interface Scenario {
  /** Its title in docs/faults.md. */
  title: string;
  tag: string;
  html: string;
  prepare?: (() => Promise<() => Promise<void>>) | undefined;
  /** The request that fails. All others succeed. */
  call: RegExp;
  /** A request with the reply `true`. */
  agrees?: RegExp;
  /** Undefined if rendering alone sends the request. */
  act?: (page: HTMLElement) => Promise<void> | void;
  /** Typed text that must remain. */
  typed?: string;
}

function story(tag: string) {
  const found = elementsFromStories.find((element) => element.tag === tag);
  if (found === undefined) throw new Error(`no story shows <${tag}>`);
  return { tag, html: found.html, prepare: found.prepare };
}

const messages = '<shop-messages></shop-messages>';

function press(page: HTMLElement, selector: string): void {
  const control = page.querySelector<HTMLElement>(selector);
  if (control === null) throw new Error(`nothing to press: ${selector}`);
  control.click();
}

function fill(page: HTMLElement, selector: string, value: string): void {
  const field = page.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  if (field === null) throw new Error(`nothing to fill in: ${selector}`);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

async function appears(selector: string, root: ParentNode = document): Promise<HTMLElement> {
  for (let frames = 0; frames < 600; frames += 1) {
    const found = root.querySelector<HTMLElement>(selector);
    if (found !== null && !found.matches(':disabled')) return found;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`does not appear: ${selector}`);
}

export const scenarios: readonly Scenario[] = [
  {
    title: 'Place an order (`shop-offline-payment`)',
    ...story('shop-offline-payment'),
    html: `${messages}<shop-offline-payment data-method="purchaseorder"></shop-offline-payment>`,
    call: /payment-information/,
    act(page) {
      fill(page, 'input[name="payment[po_number]"]', 'PO-77');
      press(page, '[data-shop-root] button');
    },
    typed: 'PO-77',
  },
  {
    title: 'Pay with a saved card (`shop-vault-card`)',
    ...story('shop-vault-card'),
    html: messages + story('shop-vault-card').html,
    call: /payment-information/,
    act: (page) => press(page, 'shop-vault-card button'),
  },
  {
    title: 'Pay through a gateway (`shop-iframe-gateway`)',
    ...story('shop-iframe-gateway'),
    call: /requestSecureToken/,
    agrees: /set-payment-information/,
    act(page) {
      const values = ['4111111111111111', '04/2040', '123'];
      for (const [index, field] of [...page.querySelectorAll('input[data-field]')].entries()) {
        field.setAttribute('data-fill', '');
        fill(page, '[data-fill]', values[index] ?? '');
        field.removeAttribute('data-fill');
      }
      press(page, 'shop-iframe-gateway button');
    },
    typed: '4111 1111 1111 1111',
  },
  {
    title: 'Buy instantly (`shop-instant-purchase`)',
    ...story('shop-instant-purchase'),
    call: /instantpurchase/i,
    async act(page) {
      (await appears('shop-instant-purchase button', page)).click();
      const dialog = await appears('dialog[open]');
      [...dialog.querySelectorAll('button')].at(-1)?.click();
    },
  },
  {
    title: 'Save a gift message (`shop-gift-message`)',
    ...story('shop-gift-message'),
    html: messages + story('shop-gift-message').html,
    call: /gift-message/,
    async act(page) {
      press(page, 'shop-gift-message button');
      await appears('shop-gift-message textarea', page);
      fill(page, 'shop-gift-message textarea', 'For you');
      const [save] = [...page.querySelectorAll('shop-gift-message button')].filter((button) =>
        /update|save|add/i.test(button.textContent ?? ''),
      );
      (save as HTMLElement | undefined)?.click();
    },
    typed: 'For you',
  },
  {
    title: 'Apply a discount code (`shop-coupon`)',
    ...story('shop-coupon'),
    call: /couponPost/,
    act(page) {
      fill(page, '[name=coupon_code]', 'WELCOME10');
      press(page, 'button');
    },
    typed: 'WELCOME10',
  },
  {
    title: 'Save a step (`shop-onepage-checkout`)',
    ...story('shop-onepage-checkout'),
    call: /saveBilling/,
    act(page) {
      fill(page, '[name="billing[firstname]"]', 'Ann');
      press(page, '#billing-buttons-container button');
    },
    typed: 'Ann',
  },
  {
    title: 'Filter a list (`shop-layered-nav`)',
    ...story('shop-layered-nav'),
    call: /html/,
    act: (page) => press(page, '.sidebar a[href]'),
  },
  {
    title: 'Load more products (`shop-infinite-scroll`)',
    ...story('shop-infinite-scroll'),
    html: story('shop-infinite-scroll').html.replace(
      '<shop-infinite-scroll',
      '<shop-infinite-scroll data-auto-pages="0"',
    ),
    call: /everything/,
    act: async (page) => (await appears('shop-infinite-scroll [data-shop-root] button', page)).click(),
  },
  {
    title: 'Read reviews (`shop-product-reviews`)',
    ...story('shop-product-reviews'),
    call: /listAjax/,
  },
  {
    title: 'Page through reviews (`shop-google-reviews`)',
    ...story('shop-google-reviews'),
    call: /review\/update/,
    act: async (page) => (await appears('[data-page="2"]', page)).click(),
  },
  {
    title: 'Add to compare (`shop-post-action`)',
    ...story('shop-post-action'),
    call: /product_compare/,
    act: (page) => press(page, '[data-post]'),
  },
  {
    title: 'Reload a captcha (`shop-captcha`)',
    ...story('shop-captcha'),
    call: /captcha\/refresh/,
    act: (page) => press(page, 'shop-captcha button'),
  },
  {
    title: 'Open a page in a dialog (`shop-popup`)',
    ...story('shop-popup'),
    html: '<shop-popup><a href="/care.html">Care</a></shop-popup>',
    call: /care/,
    act: (page) => press(page, 'shop-popup a'),
  },
  {
    title: 'List template variables (`shop-variable-grid`)',
    ...story('shop-variable-grid'),
    html: '<shop-variable-grid data-url="/variables/"></shop-variable-grid>',
    call: /variables/,
  },
  {
    title: 'Search for a city (`shop-map`)',
    ...story('shop-map'),
    html: story('shop-map').html.replace('<shop-map', '<shop-map data-search data-places="/places?q={query}"'),
    call: /places/,
    async act(page) {
      fill(page, 'shop-map [type=search]', 'Eugene');
      await appears('shop-map [role=status]:not(:empty)', page);
      page.querySelector<HTMLFormElement>('shop-map form')?.requestSubmit();
    },
    typed: 'Eugene',
  },
  {
    // The browser posts the form itself, so every reply is a page.
    title: 'Delete a saved card (`shop-stored-cards`)',
    ...story('shop-stored-cards'),
    call: /deleteaction/,
    async act(page) {
      press(page, 'shop-stored-cards button');
      const dialog = await appears('dialog[open]');
      [...dialog.querySelectorAll('button')].at(-1)?.click();
    },
  },
  {
    title: 'Load customer data (`shop-messages`, `shop-login-as-customer`, `shop-review-form`)',
    ...story('shop-login-as-customer'),
    html: `${messages}${story('shop-login-as-customer').html}${story('shop-review-form').html}`,
    call: /section\/load/,
  },
];
