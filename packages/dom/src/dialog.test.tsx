import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { themeRules } from '#testing/page';
import '../../ui/src/base.css';
import { askConfirmation } from './ask';
import { type DialogOptions, isClosing, keepModal, openDialog } from './dialog';

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

test('the key that opened a question, still held, does not answer it', async () => {
  document.body.innerHTML = '<button>Remove</button>';
  const answers: Promise<boolean>[] = [];
  document.querySelector('button')?.addEventListener('click', () => {
    answers.push(askConfirmation('Remove this card?'));
  });
  document.querySelector('button')?.focus();
  await userEvent.keyboard('{Enter>3}');
  expect(document.querySelector('dialog')?.open).toBe(true);
  await userEvent.keyboard('{/Enter}{Escape}');
  expect(await Promise.all(answers)).toEqual([false]);
});

test('a question whose dialog the page removes is answered with no', async () => {
  document.body.innerHTML = '<main>Checkout</main>';
  const answer = askConfirmation('Order again?');
  document.body.replaceChildren();
  expect(await answer).toBe(false);
  expect(document.body.className).toBe('');
});

test('a second Escape, with which the browser closes the dialog during its animation, ends it only once', async () => {
  document.body.innerHTML = '<dialog><p>Terms</p></dialog>';
  const dialog = opened();
  const onClose = vi.fn();
  const close = openDialog(dialog, { duration: 60_000, backdropDuration: 60_000, onClose });
  close();
  const movements = dialog.getAnimations({ subtree: true });
  dialog.close();
  await expect.poll(() => onClose.mock.calls).toHaveLength(1);
  for (const movement of movements) movement.finish();
  await Promise.allSettled(movements.map(({ finished }) => finished));
  // The dialog ends in a later step of the same task.
  await new Promise((resolve) => setTimeout(resolve));
  expect(onClose).toHaveBeenCalledTimes(1);
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

test('a long dialog opens with its title in view, and a link reached by keyboard is not behind the buttons', async () => {
  await page.viewport(360, 500);
  onTestFinished(() => page.viewport(1280, 800));
  const text = '<p>Send your goods back within thirty days.</p>';
  document.body.innerHTML = `<dialog><h2>Do you want to pay?</h2>${text.repeat(12)}<a href="#more">More</a>${text.repeat(4)}
    <div class="shop-dialog__actions"><button class="shop-button" autofocus>Cancel</button></div></dialog>`;
  const dialog = opened();
  openDialog(dialog);
  const [title, link, button] = ['h2', 'a', 'button'].map((tag) => dialog.querySelector<HTMLElement>(tag));
  const box = (part: Element | null | undefined) => part?.getBoundingClientRect() ?? new DOMRect();
  expect(document.activeElement).toBe(button);
  // WebKit scrolls to what has the focus a moment later.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(box(title).top).toBeGreaterThan(box(dialog).top);
  dialog.scrollTop += box(link).bottom - box(button).bottom;
  link?.focus();
  await expect.poll(() => box(link).bottom).toBeLessThanOrEqual(box(button).top);
});

/** A reCAPTCHA challenge as Google adds it: hidden at the end of the page until it is needed, and hidden again after a transition. */
function challenge() {
  const frame = Object.assign(document.createElement('iframe'), {
    title: 'recaptcha challenge',
    srcdoc: 'Select all lamps',
  });
  // Only the address says what the frame is; `srcdoc` keeps the browser from loading it.
  frame.src = 'https://www.google.com/recaptcha/api2/bframe?k=key';
  const place = document.createElement('div');
  place.style.cssText = 'visibility: hidden; position: absolute; inset: 0 auto auto 0; z-index: 2000000000';
  place.append(frame);
  document.body.append(place);
  onTestFinished(() => place.remove());
  return {
    frame,
    show: () => place.style.setProperty('visibility', 'visible'),
    hide: () => {
      place.style.transition = 'visibility 0s linear 10ms';
      place.style.visibility = 'hidden';
    },
  };
}

/** Opens a dialog, and waits for the code that lets it give way. */
async function openWatched(dialog: HTMLDialogElement, options?: DialogOptions): Promise<() => void> {
  const close = openDialog(dialog, options);
  await import('./give-way');
  // The dialog's own wait for the code may end a moment later.
  await new Promise(requestAnimationFrame);
  return close;
}

/** What the shopper would press in the middle of a part. */
function inFront(part: Element): Element | null {
  const { left, top, width, height } = part.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2);
}

test('a reCAPTCHA challenge for the form in a dialog can be seen and solved, then the dialog is modal again', async () => {
  document.body.innerHTML = '<main>Shop</main><dialog><form><label>Question <input></label></form></dialog>';
  const { frame, show, hide } = challenge();
  const dialog = opened();
  await openWatched(dialog);
  const field = dialog.querySelector('input');
  field?.focus();
  expect(dialog.matches(':modal')).toBe(true);
  show();
  await expect.poll(() => inFront(frame)).toBe(frame);
  expect(document.activeElement).toBe(frame);
  expect(dialog.checkVisibility()).toBe(true);
  keepModal(dialog);
  expect(dialog.matches(':modal')).toBe(false);
  hide();
  await expect.poll(() => dialog.matches(':modal')).toBe(true);
  expect(document.activeElement).toBe(field);
});

test('a dialog whose form is sent while a challenge shows closes, and the page can be used again', async () => {
  document.body.innerHTML = '<main>Shop</main><dialog><p>Question</p></dialog>';
  const { frame, show, hide } = challenge();
  const dialog = opened();
  const closed = vi.fn();
  const close = await openWatched(dialog, { onClose: closed });
  show();
  await expect.poll(() => inFront(frame)).toBe(frame);
  expect(closed).not.toHaveBeenCalled();
  close();
  await expect.poll(() => dialog.open).toBe(false);
  hide();
  await expect.poll(() => frame.checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(closed).toHaveBeenCalledOnce();
  expect(dialog.open).toBe(false);
  expect(document.body.className).toBe('');
});

test('a dialog that the page removes together with the modal of Luma in front of it causes no error', async () => {
  document.body.innerHTML = '<main>Shop</main><dialog><button>Ask</button></dialog>';
  const dialog = opened();
  await openWatched(dialog);
  document.body.classList.add('_has-modal');
  await expect.poll(() => dialog.matches(':modal')).toBe(false);
  const showModal = vi.spyOn(dialog, 'showModal');
  document.body.classList.remove('_has-modal');
  dialog.remove();
  await new Promise(requestAnimationFrame);
  expect(showModal).not.toHaveBeenCalled();
});

test('a modal of Luma that opens from a dialog is in front of it', async () => {
  document.body.innerHTML = '<main>Shop</main><dialog>Cart</dialog><div class="modals-wrapper"></div>';
  themeRules('.modals-wrapper { position: fixed; inset: 0; z-index: 900 }');
  const dialog = opened();
  const wrapper = document.querySelector('.modals-wrapper');
  if (wrapper === null) throw new Error('no wrapper');
  await openWatched(dialog);
  document.body.classList.add('_has-modal');
  await expect.poll(() => inFront(dialog)).toBe(wrapper);
  document.body.classList.remove('_has-modal');
  await expect.poll(() => dialog.matches(':modal')).toBe(true);
});

test('a dialog that opens over a modal of Luma stays modal', async () => {
  document.body.innerHTML = '<main>Shop</main><dialog>Sorry</dialog>';
  document.body.classList.add('_has-modal');
  onTestFinished(() => document.body.classList.remove('_has-modal'));
  const dialog = opened();
  await openWatched(dialog);
  document.body.classList.add('page-layout');
  onTestFinished(() => document.body.classList.remove('page-layout'));
  await new Promise(requestAnimationFrame);
  expect(dialog.matches(':modal')).toBe(true);
});
