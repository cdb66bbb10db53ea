import type { ElementProps } from '@shop-elements/core';
import { CardForm } from '../shared/card/card-form';
import type { CcFormConfig } from './cc-form.config';
import { useCcForm } from './use-cc-form';

/**
 * A card form. The page itself reads the card number, so the shop no longer qualifies for PCI SAQ A. If your gateway
 * offers hosted fields or an iframe, use `<shop-iframe-gateway>`. The number stays in its input, leaves with the order
 * call, and never appears in an event, attribute, storage, log or error. `data-complete` is set while the card can be
 * used.
 * @example <shop-cc-form data-method="acmepay"></shop-cc-form>
 * @fires shop-cc-form-change when the type, the validity or the last four digits of a valid number change
 * @fires shop-cc-form-ready when the card becomes usable, and when it no longer is
 */
export function CcForm({ element, config }: ElementProps<CcFormConfig>) {
  const form = useCcForm(element, config);
  return <CardForm element={element} config={config} namePrefix={config.namePrefix} form={form} />;
}
