import { useLayoutEffect, useState } from 'react';

/** Whether a form is switched off: by its setting `data-disabled`, or by `disabled`, the attribute that HTML's own controls have. */
export function useDisabled(element: HTMLElement, isSet: boolean): boolean {
  const [hasAttribute, setAttribute] = useState(false);
  useLayoutEffect(() => {
    const read = (): void => setAttribute(element.hasAttribute('disabled'));
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, { attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, [element]);
  return isSet || hasAttribute;
}
