import * as z from 'zod/mini';
import { timestamp } from '../quote/carts';
import { addressSchema } from '../quote/records';
import { nextNumber, type Shelf, type Store, shelf } from '../store';
import { type HashedPassword, hashPassword, newPasswordHash } from './password';
import type { Vault } from './stored-cards';

const customerSchema = z.object({
  id: z.number(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  salt: z.string(),
  passwordHash: z.string(),
  createdAt: z.string(),
  addresses: z.array(z.object({ id: z.number(), address: addressSchema, isDefault: z.boolean() })),
  wishlist: z.array(z.object({ id: z.number(), productId: z.number(), qty: z.number() })),
  quoteId: z.nullable(z.number()),
  orderIds: z.array(z.number()),
});
export type Customer = z.infer<typeof customerSchema>;

export interface NewCustomer {
  email: string;
  firstname: string;
  lastname: string;
  /** Plain text, or hashed if it had to be stored in between. */
  password: string | HashedPassword;
}

export interface Customers {
  /** Creates the seeded customer on first use, because that takes a moment. */
  ready(): Promise<void>;
  find(id: number): Customer | undefined;
  findByEmail(email: string): Customer | undefined;
  save(customer: Customer): void;
  register(data: NewCustomer): Promise<Customer>;
  /** The customer with this email address and password. */
  check(email: string, password: string): Promise<Customer | undefined>;
  addToWishlist(customer: Customer, productId: number): void;
}

export function createCustomers(store: Store, vault: Vault, now: () => Date): Customers {
  const shelfOfCustomers: Shelf<Customer> = shelf(store, 'customer', customerSchema);
  const emailKey = (email: string) => `customer-email:${email.trim().toLowerCase()}`;
  let seeded: Promise<void> | undefined;

  const customers: Customers = {
    ready() {
      seeded ??= seedNora(customers, vault, now());
      return seeded;
    },
    find: (id) => shelfOfCustomers.get(id),
    findByEmail(email) {
      const id = store.get(emailKey(email));
      return typeof id === 'number' ? shelfOfCustomers.get(id) : undefined;
    },
    save: (customer) => shelfOfCustomers.put(customer.id, customer),
    async register({ email, firstname, lastname, password }) {
      const hashed = typeof password === 'string' ? await newPasswordHash(password) : password;
      const customer: Customer = {
        id: nextNumber(store, 'customer', 2),
        email: email.trim(),
        firstname,
        lastname,
        ...hashed,
        createdAt: timestamp(now()),
        addresses: [],
        wishlist: [],
        quoteId: null,
        orderIds: [],
      };
      store.set(emailKey(email), customer.id);
      customers.save(customer);
      return customer;
    },
    async check(email, password) {
      await customers.ready();
      const customer = customers.findByEmail(email);
      const hash = await hashPassword(password, customer?.salt ?? 'nobody');
      return hash === customer?.passwordHash ? customer : undefined;
    },
    addToWishlist(customer, productId) {
      const known = customer.wishlist.find((entry) => entry.productId === productId);
      if (known === undefined) customer.wishlist.push({ id: nextNumber(store, 'wishlist-item'), productId, qty: 1 });
      else known.qty += 1;
      customers.save(customer);
    },
  };
  return customers;
}

/** A demo customer, created once per store. One of her cards is valid, the other has expired. */
async function seedNora(customers: Customers, vault: Vault, now: Date): Promise<void> {
  if (customers.findByEmail('nora@example.com') !== undefined) return;
  const nora = await customers.register({
    email: 'nora@example.com',
    firstname: 'Nora',
    lastname: "O'Brien-Sæther",
    password: 'Meadow-42',
  });
  const name = { firstname: nora.firstname, lastname: nora.lastname, company: '', telephone: '(555) 010-4477' };
  nora.addresses = [
    {
      id: 2,
      isDefault: true,
      address: {
        ...name,
        street: ['417 Cannery Row', 'Apt "B" & rear'],
        city: 'Traverse City',
        postcode: '49684',
        countryId: 'US',
        regionId: 33,
        regionCode: 'MI',
        region: 'Michigan',
        customerAddressId: 2,
      },
    },
    {
      id: 3,
      isDefault: false,
      address: {
        ...name,
        street: ['Oudegracht 88'],
        city: 'Utrecht',
        postcode: '3511 AV',
        countryId: 'NL',
        regionId: null,
        regionCode: null,
        region: null,
        customerAddressId: 3,
      },
    },
  ];
  customers.save(nora);
  const year = (fromNow: number) => String(now.getFullYear() + fromNow);
  vault.keep(nora.id, { type: 'MC', last4: '5454', expMonth: '04', expYear: year(-2) });
  vault.keep(nora.id, { type: 'VI', last4: '1111', expMonth: '09', expYear: year(4) });
}
