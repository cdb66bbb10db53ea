import { expect, onTestFinished, test, vi } from 'vitest';
import { askConfirmation } from './ask';
import { isClosing, openDialog } from './dialog';

function opened(): HTMLDialogElement {
  const dialog = document.querySelector('dialog');
  if (dialog === null) throw new Error('no dialog');
  return dialog;
}

/** A click on the backdrop, which the browser reports with the dialog as its target. */
const beside = { bubbles: true, clientX: 1, clientY: 1 };

test('selecting a text whose end is outside does not close the dialog, a click outside does', () => {
  document.body.innerHTML = '<dialog><p>Terms</p></dialog>';
  const dialog = opened();
  openDialog(dialog);
  const text = dialog.querySelector('p');
  const { left, top } = text?.getBoundingClientRect() ?? dialog.getBoundingClientRect();
  text?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX: left + 1, clientY: top + 1 }));
  dialog.dispatchEvent(new MouseEvent('click', beside));
  expect(isClosing(dialog)).toBe(false);
  dialog.dispatchEvent(new PointerEvent('pointerdown', beside));
  dialog.dispatchEvent(new MouseEvent('click', beside));
  return expect.poll(() => dialog.open).toBe(false);
});

test('the second click of a double click on what opens the dialog does not close it', () => {
  const dialog = document.createElement('dialog');
  dialog.textContent = 'Terms';
  document.body.append(dialog);
  onTestFinished(() => dialog.remove());
  openDialog(dialog);
  const second = { ...beside, detail: 2 };
  dialog.dispatchEvent(new PointerEvent('pointerdown', beside));
  dialog.dispatchEvent(new MouseEvent('click', second));
  expect(isClosing(dialog)).toBe(false);
});

test('the second click of a double click that closes the dialog does not press what was behind it', async () => {
  document.body.innerHTML = '<button>Add to Cart</button><dialog><button>Cancel</button></dialog>';
  const dialog = opened();
  openDialog(dialog);
  dialog.querySelector('button')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  dialog.close();
  await expect.poll(() => document.body.classList.contains('modal-open')).toBe(false);
  const presses: number[] = [];
  const button = document.querySelector('button');
  button?.addEventListener('click', ({ detail }) => presses.push(detail));
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  expect(presses).toEqual([]);
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  expect(presses).toEqual([1]);
});

test('a double click whose first click opened a dialog that Escape has closed presses what it is on', async () => {
  document.body.innerHTML = '<button>Look closer</button><dialog>Wash by hand.</dialog>';
  const dialog = opened();
  openDialog(dialog);
  dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  await expect.poll(() => document.body.classList.contains('modal-open')).toBe(false);
  const presses: number[] = [];
  const button = document.querySelector('button');
  button?.addEventListener('click', ({ detail }) => presses.push(detail));
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  expect(presses).toEqual([2]);
});

test('a question whose dialog the page removes is answered with no', async () => {
  document.body.innerHTML = '<main>Checkout</main>';
  const answer = askConfirmation('Order again?');
  document.body.replaceChildren();
  expect(await answer).toBe(false);
  expect(document.body.className).toBe('');
});

test('with reduced motion, a dialog opens and closes without animation', async () => {
  const real = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => real(query.includes('reduced-motion') ? 'all' : query));
  onTestFinished(() => void vi.restoreAllMocks());
  document.body.innerHTML = '<dialog><p>Terms</p></dialog>';
  const dialog = opened();
  const close = openDialog(dialog, { duration: 60_000, backdropDuration: 60_000 });
  expect(dialog.getAnimations({ subtree: true })).toEqual([]);
  close();
  await expect.poll(() => dialog.open).toBe(false);
});
