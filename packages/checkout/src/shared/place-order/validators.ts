/** Asked before an order is placed; false stops it. Says itself, on the page, what is wrong. */
export type OrderValidator = (element: HTMLElement) => boolean | Promise<boolean>;

const registered = new Set<OrderValidator>();

/** The page's own conditions for placing an order. */
export const validators = {
  /**
   * Adds a condition.
   * @returns removes it again
   */
  add(validator: OrderValidator): () => void {
    registered.add(validator);
    return () => {
      registered.delete(validator);
    };
  },
};

/** Asks every validator, also after one has refused, so that everything that is wrong is said at once. */
export async function allAgree(element: HTMLElement): Promise<boolean> {
  const answers = await Promise.all([...registered].map((validator) => ask(validator, element)));
  return answers.every((answer) => answer);
}

/** A validator that breaks has not agreed: an order that was not checked must not go out. */
async function ask(validator: OrderValidator, element: HTMLElement): Promise<boolean> {
  try {
    return await validator(element);
  } catch (error) {
    console.error('A validator added by ShopElements.validators.add() threw, so no order is placed.', error);
    return false;
  }
}
