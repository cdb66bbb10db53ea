import * as z from 'zod/mini';

/** Settings of `<shop-messages>`. */
export const messagesConfig = z.object({
  /** Cookie that contains the messages of a page load. */
  cookieName: z._default(z.string(), 'mage-messages'),
  /** Customer-data section that contains the messages of Ajax requests. */
  section: z._default(z.string(), 'messages'),
  /** Milliseconds until the messages disappear, unless the pointer or the focus is on them. 0 keeps them. */
  timeout: z._default(z.number().check(z.minimum(0)), 0),
});

export type MessagesConfig = z.output<typeof messagesConfig>;
