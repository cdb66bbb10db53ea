import { svg } from './catalog/pictures/product-picture';
import { area, box, line, turned } from './catalog/pictures/shapes';
import { randomHex, randomText } from './random';
import { ShopError } from './shop-error';
import type { Visitor } from './visitors';

/** Forms that show a captcha after a few failures of any of them. */
export const captchaForms = ['payment_processing_request', 'sales_rule_coupon_request', 'user_login'] as const;
/** Always shows a captcha, because senders of contact messages have no account. */
const alwaysGuarded = 'contact_us';

export type CaptchaForm = (typeof captchaForms)[number] | typeof alwaysGuarded;

/** Forms that can show a captcha. The shop doesn't know any others. */
const knownForms: readonly string[] = [
  ...captchaForms,
  alwaysGuarded,
  'user_create',
  'user_forgotpassword',
  'co-payment-form',
];

const allowedFailures = 3;
export const captchaHeight = 50;

/** Without letters that look alike. */
const letters = 'ACDEFGHJKLMNPQRTUVWXY34679';

export function isRequired(visitor: Visitor, form: string): boolean {
  const countsFailures: readonly string[] = captchaForms;
  return form === alwaysGuarded || (countsFailures.includes(form) && visitor.captchaFailures >= allowedFailures);
}

/** Logins, discount codes and payments share one counter, as in Magento. */
export function countFailure(visitor: Visitor): void {
  visitor.captchaFailures += 1;
}

export function forgetFailures(visitor: Visitor): void {
  visitor.captchaFailures = 0;
}

/** Returns true if no captcha is required, or if the answer is correct. Each answer is valid for one attempt. */
export function passesCaptcha(visitor: Visitor, form: CaptchaForm, answer: string | undefined): boolean {
  if (!isRequired(visitor, form)) return true;
  const asked = visitor.captcha[form];
  if (asked === undefined || asked.word === '') return false;
  const right = asked.word.toLowerCase() === answer?.trim().toLowerCase();
  visitor.captcha[form] = { word: '', picture: '' };
  return right;
}

/**
 * Counts a customer's payment, and requires the captcha after several without an order. Guests are not limited, as in Magento, which
 * counts them by their address only.
 * @throws ShopError with Magento's message for a wrong or missing answer
 */
export function limitPayments(visitor: Visitor, answer: string | undefined): void {
  if (visitor.customerId === null) return;
  const mayPay = passesCaptcha(visitor, 'payment_processing_request', answer);
  countFailure(visitor);
  if (!mayPay) throw new ShopError(400, answer ? 'Incorrect CAPTCHA' : 'Please provide CAPTCHA code and try again');
}

/** Creates a new answer for a form; the returned path serves its picture. */
export function newCaptcha(visitor: Visitor, form: string): string | undefined {
  if (!knownForms.includes(form)) return undefined;
  const picture = randomHex(32);
  visitor.captcha[form] = { word: randomText(5, letters), picture };
  return captchaPath(picture);
}

export function captchaPath(picture: string): string {
  return `/media/captcha/base/${picture}.svg`;
}

export function captchaPicture(visitor: Visitor, picture: string): string | undefined {
  const entry = Object.values(visitor.captcha).find((candidate) => candidate.picture === picture);
  return entry === undefined || entry.word === '' ? undefined : drawn(entry.word);
}

/** Rotates and shifts each letter, with noise in between. */
function drawn(word: string): string {
  const chance = crypto.getRandomValues(new Uint8Array(64));
  const number = (index: number, range: number) => ((chance[index % chance.length] ?? 0) / 255) * range;
  const marks = Array.from(word, (letter, index) => {
    const x = 24 + index * 32;
    const y = 34 + number(index, 8);
    return turned(
      number(index + 10, 36) - 18,
      x,
      y,
      `<text x="${x}" y="${y}" text-anchor="middle" font-family="serif" font-weight="700" font-size="${28 + number(index + 20, 6)}" fill="#2b5a43">${letter}</text>`,
    );
  }).join('');
  const noise = [0, 1, 2]
    .map((index) =>
      line(
        `M0 ${number(index + 30, 50)} C60 ${number(index + 34, 50)} 120 ${number(index + 38, 50)} 190 ${number(index + 42, 50)}`,
        '#9c4a16',
        { width: 1.5, opacity: 0.6 },
      ),
    )
    .join('');
  return svg(
    box(0, 0, 190, 50, '#f4f0e8', 4) + area('M0 40 Q95 20 190 44 V50 H0 Z', '#e7dfd1') + marks + noise,
    190,
    50,
  );
}
