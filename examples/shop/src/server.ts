import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startShop } from './start';

const dataDir = process.env['SHOP_DATA'] ?? join(dirname(dirname(fileURLToPath(import.meta.url))), '.data');

const port = Number(process.env['PORT'] ?? 4173);

const shop = await startShop({
  port,
  gatewayPort: Number(process.env['GATEWAY_PORT'] ?? 0),
  dataDir,
  testRoutes: process.env['SHOP_TEST_ROUTES'] === '1',
  log: (line) => console.log(line),
}).catch((error: { code?: string; port?: number }) => {
  if (error.code !== 'EADDRINUSE' || error.port !== port) throw error;
  console.error(`Port ${port} is in use: PORT=${port + 1} npm start`);
  process.exit(1);
});

console.log(`
Alder & Finch is open at ${shop.url}

  ${shop.url}/desk.html                                      a category with filters
  ${shop.url}/bread-patience-a-baking-course.html            a course in three parts
  ${shop.url}/checkout/cart/                                 the cart; coupons WELCOME10 and ONTHEHOUSE
  ${shop.url}/customer/account/login/                        nora@example.com with Meadow-42
  ${shop.gatewayUrl}                                                payment service, at an origin of its own
  card 4111 1111 1111 1111 pays, card 4000 0000 0000 0002 is declined

  ${shop.url}/docs/                                          the documentation, a moment after the first start

  ?___store=nl  ?dir=rtl  ?slow=2000  ?fail=500  ?fail=offline   on any page
`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void shop.close().then(() => process.exit(0)));
}
