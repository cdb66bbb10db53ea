import { configureHost, resetHost } from '@shop-elements/host';
import { ShopElements } from 'shop-elements';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../support/eventually';
import { ready, show } from '../support/page';
import { everything } from './corpus';
import { pressEverything, setTripwires, settled } from './tripwires';

/** `pnpm test:long` sends all of them. */
const step = import.meta.env.VITE_LONG ? 1 : 12;
const texts = everything.filter((_, index) => index % step === 0).map(({ text }) => text);

afterEach(() => {
  resetHost();
  for (const dialog of document.querySelectorAll('dialog')) dialog.close();
});

const html = (text: string): Response => new Response(text, { headers: { 'Content-Type': 'text/html' } });

/** Makes the shop reply with each text in turn. */
function answerInTurn(reply: (text: string) => Response): void {
  let at = 0;
  configureHost({
    navigate: () => {},
    fetch: async () => {
      at += 1;
      return reply(texts[at - 1] ?? '');
    },
  });
}

async function dialogOpens(): Promise<HTMLDialogElement> {
  return eventually(() => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (dialog === null) throw new Error('no dialog');
    return dialog;
  });
}

/** Each way into the page, with a function that sends hostile texts through it. Resolves when they are in the page. */
const doors: Readonly<Record<string, () => Promise<void>>> = {
  async 'messages of scripts and replies'() {
    await ready(show('shop-messages', '<shop-messages></shop-messages>'));
    for (const text of texts) ShopElements.messages.add({ type: 'error', text });
    await eventually(() => expect(document.querySelectorAll('.message').length).toBeGreaterThan(texts.length / 2));
  },
  async 'stored product cards'() {
    localStorage.setItem(
      'recently-viewed-products',
      JSON.stringify({
        sku: texts.map((_, index) => `${index}`),
        html: texts.map((text) => `<li class="card">${text}</li>`),
      }),
    );
    const list = '<ol class="product-items"></ol><template id="viewed"><li></li></template>';
    await ready(
      show(
        'shop-recently-viewed',
        `<shop-recently-viewed data-sku="x" data-count="5000" data-item="#viewed">${list}</shop-recently-viewed>`,
      ),
    );
    await eventually(() =>
      expect(document.querySelectorAll('.product-items > *').length).toBeGreaterThan(texts.length / 2),
    );
  },
  async agreements() {
    const element = show('shop-agreements', '<shop-agreements></shop-agreements>');
    const agreements = texts.map((content, index) => ({
      agreementId: `${index}`,
      content,
      checkboxText: content,
      mode: '1',
    }));
    Object.assign(element, { config: { isEnabled: true, agreements } });
    await ready(element);
    for (const button of element.querySelectorAll<HTMLElement>('button')) {
      button.click();
      const dialog = await dialogOpens();
      pressEverything(dialog.querySelector('.shop-agreements__content') ?? dialog);
      dialog.close();
      await eventually(() => expect(dialog.isConnected).toBe(false));
    }
  },
  async 'pages in dialogs'() {
    answerInTurn(html);
    const element = await ready(show('shop-popup', '<shop-popup><a href="/care.html">Care</a></shop-popup>'));
    for (const _ of texts) {
      element.querySelector('a')?.click();
      const dialog = await dialogOpens();
      await eventually(() => expect(dialog.querySelector('[role="status"]')?.textContent).not.toMatch(/Loading/));
      pressEverything(dialog.querySelector('.shop-popup__content') ?? dialog);
      dialog.close();
      await eventually(() => expect(dialog.isConnected).toBe(false));
    }
  },
  async 'coupon blocks'() {
    const form = (text: string): string =>
      `<form action="/couponPost/"><input name="coupon_code" value="A"><button>Apply</button></form>${text}`;
    answerInTurn((text) => Response.json({ success: true, html: form(text), message: '' }));
    const element = await ready(show('shop-coupon', `<shop-coupon>${form('')}</shop-coupon>`));
    for (const _ of texts) {
      const last = element.querySelector('form');
      element.querySelector<HTMLElement>('form button')?.click();
      await eventually(() => expect(last?.isConnected).toBe(false));
    }
  },
};

test.each(Object.keys(doors))(
  'nothing hostile from %s runs or sends a request',
  { timeout: 3_600_000 },
  async (door) => {
    const tripwires = await setTripwires();
    await doors[door]?.();
    await settled();
    pressEverything(document.body);
    await settled();
    expect(await tripwires.alarms()).toEqual([]);
  },
);
