import { showAlert } from '@shop-elements/dom';
import { chosen } from './step-fields';

/** Steps in which one of several has to be chosen, and the name of the choice. */
const choices: Readonly<Record<string, string>> = {
  login: 'checkout_method',
  shipping_method: 'shipping_method',
  payment: 'payment[method]',
};

/** Whether the step's option is chosen. Shows an alert if it isn't, or if there is none to choose. */
export function hasChosen(step: string, panel: Element, texts: Readonly<Record<string, string>>): boolean {
  const name = Object.hasOwn(choices, step) ? choices[step] : undefined;
  if (name === undefined || chosen(panel, name) !== undefined) return true;
  const none = panel.querySelector(`[name="${name}"]`) === null;
  void showAlert((none ? texts[`no_${step}`] : texts[step]) ?? '');
  return false;
}
