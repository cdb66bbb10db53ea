// `<shop-modal>` on a page whose script has not arrived: nothing defines the element here.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import './modal.css';

const guide = (attributes = '') => `
  <p>Above</p><shop-modal ${attributes}><h2>Sizes</h2><p>Small is small.</p></shop-modal><p>Below</p>`;

function place(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('shop-modal') ?? document.body;
}

const below = () => page.getByText('Below').element().getBoundingClientRect().top;
const heading = () => page.getByRole('heading', { name: 'Sizes' });

test('takes no room while the script may still arrive', async () => {
  place('<p>Above</p><p>Below</p>');
  const top = below();
  place(guide());
  expect(document.querySelector('h2')?.checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(below()).toBe(top);
});

test('shows its content in the page if the script does not arrive', async () => {
  const modal = place(guide());
  for (const wait of modal.getAnimations()) wait.finish();
  await expect.element(heading()).toBeVisible();
  expect(below()).toBeGreaterThan(heading().element().getBoundingClientRect().bottom);
});

test('stays hidden if the page loads its script only when the modal is about to be seen', () => {
  const modal = place(guide('data-load="visible"'));
  expect(modal.getAnimations()).toEqual([]);
  expect(modal.checkVisibility()).toBe(false);
});
