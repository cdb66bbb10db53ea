import * as z from 'zod/mini';

/** Settings of `<shop-messages>`. */
export const messagesConfig = z.object({
  /** Cookie through which a page load brings its messages. */
  cookieName: z._default(z.string(), 'mage-messages'),
  /** Customer-data section through which calls bring theirs. */
  section: z._default(z.string(), 'messages'),
  /** Milliseconds after which a message goes by itself, unless it is being read; 0 lets it stay. */
  timeout: z._default(z.number().check(z.minimum(0)), 0),
});

export type MessagesConfig = z.output<typeof messagesConfig>;
