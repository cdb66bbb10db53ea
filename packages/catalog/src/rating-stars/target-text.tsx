import { whenPageParsed } from '@shop-elements/core';
import { findAll } from '@shop-elements/dom';
import { useLayoutEffect, useState } from 'react';

interface TargetTextProps {
  /** The rating element. */
  element: HTMLElement;
  selector: string;
  text: string;
}

/** Shows a text in elements of the page, as a field's value or as text content. Renders nothing itself. */
export function TargetText({ element, selector, text }: TargetTextProps) {
  const [lateError, setLateError] = useState<Error>();
  useLayoutEffect(() => {
    let isLate = false;
    const show = (): void => {
      // A text in a script or a style sheet would become code.
      const targets = findAll(document, selector).filter((target) => !target.matches('script, style'));
      // A target that contains the rating would lose it.
      if (targets.length === 0 || targets.some((target) => target.contains(element))) {
        const error = new Error('Target selector invalid or missing!');
        if (!isLate) throw error;
        setLateError(error);
        return;
      }
      for (const target of targets) Object.assign(target, 'value' in target ? { value: text } : { textContent: text });
    };
    // The target may be further down the page.
    const ended = new AbortController();
    whenPageParsed(show, ended.signal);
    isLate = true;
    return () => ended.abort();
  }, [element, selector, text]);
  // Thrown here, because the error of a listener would not reach the element.
  if (lateError !== undefined) throw lateError;
  return null;
}
