import type { AgreementsConfig, AgreementsMethods } from '../agreements';

type Agreements = HTMLElement & AgreementsMethods & { readonly config: AgreementsConfig | undefined };

/**
 * The agreements that hold for a payment element: those in its `[data-payment-method]` section, else in its form, else on
 * the page, where those of other sections are not meant.
 */
function agreementsOf(element: HTMLElement): readonly Agreements[] {
  const section = within(element.closest('[data-payment-method]'));
  if (section.length > 0) return section;
  const form = within(element.closest('form')).filter(isShared);
  return form.length > 0 ? form : within(document).filter(isShared);
}

function within(scope: ParentNode | null): Agreements[] {
  return [...(scope?.querySelectorAll<Agreements>('shop-agreements:defined') ?? [])];
}

function isShared(agreements: Element): boolean {
  return agreements.closest('[data-payment-method]') === null;
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
