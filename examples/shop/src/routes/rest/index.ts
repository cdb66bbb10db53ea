import { Hono } from 'hono';
import * as z from 'zod/mini';
import { countries, findCountry } from '../../quote/regions';
import { randomHex } from '../../random';
import type { Services } from '../../services';
import { internalError, missingInput, notAllowed, ShopError } from '../../shop-error';
import { isOffline } from '../../trouble';
import type { ShopContext, ShopEnv } from '../../visit';
import { cartCalls } from './carts';
import { errorReply, jsonBody, reply } from './reply';

/** Everything below `/rest/<store>/V1/`. */
export function restRoutes(app: Hono<ShopEnv>, shop: Services, report?: (error: unknown) => void): void {
  const rest = new Hono<ShopEnv>({ strict: false });
  rest.onError((error, c) => {
    if (isOffline(error)) throw error;
    if (error instanceof ShopError) return errorReply(c, error);
    report?.(error);
    return errorReply(c, internalError(randomHex(13)));
  });

  rest.get('/directory/countries', (c) => reply(c, countries.map(countryReply)));
  rest.get('/directory/countries/:id', (c) => {
    const country = findCountry(c.req.param('id'));
    if (country === undefined) throw new ShopError(404, "The country isn't available.");
    return reply(c, countryReply(country));
  });
  rest.post('/customers/isEmailAvailable', (c) => isEmailAvailable(c, shop));
  rest.get('/carts/licence', () => refuse('Magento_Sales::sales'));
  rest.get('/store/storeConfigs', () => refuse('Magento_Backend::store'));
  rest.get('/products/*', () => refuse('Magento_Catalog::products'));
  cartCalls(rest, shop);
  // Only administrators may access a cart by its number, not even its owner.
  rest.all('/carts/:id{\\d+}/*', () => refuse('Magento_Cart::manage'));
  rest.all('*', () => {
    throw new ShopError(404, 'Request does not match any route.');
  });

  app.route('/rest/V1', rest);
  app.route('/rest/:store/V1', rest);
}

function refuse(resource: string): never {
  throw notAllowed(resource);
}

function countryReply(country: (typeof countries)[number]) {
  return {
    id: country.id,
    two_letter_abbreviation: country.id,
    three_letter_abbreviation: country.threeLetters,
    full_name_locale: country.name,
    full_name_english: country.name,
    ...(country.regions.length === 0
      ? {}
      : { available_regions: country.regions.map((region) => ({ ...region, id: String(region.id) })) }),
  };
}

async function isEmailAvailable(c: ShopContext, shop: Services): Promise<Response> {
  const body = z.object({ customerEmail: z.string() }).safeParse(jsonBody(c));
  if (!body.success) throw missingInput('customerEmail');
  await shop.customers.ready();
  return reply(c, shop.customers.findByEmail(body.data.customerEmail) === undefined);
}
