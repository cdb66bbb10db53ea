import { RatingStars } from '@shop-elements/catalog/rating-stars';
import { Agreements } from '@shop-elements/checkout/agreements';
import { CcForm } from '@shop-elements/checkout/cc-form';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, lazy, type ReactNode, StrictMode, Suspense, version } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordComplaints } from './complaints';

let complaints: unknown[][] = [];

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
  complaints = recordComplaints();
});

afterEach(() => {
  cleanup();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  expect(complaints).toEqual([]);
});

const card = { method: 'acmepay', availableTypes: { VI: 'Visa' } };
const numberField = () => screen.getByLabelText<HTMLInputElement>('Credit Card Number');

describe.each([
  ['an app', ({ children }: { children: ReactNode }) => <>{children}</>],
  ['an app in strict mode', StrictMode],
])(`%s on React ${version}`, (_, Mode) => {
  test('renders a component synchronously', () => {
    render(<CcForm config={card} />, { wrapper: Mode });
    expect(numberField().autocomplete).toBe('cc-number');
  });

  test('rerenders with other settings and keeps typed text', () => {
    const { rerender } = render(<CcForm config={card} className="first" />, { wrapper: Mode });
    fireEvent.change(numberField(), { target: { value: '4111' } });
    expect(screen.queryByLabelText('Name on Card')).toBeNull();
    rerender(<CcForm config={{ ...card, holderName: true }} className="second" />);
    expect(screen.getByLabelText('Name on Card')).toBeTruthy();
    expect(numberField().value).toBe('4111');
    expect(document.querySelector('shop-cc-form')?.className).toBe('second');
  });

  test('calls the newest event listener, which can cancel the event', () => {
    const first = vi.fn();
    const scores: unknown[] = [];
    const { rerender } = render(<RatingStars config={{ score: 2 }} onShopRatingStarsChange={first} />, {
      wrapper: Mode,
    });
    rerender(
      <RatingStars
        config={{ score: 2 }}
        onShopRatingStarsChange={(event) => {
          scores.push(event.detail.score);
          if (event.detail.score === 5) event.preventDefault();
        }}
      />,
    );
    fireEvent.click(screen.getByRole('radio', { name: /^5 / }));
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('2');
    fireEvent.click(screen.getByRole('radio', { name: /^4 / }));
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('4');
    expect(first).not.toHaveBeenCalled();
    expect(scores).toEqual([5, 4]);
  });

  test('listeners receive the events that an element fires at its start', () => {
    const started = vi.fn();
    render(<RatingStars onShopReady={({ detail }) => started(detail.tag)} />, { wrapper: Mode });
    expect(started.mock.calls).toEqual([['shop-rating-stars']]);
  });

  test('an unused card form fires no events', () => {
    const changed = vi.fn();
    render(<CcForm config={card} onShopCcFormReady={changed} onShopCcFormChange={changed} />, { wrapper: Mode });
    expect(changed).not.toHaveBeenCalled();
    fireEvent.change(numberField(), { target: { value: '4111' } });
    expect(changed).toHaveBeenCalledOnce();
  });

  test('a dialog stays open until the shopper closes it', async () => {
    const terms = { agreementId: '1', mode: '1', checkboxText: 'I agree', content: 'The terms' } as const;
    render(<Agreements config={{ isEnabled: true, agreements: [terms] }} />, { wrapper: Mode });
    fireEvent.click(screen.getByRole('button', { name: 'I agree' }));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    // Close events come in order, each in a task of its own.
    const later = document.createElement('dialog');
    later.open = true;
    const closed = new Promise((resolve) => later.addEventListener('close', resolve));
    later.close();
    await act(async () => void (await closed));
    expect(screen.queryByRole('dialog')).toBe(dialog);
  });

  test('calls methods through a ref', () => {
    const form = createRef<HTMLElementTagNameMap['shop-cc-form']>();
    render(<CcForm config={card} ref={form} />, { wrapper: Mode });
    let isValid: boolean | undefined;
    act(() => {
      isValid = form.current?.validate();
    });
    expect(isValid).toBe(false);
    expect(document.activeElement).toBe(numberField());
    expect(form.current?.getData().method).toBe('acmepay');
  });

  test('shows the app’s fallback while the settings are invalid', () => {
    const broken = vi.fn();
    const words = <p data-shop-fallback="">Pay by check</p>;
    const { rerender } = render(
      <CcForm config={{}} data-has-verification="maybe" onShopError={({ detail }) => broken(detail.phase)}>
        {words}
      </CcForm>,
      { wrapper: Mode },
    );
    expect(screen.getByText('Pay by check').hidden).toBe(false);
    expect(broken).toHaveBeenCalledWith('config');
    expect(complaints.splice(0).join()).toContain('data-has-verification');
    rerender(
      <CcForm config={card} data-has-verification="true">
        {words}
      </CcForm>,
    );
    expect(screen.getByText('Pay by check').hidden).toBe(true);
    expect(numberField()).toBeTruthy();
  });

  test('keeps typed text while a sibling suspends', async () => {
    let arrive: (module: { default: () => ReactNode }) => void = () => {};
    const Totals = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)));
    const checkout = (totals: ReactNode) => (
      <Suspense fallback={<p>Loading</p>}>
        <CcForm config={card} />
        {totals}
      </Suspense>
    );
    const { rerender } = render(checkout(null), { wrapper: Mode });
    fireEvent.change(numberField(), { target: { value: '4111' } });
    rerender(checkout(<Totals />));
    expect(screen.getByText('Loading')).toBeTruthy();
    await act(async () => arrive({ default: () => <p>Total: 12</p> }));
    expect(screen.getByText('Total: 12')).toBeTruthy();
    expect(numberField().value).toBe('4111');
    expect(document.querySelector('shop-cc-form')?.checkVisibility()).toBe(true);
  });

  test('removes a component and renders a new one in its place', () => {
    const view = render(<CcForm config={card} />, { wrapper: Mode });
    fireEvent.change(numberField(), { target: { value: '4111' } });
    view.unmount();
    expect(document.querySelector('shop-cc-form')).toBeNull();
    render(<CcForm config={card} />, { wrapper: Mode });
    expect(numberField().value).toBe('');
  });

  test('hydrates server-rendered content, even if the tag is already registered', async () => {
    // Another part of the page registered it.
    render(<RatingStars config={{ score: 1 }} />, { wrapper: Mode });
    cleanup();
    const app = (
      <RatingStars className="rating" data-score="3">
        <span data-shop-fallback="">3 of 5</span>
      </RatingStars>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(app);
    // React 18 warns about layout effects when a browser renders to a string.
    complaints.splice(0);
    document.body.append(container);
    const element = container.querySelector('shop-rating-stars');
    const served = container.innerHTML;
    await Promise.resolve();
    expect(container.innerHTML).toBe(served);

    render(app, { container, hydrate: true, wrapper: Mode });
    expect(container.querySelector('shop-rating-stars')).toBe(element);
    expect(element?.dataset.state).toBe('ready');
    expect(screen.getByText('3 of 5').hidden).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('3');
  });
});
