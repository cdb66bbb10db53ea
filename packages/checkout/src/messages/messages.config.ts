import * as z from 'zod/mini';

/** Settings of `<shop-messages>`. */
export const messagesConfig = z.object({
  /** Cookie with the messages of a page load. */
  cookieName: z._default(z.string(), 'mage-messages'),
  /** Customer-data section with the messages of calls. */
  section: z._default(z.string(), 'messages'),
  /** Milliseconds until a message disappears, unless it has the pointer or the focus. 0 keeps it. */
  timeout: z._default(z.number().check(z.minimum(0)), 0),
});

export type MessagesConfig = z.output<typeof messagesConfig>;
