import axe from 'axe-core';
import { expect } from 'vitest';

/** Expects no axe violations of WCAG 2.2 A and AA or of axe's best practices. */
export async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`);
  expect(found).toEqual([]);
}
