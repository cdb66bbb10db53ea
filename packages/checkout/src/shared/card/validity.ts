import { textsOf } from '@shop-elements/core';
import { ccFormTexts } from './card.texts';
import type { Control } from './card-events';
import type { Controls } from './controls';
import type { Problems } from './form-check';

/** The validation message of each control. Setting it again would make the browser recalculate styles. */
const reported = new WeakMap<Control, string>();

/** Makes the surrounding form invalid, with a reason, while the card can't be used. */
export function explainValidity(element: HTMLElement, controls: Controls, found: Problems): void {
  const texts = textsOf(element, ccFormTexts, 'cc-form');
  for (const [name, control] of controls) {
    const problem = found[name];
    const reason = problem === undefined ? '' : texts[problem];
    if (reported.get(control) === reason) continue;
    control.setCustomValidity(reason);
    reported.set(control, reason);
  }
}
