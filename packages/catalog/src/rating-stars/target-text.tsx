import { useLayoutEffect } from 'react';

interface TargetTextProps {
  /** The rating. */
  element: HTMLElement;
  selector: string;
  text: string;
}

/** Shows a text in elements of the page: as the value of a field, else as the content. Draws nothing itself. */
export function TargetText({ element, selector, text }: TargetTextProps) {
  useLayoutEffect(() => {
    const show = (): void => {
      const targets = find(selector);
      // One that holds the rating would lose it, and perhaps the page.
      if (targets.length === 0 || targets.some((target) => target.contains(element)))
        throw new Error('Target selector invalid or missing!');
      for (const target of targets) Object.assign(target, 'value' in target ? { value: text } : { textContent: text });
    };
    // Until then it may stand below, where the parser has not been.
    if (document.readyState !== 'loading') return show();
    document.addEventListener('DOMContentLoaded', show);
    return () => document.removeEventListener('DOMContentLoaded', show);
  }, [element, selector, text]);
  return null;
}

function find(selector: string): readonly Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    return [];
  }
}
