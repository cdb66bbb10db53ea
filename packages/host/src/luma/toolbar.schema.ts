import * as z from 'zod/mini';

/**
 * Settings of Luma's `productListToolbarForm` widget: parameter names as `mode`, `direction`, `order` and `limit`, their defaults
 * as `modeDefault` and so on.
 */
export const toolbarSchema = z.record(z.string(), z.unknown());

export type ToolbarSettings = z.output<typeof toolbarSchema>;
