import { controlOf, type ElementProps, isForBrowser, textsOf, useListener } from '@shop-elements/core';
import { Dialog } from '@shop-elements/ui';
import { useLayoutEffect, useState } from 'react';
import type { PopupConfig } from './popup.config';
import { popupTexts } from './popup.texts';
import { PopupContent } from './popup-content';
import { type Source, sourceOf } from './source';

/**
 * Opens a link's target in a dialog: a part of the page, another page of the shop, a picture, or a frame. The link is
 * inside, or `data-trigger` names it elsewhere on the page. Without JavaScript, and in a new tab, it works as usual.
 * @example
 * <shop-popup><a href="/mug-large.jpg" title="The mug from above">Look closer</a></shop-popup>
 */
export function Popup({ element, config }: ElementProps<PopupConfig>) {
  const [shown, setShown] = useState<Source>();
  const texts = textsOf(element, popupTexts);

  useListener(config.trigger === undefined ? element : document, 'click', (event) => {
    const control = triggerOf(event, element, config.trigger);
    const isInPopup = element.contains(control?.closest('dialog') ?? null);
    if (control === undefined || isInPopup || isForBrowser(event)) return;
    const source = sourceOf(control, config);
    if (source === undefined) return;
    event.preventDefault();
    setShown(source);
  });

  useLayoutEffect(() => {
    // In a frame the keys are another page's: Escape would not close the dialog.
    if (shown?.type === 'iframe') element.querySelector<HTMLElement>('dialog button')?.focus();
  }, [element, shown]);

  if (shown === undefined) return null;
  return (
    <Dialog title={shown.title} closeLabel={texts.close} onClose={() => setShown(undefined)}>
      <PopupContent element={element} source={shown} texts={texts} />
    </Dialog>
  );
}

/** The control that was pressed: one inside, or one anywhere on the page if the trigger is not inside. */
function triggerOf(event: Event, element: HTMLElement, trigger: string | undefined): HTMLElement | undefined {
  if (trigger === undefined) return controlOf(event, element, 'a, button');
  return controlOf(event, element.querySelector(trigger) === null ? document.body : element, trigger);
}
