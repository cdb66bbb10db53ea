import type { BrowserContext, Request } from 'playwright';
import { type CardReport, watchPage } from './card-watch-page';

/** Watches where typed cards go. */
export interface CardWatch {
  /** URLs of the expected requests with a card. */
  carriers(): string[];
  /** All other places where a card or verification number was found since the last call. */
  takeLeaks(): Promise<string[]>;
}

/** The requests that may contain what was typed, by element. */
const carriers: Readonly<Record<string, RegExp>> = {
  // The shop itself gets the card: with the order, with a step of the one-page checkout, or from a recipe's plain form.
  'shop-cc-form': /\/(payment-information|savePayment|saveOrder|pay)\/?$/,
  'shop-iframe-gateway': /^http:\/\/localhost:\d+\/link$/,
};

/**
 * Watches all pages of a visit. It records cards as they are typed, without help from the journey.
 * @param shop the shop's URL
 */
export async function watchForCards(context: BrowserContext, shop: string): Promise<CardWatch> {
  /** The typed digits, and the elements they were typed into. */
  const typed = new Map<string, Set<string>>();
  let found: string[] = [];
  let requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  await context.exposeBinding('reportCard', async (_, { kind, digits, where }: CardReport) => {
    if (kind === 'found') return void found.push(`${digits} in ${where}`);
    typed.set(digits, (typed.get(digits) ?? new Set()).add(where));
    // Also on the following pages.
    await context.addInitScript((text) => window.cardWatch?.learn(text), digits);
  });
  await context.addInitScript(watchPage, new URL(shop).origin);

  const mayCarry = (request: Request, digits: string): boolean =>
    [...(typed.get(digits) ?? [])].some((tag) => carriers[tag]?.test(request.url()));
  const typedIn = (text: string): string[] => [...typed.keys()].filter((digits) => holds(text, digits));

  return {
    carriers() {
      const withCard = requests.filter((request) =>
        typedIn(textOf(request)).some((digits) => mayCarry(request, digits)),
      );
      return withCard.map((request) => request.url());
    },
    async takeLeaks() {
      if (typed.size === 0) return [];
      for (const page of context.pages()) await page.evaluate(() => window.cardWatch?.scan());
      for (const { name, value } of await context.cookies()) {
        for (const digits of typedIn(value)) found.push(`${digits} in cookie ${name}`);
      }
      for (const request of requests) {
        const wrong = typedIn(textOf(request)).filter((digits) => !mayCarry(request, digits));
        for (const digits of wrong) found.push(`${digits} in a call to ${request.url()}`);
      }
      const leaks = [...new Set(found)];
      found = [];
      requests = [];
      return leaks;
    },
  };
}

function textOf(request: Request): string {
  return `${request.url()} ${request.postDataBuffer()?.toString('latin1') ?? ''}`;
}

function holds(text: string, digits: string): boolean {
  const forms = [text, decoded(text)];
  // A verification number counts only on its own: as part of longer text it is a coincidence.
  if (digits.length <= 4)
    return forms.some((form) => new RegExp(`(?<![\\w-]|\\d\\.)${digits}(?![\\w-]|\\.\\d)`).test(form));
  return forms.some((form) => form.replace(/(\d)[\s-]+(?=\d)/g, '$1').includes(digits));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
