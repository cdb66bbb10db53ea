import * as z from 'zod/mini';

/** Settings of `<shop-stored-cards>`. */
export const storedCardsConfig = z.object({
  /** Title of the confirmation. Default: 'Delete' in the page's language. */
  title: z._default(z.string(), ''),
  /**
   * The question. HTML, as in Magento's own widget, is reduced to its text. Below it, the dialog names the card: by the form's
   * `data-card`, or by its row in Magento's list. Default: a built-in question in the page's language.
   */
  content: z._default(z.string(), ''),
});

export type StoredCardsConfig = z.output<typeof storedCardsConfig>;
