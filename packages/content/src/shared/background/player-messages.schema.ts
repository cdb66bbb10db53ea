import * as z from 'zod/mini';

/** YouTube's message while it plays: the position and the duration, in seconds. */
export const youtubeMessage = z.object({
  info: z.object({ currentTime: z.optional(z.number()), duration: z.optional(z.number()) }),
});

/** Vimeo's message while it plays. */
export const vimeoMessage = z.object({
  event: z.literal('timeupdate'),
  data: z.object({ seconds: z.number(), duration: z.number() }),
});
