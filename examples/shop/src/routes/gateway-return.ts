import type { Hono } from 'hono';
import { escapeHtml } from '../escape';
import { agreements, allAgreed, notAgreed } from '../quote/agreements';
import type { GatewayPayments } from '../quote/gateway-payments';
import { gatewayMethod } from '../quote/payment-methods';
import type { Services } from '../services';
import { ShopError } from '../shop-error';
import { redirectWithMessages, type ShopContext, type ShopEnv, type Visit } from '../visit';
import { rememberOrder } from '../visitor-orders';

const returnPath = '/harborpay/transparent/response';

/** The routes with which a checkout saves its order before it pays, and to which the payment service returns the browser. */
export function gatewayRoutes(app: Hono<ShopEnv>, shop: Services): void {
  const { payments } = shop;
  if (payments === undefined) return;
  app.post('/harborpay/transparent/requestSecureToken', (c) => saveOrder(c, payments));
  app.get(returnPath, (c) => comeBack(c, shop, payments));
}

async function saveOrder(c: ShopContext, payments: GatewayPayments): Promise<Response> {
  const visit = c.get('visit');
  const quote = visit.cart();
  const refuse = (text: string) => c.json({ success: false, error: true, error_messages: visit.t(text) });
  if (!visit.isAjax && !visit.hasFormKey) return refuse('Invalid Form Key. Please refresh the page.');
  if (quote === undefined || quote.items.length === 0) return refuse('Your cart is empty.');
  const agreementIds = agreedIn(visit);
  if (!allAgreed(agreementIds)) return refuse(notAgreed);
  try {
    const securetoken = await payments.open(quote, visit.absolute(returnPath), { place: 'frame', agreementIds });
    return c.json({ [gatewayMethod]: { fields: { securetoken } }, success: true, error: false });
  } catch {
    return refuse('Your payment cannot be taken at the moment. Please try again later.');
  }
}

/** Without scripts, the payment service asks for the card on its own page. */
export async function payOnTheirPage(c: ShopContext, payments: GatewayPayments): Promise<Response> {
  const visit = c.get('visit');
  const quote = visit.cart();
  if (quote === undefined) return redirectWithMessages(c, '/checkout/cart/');
  const agreementIds = agreedIn(visit);
  // Checked before the payment: afterwards, it would be too late to reject the order.
  if (!allAgreed(agreementIds)) {
    visit.tell('error', escapeHtml(visit.t(notAgreed)));
    return redirectWithMessages(c, '/checkout/');
  }
  const token = await payments.open(quote, visit.absolute(returnPath), { place: 'page', agreementIds });
  return c.redirect(`${payments.origin}/pay/${token}`, 303);
}

async function comeBack(c: ShopContext, shop: Services, payments: GatewayPayments): Promise<Response> {
  const visit = c.get('visit');
  const settled = await payments.settle(visit.url.searchParams.get('token') ?? '');
  if (settled === undefined) return redirectWithMessages(c, '/checkout/');
  const { opened, payment } = settled;
  if (opened.place === 'frame') {
    return tellParent(c, payment.status === 'approved' ? 'approved' : 'declined', visit.t(payment.message));
  }

  const quote = visit.cart();
  if (payment.status !== 'approved') visit.tell('error', escapeHtml(visit.t(payment.message)));
  if (payment.status !== 'approved' || quote?.id !== opened.quoteId) return redirectWithMessages(c, '/checkout/');
  try {
    const choice = {
      method: gatewayMethod,
      poNumber: null,
      card: null,
      publicHash: null,
      saveCard: false,
      agreementIds: opened.agreementIds,
    };
    rememberOrder(visit, shop.orders.place(quote, choice, visit.visitor.id), shop);
    return redirectWithMessages(c, '/checkout/onepage/success/');
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    visit.tell('error', escapeHtml(visit.t(error.text)));
    return redirectWithMessages(c, '/checkout/');
  }
}

/** The page in the checkout's frame. Its script passes this data to the checkout, and to nothing else. */
function tellParent(c: ShopContext, result: 'approved' | 'declined', message: string): Response {
  c.header('Content-Security-Policy', "default-src 'none'; script-src 'self'; frame-ancestors 'self'");
  c.header('Cache-Control', 'no-store, private');
  return c.html(`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Back in the shop</title></head>
<body data-result="${escapeHtml(result)}" data-message="${escapeHtml(message)}">
<script src="/static/gateway-return.js"></script>
</body>
</html>
`);
}

function agreedIn(visit: Visit): string[] {
  return agreements.map(({ id }) => id).filter((id) => visit.form.has(`agreement[${id}]`));
}
