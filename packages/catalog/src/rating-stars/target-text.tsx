import { useLayoutEffect } from 'react';

interface TargetTextProps {
  /** The rating element. */
  element: HTMLElement;
  selector: string;
  text: string;
}

/** Shows a text in elements of the page, as a field's value or as text content. Renders nothing itself. */
export function TargetText({ element, selector, text }: TargetTextProps) {
  useLayoutEffect(() => {
    const show = (): void => {
      const targets = find(selector);
      // A target that contains the rating would lose it.
      if (targets.length === 0 || targets.some((target) => target.contains(element)))
        throw new Error('Target selector invalid or missing!');
      for (const target of targets) Object.assign(target, 'value' in target ? { value: text } : { textContent: text });
    };
    // Waits for the parser, because the target may be further down the page.
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
