import { reportError } from '@shop-elements/core';
import type { AgreementsConfig, AgreementsMethods } from '../../agreements';
import { METHOD_SECTION, methodSectionOf, PAYMENT_ELEMENTS } from '../method-section';

type Agreements = HTMLElement & AgreementsMethods & { readonly config: AgreementsConfig | undefined };

const TAG = 'shop-agreements';

/** Milliseconds that an order waits for agreements whose code is still loading. */
const LONGEST_WAIT = 10_000;

/**
 * Finds the agreements that apply to a payment element: in the nearest section of its payment method that has some, else inside it,
 * else in its form, else on the page. Ignores those of other methods. Includes those whose code has not loaded yet.
 */
function agreementsOf(element: HTMLElement): Agreements[] {
  const nearest = element.closest(METHOD_SECTION);
  const places = [nearest, methodSectionOf(element), element, element.closest('form'), document];
  const found = places.map((place) =>
    [...(place?.querySelectorAll<Agreements>(TAG) ?? [])].filter((agreements) => applies(agreements, element)),
  );
  return found.find(({ length }) => length > 0) ?? [];
}

/** Whether agreements are not those of another payment method. Sections may be nested, as in a template inside Luma's own. */
function applies(agreements: Agreements, element: HTMLElement): boolean {
  const owner = methodSectionOf(agreements) ?? agreements.closest(PAYMENT_ELEMENTS);
  return owner === null || owner.contains(element);
}

/** Whether the shopper ticked all required agreements. */
export type Agreed = 'agreed' | 'not agreed' | 'not ready';

/**
 * Validates all agreements that apply, so that every missing tick is marked. Waits for those that are still loading: without
 * them the shop would refuse the order, or accept it without consent.
 */
export async function validateAgreements(element: HTMLElement): Promise<Agreed> {
  const found = agreementsOf(element);
  const ready = await Promise.all(found.map(whenReady));
  const broken = found.filter((_, index) => ready[index] === false);
  if (broken.length > 0) {
    const state = broken.map((agreements) => agreements.getAttribute('data-state') ?? 'not defined');
    const message = `the order was not placed, because <${TAG}> is not ready (state: ${state.join(', ')})`;
    reportError(element, 'network', [{ path: '', message, source: `<${TAG}>` }]);
    return 'not ready';
  }
  const answers = found.map((agreements) => agreements.validate());
  return answers.every((agreed) => agreed) ? 'agreed' : 'not agreed';
}

/** The ids to send with the payment: empty if no agreement has to be ticked, undefined if agreements are disabled. */
export function agreementIds(element: HTMLElement): { agreement_ids: string[] } | undefined {
  const enabled = agreementsOf(element).filter((agreements) => agreements.config?.isEnabled === true);
  if (enabled.length === 0) return undefined;
  return { agreement_ids: enabled.flatMap((agreements) => agreements.getAgreementIds()) };
}

/** Waits until an element is ready, has failed, or has taken too long. */
async function whenReady(agreements: HTMLElement): Promise<boolean> {
  const isReady = (): boolean => agreements.matches(':defined') && agreements.dataset.state === 'ready';
  if (isReady()) return true;
  // It has already failed, so neither event will fire.
  if (agreements.dataset.state === 'error') return false;
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), LONGEST_WAIT);
  await new Promise<unknown>((resolve) => {
    waiting.signal.addEventListener('abort', resolve);
    for (const type of ['shop-ready', 'shop-error']) agreements.addEventListener(type, resolve, waiting);
  });
  clearTimeout(timer);
  waiting.abort();
  return isReady();
}
