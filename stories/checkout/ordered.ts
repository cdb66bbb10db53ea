import type { StoryObj } from '@storybook/react-vite';
import type { State } from '../states';

/** Selector of a payment element's button. */
export const placeOrder = ['.shop-place-order > button'];

/** The content of every payment element after its button was pressed. */
export function ordered(html: string | StoryObj): Readonly<Record<string, State>> {
  return {
    'On its way': { html, press: placeOrder, trouble: 'slow=60000' },
    'No answer': { html, press: placeOrder, trouble: 'fail=500' },
    Refused: { html, press: placeOrder },
    Offline: { html, press: placeOrder, trouble: 'fail=offline' },
  };
}
