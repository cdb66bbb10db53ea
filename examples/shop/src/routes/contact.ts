import type { Hono } from 'hono';
import { newCaptcha, passesCaptcha } from '../captcha';
import { page } from '../page';
import { isEmail } from '../quote/address-form';
import type { Services } from '../services';
import { fieldText } from '../views/address-view';
import { redirectWithMessages, type ShopContext, type ShopEnv, type Visit } from '../visit';
import { sessionExpired } from './cart';

const path = '/contact/';

interface Draft {
  name: string;
  email: string;
  comment: string;
}

/** The contact form. Anyone may use it, so it always shows the captcha. */
export function contactRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.get('/contact', (c) => {
    const customer = c.get('visit').customer();
    const name = customer === undefined ? '' : `${customer.firstname} ${customer.lastname}`;
    return contactPage(c, shop, { name, email: customer?.email ?? '', comment: '' });
  });
  app.post('/contact/index/post', (c) => contactPost(c, shop));
}

function contactPage(c: ShopContext, shop: Services, draft: Draft, error?: string): Response {
  const visit = c.get('visit');
  return page(
    c,
    shop,
    'contact',
    {
      title: visit.t('Write to us'),
      layout: 'contact-index-index',
      personal: true,
      crumbs: [{ label: 'Write to us' }],
      ...(error === undefined ? {} : { status: 400 as const }),
    },
    { draft, captcha: newCaptcha(visit.visitor, 'contact_us'), ...(error === undefined ? {} : { error }) },
  );
}

function contactPost(c: ShopContext, shop: Services): Response {
  const visit = c.get('visit');
  if (!visit.hasFormKey) return sessionExpired(c, path);
  const field = (name: string) => fieldText(visit.form.get(name));
  const draft = { name: field('name'), email: field('email'), comment: field('comment') };
  const error = errorIn(draft, visit);
  if (error !== undefined) return contactPage(c, shop, draft, error);
  visit.tell('success', visit.t('Thank you for your letter. We answer within two days.'));
  return redirectWithMessages(c, path);
}

function errorIn({ name, email, comment }: Draft, visit: Visit): string | undefined {
  if (!passesCaptcha(visit.visitor, 'contact_us', visit.form.get('captcha[contact_us]') ?? undefined)) {
    return visit.t('Incorrect CAPTCHA');
  }
  if (name === '' || comment === '') return visit.t('Please tell us your name and what it is about.');
  if (!isEmail(email)) return visit.t('Please enter a valid email address (Ex: johndoe@domain.com).');
  return undefined;
}
