import * as z from 'zod/mini';

/** The section `instant-purchase`, if an instant purchase is possible and the data is complete. */
export const offerSchema = z.object({
  available: z.literal(true),
  paymentToken: z.object({ publicHash: z.string(), summary: z.string() }),
  shippingAddress: z.object({ id: z.string(), summary: z.string() }),
  billingAddress: z.object({ id: z.string(), summary: z.string() }),
  shippingMethod: z.object({ carrier: z.string(), method: z.string(), summary: z.string() }),
});

export type Offer = z.output<typeof offerSchema>;
