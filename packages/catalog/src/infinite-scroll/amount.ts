import { WHOLE_NUMBER } from '../shared/printed-number';

// A toolbar's amount: the number of the first product, of the last, and of all. Luma prints a node for each. OpenMage prints one text,
// such as "13-24 of 61", in each of its toolbars.

/** First, last and total number of each toolbar, if they print all three. */
export function numbersIn(amount: readonly Element[]): readonly string[] {
  const numbers = amount.flatMap((node) => textOf(node).match(WHOLE_NUMBER) ?? []);
  return numbers.length % 3 === 0 ? numbers : [];
}

/** Changes one of the three numbers, in every toolbar. */
export function setNumber(amount: readonly Element[], index: 0 | 1, number: string): void {
  if (numbersIn(amount).length === 0) return;
  let position = 0;
  for (const node of amount) {
    const text = textOf(node);
    if (text) node.textContent = text.replace(WHOLE_NUMBER, (old) => (position++ % 3 === index ? number : old));
  }
}

/** The text of a node that contains nothing else. */
function textOf(node: Element): string {
  return (node.childElementCount === 0 && node.textContent) || '';
}
