import * as z from 'zod/mini';

/** What Luma prints in the checkbox's `data-selector`: `{"id": "#allow-gift-options-container"}`. */
export const lumaSelectorSchema = z.object({ id: z.string() });
