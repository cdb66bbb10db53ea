import type { Hono } from 'hono';
import { isExpired } from '../customer/stored-cards';
import { page } from '../page';
import type { Services } from '../services';
import { storedCardView } from '../views/stored-card-view';
import { redirectWithMessages, type ShopContext, type ShopEnv } from '../visit';
import { askToLogIn } from './account';

const listPath = '/vault/cards/listaction/';

/** The customer's saved cards. */
export function storedCardRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.get('/vault/cards/listaction', (c) => listPage(c, shop));
  app.post('/vault/cards/deleteaction', (c) => deleteCard(c, shop));
}

function listPage(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const customer = visit.customer();
  if (customer === undefined) return askToLogIn(c, listPath);
  return page(
    c,
    shop,
    'stored-cards',
    {
      title: visit.t('Stored Payment Methods'),
      layout: 'account vault-cards-listaction page-layout-2columns-left',
      personal: true,
      crumbs: [{ label: 'My Account', link: '/customer/account/' }, { label: 'Stored Payment Methods' }],
    },
    {
      cards: shop.vault
        .cardsOf(customer.id)
        .map((card) => ({ ...storedCardView(card, visit), isExpired: isExpired(card, shop.now()) })),
    },
  );
}

function deleteCard(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  const customer = visit.customer();
  if (customer === undefined) return askToLogIn(c, listPath);
  if (!visit.hasFormKey) {
    visit.tell('error', visit.t('Wrong request.'));
  } else if (shop.vault.forget(customer.id, visit.form.get('public_hash') ?? '')) {
    visit.tell('success', visit.t('Stored Payment Method was successfully removed'));
  } else {
    visit.tell('error', visit.t('No token found.'));
  }
  return redirectWithMessages(c, listPath);
}
