import { removeNode } from '@shop-elements/core';
import { prepareCleaner } from '@shop-elements/dom';
import { request, shopUrl } from '@shop-elements/host';
import { isFree } from '../shared/amounts';
import { showSection } from '../shared/own-forms';
import { isOpen, stepOf } from './accordion';
import { checkoutUrl } from './checkout-url';
import type { OnepageCheckoutConfig } from './onepage-checkout.config';

/** The entry of a step in the page's progress column. */
function entryOf(section: Element): HTMLElement | null {
  return document.getElementById(`${stepOf(section)}-progress-opcheckout`);
}

export function progressAddress(urls: OnepageCheckoutConfig['urls']): string {
  return urls.progress ?? checkoutUrl('checkout/onepage/progress/');
}

/** The step whose entry contains a link. The column is usually beside the element. OpenMage's links may name another step. */
export function sectionOfEntry<Section extends Element>(
  link: Element,
  sections: readonly Section[],
): Section | undefined {
  return sections.find((section) => entryOf(section)?.contains(link));
}

function titleIn(entry: Element): Element | null {
  return entry.querySelector('dt, h2, h3, h4, h5, h6');
}

/** Going back clears the later choices. Their titles stay, without the link to change them. */
export function clearProgress(sections: readonly Element[]): void {
  for (const entry of sections.flatMap((section) => entryOf(section) ?? [])) {
    const title = titleIn(entry);
    title?.classList.remove('complete');
    for (const link of title?.querySelectorAll('.changelink') ?? []) removeNode(link);
    showChoice(entry, []);
  }
}

/** Shows a step's choice below the title of its entry. */
function showChoice(entry: Element, choice: readonly Element[]): void {
  const title = titleIn(entry);
  entry.replaceChildren(...(title === null ? [] : [title]), ...choice);
}

function hasChoice(entry: Element): boolean {
  return entry.textContent?.trim() !== (titleIn(entry)?.textContent?.trim() ?? '');
}

/** Updates the entry of a step, unless the shopper has gone back before it in the meantime. */
export async function loadProgress(
  section: HTMLElement,
  sections: readonly HTMLElement[],
  address: string,
): Promise<void> {
  const entry = entryOf(section);
  if (entry === null) return;
  const url = new URL(shopUrl(address));
  url.searchParams.set('prevStep', stepOf(section));
  const [reply] = await Promise.all([request(url.href, { accept: 'text/html' }), prepareCleaner()]);
  if (reply.ok && sections.indexOf(section) < sections.findIndex(isOpen)) showSection(entry, reply.text);
}

interface NewTotal {
  total: number | undefined;
  sections: readonly HTMLElement[];
  address: string;
  /** Name of the method `free`. */
  free: string;
}

/**
 * Updates the entry of the payment step when a coupon in the review changes the total. The order is then sent as `free`, while the
 * server still stores the previous method.
 */
export function followTotal({ total, sections, address, free }: NewTotal): void {
  const payment = sections.find((section) => stepOf(section) === 'payment');
  const entry = payment && entryOf(payment);
  if (!payment || !entry || !hasChoice(entry)) return;
  if (total === undefined || !isFree(total)) {
    void loadProgress(payment, sections, address);
    return;
  }
  const method = document.createElement(titleIn(entry)?.localName === 'dt' ? 'dd' : 'p');
  method.textContent = free;
  showChoice(entry, [method]);
}
