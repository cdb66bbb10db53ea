import { ShopElements } from 'shop-elements';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }).first());
const seen = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

/** Interactions that depend on React beyond rendering: in fields, in dialogs, by keyboard. */
export const use: Readonly<Record<string, (element: HTMLElement) => Promise<void>>> = {
  async 'shop-accordion'() {
    await press('Material');
    await seen('Stoneware, glazed.');
  },
  async 'shop-agreements'() {
    const box = page.getByRole('checkbox').first();
    await userEvent.click(box);
    await expect.element(box).toBeChecked();
    await press(/Terms/);
    await seen(/We send within two days/);
    await userEvent.keyboard('{Escape}');
  },
  async 'shop-cc-form'(element) {
    await userEvent.type(page.getByLabelText(/card number/i), '4111111111111111');
    expect(element.dataset.cardType).toBe('VI');
    await expect.element(page.getByLabelText(/card number/i)).toHaveValue('4111 1111 1111 1111');
  },
  async 'shop-collapse'() {
    await press('Delivery');
    await seen(/Ordered before noon/);
  },
  async 'shop-gift-message'() {
    await press(/gift/i);
    await userEvent.type(page.getByRole('textbox').last(), 'For you');
    await expect.element(page.getByRole('textbox').last()).toHaveValue('For you');
  },
  async 'shop-google-reviews'() {
    await press(/filter/i);
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
  async 'shop-messages'() {
    ShopElements.messages.add({ type: 'success', text: 'Saved.' });
    await seen('Saved.');
  },
  async 'shop-modal'() {
    await press('Size guide');
    await seen(/Small holds two cups/);
    await userEvent.keyboard('{Escape}');
  },
  async 'shop-price-slider'(element) {
    element.querySelector<HTMLElement>('[role=slider]')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('slider').first()).toHaveAttribute('aria-valuenow', '21');
  },
  async 'shop-rating-stars'(element) {
    element.querySelector<HTMLElement>('[data-shop-root] :checked')?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => new FormData(element.closest('form') ?? undefined).get('ratings[4]')).toBe('4');
  },
  async 'shop-show-more'() {
    await press(/more/i);
    await seen('Elm');
  },
  async 'shop-slider'() {
    await press(/next/i);
  },
  async 'shop-tabs'() {
    await userEvent.click(page.getByRole('tab', { name: 'Repair' }));
    await seen('Bring it to our bench.');
  },
  async 'shop-variable-grid'(element) {
    await userEvent.click(page.getByRole('radio').first());
    await press(/insert/i);
    await expect.poll(() => element.ownerDocument.querySelector('textarea')?.value).toContain('{{config path=');
  },
  async 'shop-vault-enabler'() {
    const box = page.getByRole('checkbox', { name: /save/i });
    await userEvent.click(box);
    await expect.element(box).not.toBeChecked();
  },
};
