import { reportError } from '@shop-elements/core';
import type { AgreementsConfig, AgreementsMethods } from '../../agreements';
import { METHOD_SECTION, methodSectionOf } from '../method-section';

type Agreements = HTMLElement & AgreementsMethods & { readonly config: AgreementsConfig | undefined };

const TAG = 'shop-agreements';
/** Those outside every payment method's section. */
const SHARED = `${TAG}:not(${METHOD_SECTION} *)`;

/** How long an order waits for agreements whose code is still loading, in milliseconds. */
const LONGEST_WAIT = 10_000;

/**
 * The agreements that apply to a payment element: those in its payment method's section, else in its form, else on the
 * page. Agreements in other methods' sections never count. Also finds those whose code has not arrived yet.
 */
function agreementsOf(element: HTMLElement): Agreements[] {
  const places = [
    methodSectionOf(element)?.querySelectorAll<Agreements>(TAG),
    element.closest('form')?.querySelectorAll<Agreements>(SHARED),
    document.querySelectorAll<Agreements>(SHARED),
  ];
  return [...(places.find((found) => found?.length) ?? [])];
}

/** Whether the shopper agreed to everything that needs it. */
export type Agreed = 'agreed' | 'not agreed' | 'not ready';

/**
 * Asks every agreements element that applies, so that all that is missing is marked. Waits for those that are still
 * loading: without them the shop would refuse the order, or take it without the shopper's consent.
 */
export async function askAgreements(element: HTMLElement): Promise<Agreed> {
  const found = agreementsOf(element);
  const ready = await Promise.all(found.map(whenReady));
  const broken = found.filter((_, index) => ready[index] === false);
  if (broken.length > 0) {
    const state = broken.map((agreements) => agreements.getAttribute('data-state') ?? 'not defined');
    const message = `holds the order back: <${TAG}> beside it is ${state.join(', ')}`;
    reportError(element, 'network', [{ path: '', message, source: `<${TAG}>` }]);
    return 'not ready';
  }
  const answers = found.map((agreements) => agreements.validate());
  return answers.every((agreed) => agreed) ? 'agreed' : 'not agreed';
}

/** The ids to send with the payment. An empty list when nothing needs a tick; undefined when agreements are disabled. */
export function agreementIds(element: HTMLElement): { agreement_ids: string[] } | undefined {
  const enabled = agreementsOf(element).filter((agreements) => agreements.config?.isEnabled === true);
  if (enabled.length === 0) return undefined;
  return { agreement_ids: enabled.flatMap((agreements) => agreements.getAgreementIds()) };
}

/** Waits until an element can be asked, has failed, or has taken too long. */
async function whenReady(agreements: HTMLElement): Promise<boolean> {
  const stateNow = (): string | null => agreements.getAttribute('data-state');
  if (agreements.matches(':defined') && stateNow() === 'ready') return true;
  const waiting = new AbortController();
  await new Promise<void>((resolve) => {
    const { signal } = waiting;
    const timer = setTimeout(resolve, LONGEST_WAIT);
    signal.addEventListener('abort', () => clearTimeout(timer));
    for (const type of ['shop-ready', 'shop-error']) agreements.addEventListener(type, () => resolve(), { signal });
    // It failed before: nothing more is going to happen.
    if (stateNow() === 'error') resolve();
  });
  waiting.abort();
  return agreements.matches(':defined') && stateNow() === 'ready';
}
