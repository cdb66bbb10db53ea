import * as z from 'zod/mini';

/** The customer-data section `loggedAsCustomer`. Without an id nothing is said; null or 0 is nobody. */
export const loggedAsCustomerSchema = z.object({
  adminUserId: z.optional(z.nullable(z.number())),
  websiteName: z.optional(z.string()),
});

/** What is needed of the section `customer`. The name is escaped. */
export const customerSchema = z.object({ fullname: z.optional(z.string()) });
