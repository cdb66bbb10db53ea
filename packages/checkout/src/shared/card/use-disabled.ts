import { useLayoutEffect, useState } from 'react';

/** Whether a form is disabled, by `data-disabled` or by the attribute `disabled`, as for HTML's own controls. */
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
