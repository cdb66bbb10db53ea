import { prepareTitle } from '@shop-elements/dom';
import { setShown } from '../shared/own-forms';

/*
 * A step is an `li`: `#opc-billing` contains the title and `#checkout-step-billing`. Its state is in the legacy classes: `active`
 * steps are open, `allow` steps may be opened.
 */

/** OpenMage's theme shows the titles of all steps, and the progress column, once the shopper has got past the first step. */
const PAST_LOGIN = 'opc-has-progressed-from-login';

/** The steps on this page, in order. Customers have no login step, downloads no shipping. */
export function sectionsOf(element: HTMLElement, steps: readonly string[]): HTMLElement[] {
  return steps.flatMap((step) => element.querySelector<HTMLElement>(`#opc-${CSS.escape(step)}`) ?? []);
}

export function stepOf(section: Element): string {
  return section.id.slice('opc-'.length);
}

export function panelOf(section: Element): HTMLElement | null {
  return section.querySelector('[id^="checkout-step-"]');
}

export function isOpen(section: Element): boolean {
  return section.matches('.active');
}

export function isAllowed(section: Element): boolean {
  return section.matches('.allow');
}

/** The button that opens a step, made from its title. */
export function titleOf(section: Element): HTMLElement | undefined {
  const find = (part: string) => section.querySelector<HTMLElement>(`.step-title ${part}`);
  const content = panelOf(section);
  const title = find('button') ?? find(':is(h1, h2, h3, h4, h5, h6)') ?? section.querySelector('.step-title');
  return (title && content && prepareTitle({ title, content }, content.id)) ?? undefined;
}

/** Opens a step, closes the others, and locks later steps, because they may be out of date. */
export function openSection(sections: readonly HTMLElement[], opened: HTMLElement): void {
  if (stepOf(opened) !== 'login') document.body.classList.add(PAST_LOGIN);
  const at = sections.indexOf(opened);
  sections.forEach((section, index) => {
    section.classList.toggle('active', index === at);
    section.classList.toggle('allow', index === at || (index < at && isAllowed(section)));
    updateStates(section);
  });
}

export function allowSection(section: HTMLElement): void {
  section.classList.add('allow');
  updateStates(section);
}

/** Updates visibility and ARIA states from the classes. */
function updateStates(section: HTMLElement): void {
  const open = isOpen(section);
  const panel = panelOf(section);
  const title = titleOf(section);
  if (panel !== null) setShown(panel, open);
  title?.setAttribute('aria-expanded', String(open));
  title?.setAttribute('aria-disabled', String(!isAllowed(section)));
  title?.setAttribute('aria-current', open ? 'step' : 'false');
}
