import { escapeHtml, escapeLines } from '../escape';

export interface Agreement {
  id: string;
  name: string;
  /** Manual ones must be ticked; automatic ones are only shown. */
  manual: boolean;
  isHtml: boolean;
  content: string;
  checkboxText: string;
  contentHeight: string | null;
}

export const agreements: readonly Agreement[] = [
  {
    id: '1',
    name: 'Terms of sale',
    manual: true,
    isHtml: true,
    content:
      '<h3>Terms of sale</h3><p>You buy from <strong>Alder &amp; Finch</strong>. You may send goods back within <em>30 days</em>, unused and in their box.</p>' +
      '<p>Downloads can be returned until they are opened. The whole text is on our <a href="/terms">terms page</a>.</p>',
    checkboxText: 'I agree to the terms of sale & the 30-day return policy',
    contentHeight: '220px',
  },
  {
    id: '2',
    name: 'Repairs',
    manual: true,
    isHtml: false,
    content:
      'We repair what we sell. Lamps & electronics carry a recycling fee <by law>.\nBring the old one back and we take it apart.',
    checkboxText: 'I know that lamps and electronics carry a "recycling fee"',
    contentHeight: null,
  },
  {
    id: '3',
    name: 'Privacy',
    manual: false,
    isHtml: false,
    content: 'We use your address for this order and nothing else.\nSee our privacy page for the rest.',
    checkboxText: 'How we handle your data',
    contentHeight: null,
  },
];

/** The agreements in the shopper's language. `html`: their own HTML, or escaped plain text. */
export function agreementsIn(t: (text: string) => string) {
  return agreements.map(({ name, content, checkboxText, ...agreement }) => ({
    ...agreement,
    name: t(name),
    checkboxText: t(checkboxText),
    html: agreement.isHtml ? t(content) : escapeLines(t(content)),
  }));
}

export function agreementsConfig(t: (text: string) => string) {
  return {
    isEnabled: true,
    agreements: agreementsIn(t).map((agreement) => ({
      content: agreement.html,
      checkboxText: escapeHtml(agreement.checkboxText),
      mode: agreement.manual ? '1' : '0',
      agreementId: agreement.id,
      contentHeight: agreement.contentHeight,
    })),
  };
}

/** The message if one is missing. */
export const notAgreed =
  "The order wasn't placed. First, agree to the terms and conditions, then try placing your order again.";

/** The manual ones are required; additional ones are ignored. */
export function allAgreed(ids: readonly string[]): boolean {
  return agreements.every((agreement) => !agreement.manual || ids.includes(agreement.id));
}
