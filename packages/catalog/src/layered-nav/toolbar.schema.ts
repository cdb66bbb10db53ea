import * as z from 'zod/mini';

/**
 * What Luma's toolbar says about itself, as `productListToolbarForm`: the parameters' names as `mode`, `direction`, `order` and
 * `limit`, their defaults as `modeDefault` and so on. Facts, section 4 'Toolbar'.
 */
export const toolbarSchema = z.record(z.string(), z.unknown());

export type ToolbarOptions = z.output<typeof toolbarSchema>;
