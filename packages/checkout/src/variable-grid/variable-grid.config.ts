import { selector, url } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-variable-grid>`. */
export const variableGridConfig = z.object({
  /** URL that returns the variables as `{ "items": [ … ] }`, like Magento's `mui/index/render`. */
  url: z._default(url(), ''),
  /** The variables themselves, instead of a URL. */
  items: z.optional(
    z.array(
      z.object({
        /** `default` for a store setting, `custom` for a custom variable. */
        variable_type: z.enum(['default', 'custom']),
        /** Its path or code: `general/store_information/name`, `my_code`. */
        code: z.string(),
        /** Its name. Default: its code. */
        variable_name: z.optional(z.nullable(z.string())),
        /** Another spelling of `variable_name`, for items written by hand. */
        name: z.optional(z.string()),
      }),
    ),
  ),
  /** Selector of the field that the chosen variable is inserted into. */
  target: z.optional(selector()),
});

export type VariableGridConfig = z.output<typeof variableGridConfig>;
export type Variable = NonNullable<VariableGridConfig['items']>[number];
