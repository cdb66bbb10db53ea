import type { ElementProps } from '@shop-elements/core';
import { CardForm } from '../shared/card/card-form';
import type { CcFormConfig } from './cc-form.config';
import { useCcForm } from './use-cc-form';

/**
 * A card form that reads the number in the page, which puts a shop outside PCI SAQ A: where the gateway offers hosted
 * fields or an iframe, `<shop-iframe-gateway>` is the better choice. The number lives in its input, goes into the order
 * call, and is in no event, attribute, storage, log or error.
 * @example <shop-cc-form data-method="acmepay"></shop-cc-form>
 * @fires shop-cc-form-change when the type, the validity or the last four digits of a valid number change
 */
export function CcForm({ element, config }: ElementProps<CcFormConfig>) {
  const form = useCcForm(element, config);
  return <CardForm element={element} config={config} namePrefix={config.namePrefix} form={form} />;
}
