import { address, selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-variable-grid>`. */
export const variableGridConfig = z.object({
  /** Address that returns the variables as `{ "items": [ … ] }`, like Magento's `mui/index/render`. */
  url: z._default(address(), ''),
  /** The variables themselves, instead of an address. */
  items: z.optional(
    z.array(
      z.object({
        /** `default` for a setting of the shop, `custom` for a variable that the shop has made. */
        variable_type: z.enum(['default', 'custom']),
        /** What it is known by: `general/store_information/name`, `my_code`. */
        code: z.string(),
        /** What people call it; its code where it has no name. */
        variable_name: z.optional(z.nullable(z.string())),
        /** The same, for those who write their items by hand. */
        name: z.optional(z.string()),
      }),
    ),
  ),
  /** Selector of the field that the chosen variable is inserted into. */
  target: z.optional(selector()),
});

export type VariableGridConfig = z.output<typeof variableGridConfig>;
export type Variable = NonNullable<VariableGridConfig['items']>[number];
