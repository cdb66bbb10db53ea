import * as z from 'zod/mini';

/** What Luma's toolbar says about itself, as `productListToolbarForm`. Facts, section 4 'Toolbar'. */
export const toolbarSchema = z.object({
  mode: z._default(z.string(), 'product_list_mode'),
  direction: z._default(z.string(), 'product_list_dir'),
  order: z._default(z.string(), 'product_list_order'),
  limit: z._default(z.string(), 'product_list_limit'),
  modeDefault: z.optional(z.string()),
  directionDefault: z.optional(z.string()),
  orderDefault: z.optional(z.string()),
  limitDefault: z.optional(z.string()),
  url: z.optional(z.string()),
});

export type ToolbarOptions = z.output<typeof toolbarSchema>;
