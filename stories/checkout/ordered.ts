import type { StoryObj } from '@storybook/react-vite';
import type { State } from '../states';

/** Selector of the button of a payment element. */
export const placeOrder = ['.shop-place-order > button'];

/** What every payment element shows after its button was pressed. */
export function ordered(html: string | StoryObj): Readonly<Record<string, State>> {
  return {
    'On its way': { html, press: placeOrder, trouble: 'slow=60000' },
    'No answer': { html, press: placeOrder, trouble: 'fail=500' },
    Refused: { html, press: placeOrder },
    Offline: { html, press: placeOrder, trouble: 'fail=offline' },
  };
}
