import * as z from 'zod/mini';

/** What YouTube's player sends while it plays: its state, and where it is. */
export const youtubeMessage = z.object({
  info: z.object({ currentTime: z.optional(z.number()), duration: z.optional(z.number()) }),
});

/** What Vimeo's player sends while it plays. */
export const vimeoMessage = z.object({
  event: z.literal('timeupdate'),
  data: z.object({ seconds: z.number(), duration: z.number() }),
});
