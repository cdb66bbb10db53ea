import type { AgreementsConfig, AgreementsMethods } from '../../agreements';

type Agreements = HTMLElement & AgreementsMethods & { readonly config: AgreementsConfig | undefined };

const ALL = 'shop-agreements:defined';
/** Those of no payment method's section. */
const SHARED = `${ALL}:not([data-payment-method] *)`;

/**
 * The agreements that hold for a payment element: those in its `[data-payment-method]` section, else in its form, else on
 * the page, where those of other sections are not meant.
 */
function agreementsOf(element: HTMLElement): Agreements[] {
  const places = [
    element.closest('[data-payment-method]')?.querySelectorAll<Agreements>(ALL),
    element.closest('form')?.querySelectorAll<Agreements>(SHARED),
    document.querySelectorAll<Agreements>(SHARED),
  ];
  return [...(places.find((found) => found?.length) ?? [])];
}

/** Whether the shopper has agreed to everything that needs it. Each asks by itself, so all that is missing is marked. */
export function hasAgreed(element: HTMLElement): boolean {
  return agreementsOf(element)
    .map((agreements) => agreements.validate())
    .every((valid) => valid);
}

/** The ids to send with the payment: an empty list when agreements are on but none is to be ticked, none when they are off. */
export function agreementIds(element: HTMLElement): { agreement_ids: string[] } | undefined {
  const enabled = agreementsOf(element).filter((agreements) => agreements.config?.isEnabled === true);
  if (enabled.length === 0) return undefined;
  return { agreement_ids: enabled.flatMap((agreements) => agreements.getAgreementIds()) };
}
