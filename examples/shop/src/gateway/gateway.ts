import { Hono } from 'hono';
import { escapeHtml } from '../escape';
import { chargeCard } from '../quote/card';
import { randomHex } from '../random';
import type { GatewayPayment } from './gateway-client';
import { gatewayPage } from './gateway-page';
import { behaviorOf } from './test-cards';

interface Opened extends GatewayPayment {
  amount: string;
  returnUrl: string;
  /** The result after the shopper confirms. */
  confirmed?: Partial<Opened>;
}

/** How long the slow card takes, in milliseconds. */
const SLOW = 3000;

/**
 * Harbor Pay: a fictional payment service on its own origin. A shop creates a payment and gets a token, the browser posts the
 * card here with that token, and the shop requests the result. Cards are checked and discarded immediately.
 */
export function createGateway(now: () => Date = () => new Date()) {
  const payments = new Map<string, Opened>();
  const gateway = new Hono();

  gateway.post('/payments', async (c) => {
    const { amount, returnUrl } = await c.req.json<{ amount: string; returnUrl: string }>();
    const token = randomHex(32);
    payments.set(token, { amount, returnUrl, status: 'open', message: '', type: '', last4: '' });
    return c.json({ token });
  });
  gateway.get('/payments/:token', (c) => {
    const payment = payments.get(c.req.param('token'));
    if (payment === undefined) return c.json({ message: 'No such payment.' }, 404);
    const { status, message, type, last4 } = payment;
    return c.json({ status, message, type, last4 } satisfies GatewayPayment);
  });

  gateway.get('/', (c) =>
    gatewayPage(
      c,
      'A payment service for trying out',
      '<p>There is nothing here to pay. Shops send you when there is.</p>',
    ),
  );
  gateway.get('/pay/:token', (c) => {
    const token = c.req.param('token');
    const payment = payments.get(token);
    if (payment?.status !== 'open') return gatewayPage(c, 'This payment is over', '<p>Please go back to the shop.</p>');
    return gatewayPage(
      c,
      `Pay $${Number(payment.amount).toFixed(2)}`,
      cardForm(token),
      new URL(payment.returnUrl).origin,
    );
  });

  gateway.post('/link', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const token = form.get('securetoken') ?? '';
    const payment = payments.get(token);
    const number = (form.get('acct') ?? '').replace(/\s/g, '');
    const behavior = behaviorOf(number);
    if (payment?.status !== 'open') return gatewayPage(c, 'This payment is over', '<p>Please go back to the shop.</p>');
    if (behavior === 'silent') return gatewayPage(c, 'One moment', '<p>We are waiting for your bank.</p>');
    if (behavior === 'garbled') {
      return gatewayPage(c, 'Approved', '<p>Or so we say.</p><script src="/static/gateway-garbled.js"></script>');
    }
    if (behavior === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW));

    const [month = '', year = ''] = (form.get('expdate') ?? '').match(/\d\d/g) ?? [];
    const verification = form.get('csc') ?? '';
    const card = { number, expirationMonth: month, expirationYear: `20${year}`, verification };
    const charged = chargeCard(card, now());
    const ending: Partial<Opened> = charged.ok
      ? { status: 'approved', type: charged.type, last4: charged.last4 }
      : { status: 'declined', message: charged.message };
    if (behavior === 'challenge' && charged.ok) {
      payment.confirmed = ending;
      return gatewayPage(c, 'Is this you?', challenge(token, payment), new URL(payment.returnUrl).origin);
    }
    Object.assign(payment, ending);
    return c.redirect(`${payment.returnUrl}?token=${token}`, 303);
  });

  gateway.post('/challenge', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const token = form.get('securetoken') ?? '';
    const payment = payments.get(token);
    if (payment?.status !== 'open' || payment.confirmed === undefined) {
      return gatewayPage(c, 'This payment is over', '<p>Please go back to the shop.</p>');
    }
    const isConfirmed = form.get('answer') === 'yes';
    const refused = { status: 'declined', message: 'Your bank could not confirm that it was you.' } as const;
    Object.assign(payment, isConfirmed ? payment.confirmed : refused);
    return c.redirect(`${payment.returnUrl}?token=${token}`, 303);
  });
  return gateway;
}

/** The bank's 3-D Secure page. It is in the checkout's hidden frame and asks to be shown. */
function challenge(token: string, { amount, returnUrl }: Opened): string {
  return `<p>A shop asks for $${Number(amount).toFixed(2)}. Do you want to pay?</p>
<form action="/challenge" method="post">
<input type="hidden" name="securetoken" value="${escapeHtml(token)}">
<button name="answer" value="yes">Yes, pay</button>
<button name="answer" value="no">No</button>
</form>
<script src="/static/gateway-challenge.js" data-shop="${escapeHtml(new URL(returnUrl).origin)}"></script>`;
}

/** Our own page, for shoppers whose shop has no card form. */
function cardForm(token: string): string {
  return `<form action="/link" method="post" autocomplete="on">
<input type="hidden" name="securetoken" value="${escapeHtml(token)}">
<label>Card number <input name="acct" inputmode="numeric" autocomplete="cc-number" required></label>
<label>Expires (MM/YY) <input name="expdate" inputmode="numeric" autocomplete="cc-exp" placeholder="04/31" required></label>
<label>Security code <input name="csc" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required></label>
<button>Pay</button>
</form>`;
}
