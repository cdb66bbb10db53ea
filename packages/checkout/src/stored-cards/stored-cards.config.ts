import * as z from 'zod/mini';

/** Settings of `<shop-stored-cards>`. */
export const storedCardsConfig = z.object({
  /** Title of the confirmation. Default: 'Delete' in the page's language. */
  title: z._default(z.string(), ''),
  /** The question itself, below which the card is named: by the form's `data-card`, or by its row in Magento's list. A question of ours by default. */
  content: z._default(z.string(), ''),
});

export type StoredCardsConfig = z.output<typeof storedCardsConfig>;
