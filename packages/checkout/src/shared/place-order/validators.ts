/**
 * Runs before an order is placed. Return true to allow the order, or show the reason and return false. No return value, an error, and
 * a minute without a result also stop it.
 */
export type OrderValidator = (element: HTMLElement) => boolean | Promise<boolean>;

/** Milliseconds that a validator may take: enough to ask the shopper a question. */
const LONGEST_WAIT = 60_000;

const registered = new Set<OrderValidator>();

/** The page's own checks before an order. */
export const validators = {
  /**
   * Adds a validator.
   * @returns removes the validator
   */
  add(validator: OrderValidator): () => void {
    registered.add(validator);
    return () => {
      registered.delete(validator);
    };
  },
};

/** The result of the page's validators: all agreed, one refused and showed why, or one threw or never settled. */
export type ValidatorResult = 'agreed' | 'refused' | 'unfinished';

/**
 * Runs every validator, even after one refused, so that the shopper sees all problems. One after the other: two that ask the shopper
 * something must not ask at once.
 */
export async function runValidators(element: HTMLElement): Promise<ValidatorResult> {
  const results: ValidatorResult[] = [];
  for (const validator of [...registered]) results.push(await run(validator, element));
  if (results.includes('unfinished')) return 'unfinished';
  return results.includes('refused') ? 'refused' : 'agreed';
}

async function run(validator: OrderValidator, element: HTMLElement): Promise<ValidatorResult> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<ValidatorResult>((resolve) => {
    timer = setTimeout(() => resolve('unfinished'), LONGEST_WAIT);
  });
  try {
    const answer = Promise.resolve(validator(element)).then(
      (agrees): ValidatorResult => (agrees ? 'agreed' : 'refused'),
    );
    const result = await Promise.race([answer, limit]);
    if (result === 'unfinished') {
      const seconds = LONGEST_WAIT / 1000;
      console.error(
        `A validator added by ShopElements.validators.add() did not settle within ${seconds} s, so no order is placed.`,
      );
    }
    return result;
  } catch (error) {
    console.error('A validator added by ShopElements.validators.add() threw, so no order is placed.', error);
    return 'unfinished';
  } finally {
    clearTimeout(timer);
  }
}
