import * as z from 'zod/mini';

/**
 * The settings of Luma's `productListToolbarForm` widget: the names of the parameters as `mode`, `direction`, `order` and
 * `limit`, their defaults as `modeDefault` and so on.
 */
export const toolbarSchema = z.record(z.string(), z.unknown());

export type ToolbarSettings = z.output<typeof toolbarSchema>;
