import { type Allowed, sanitize } from '@shop-elements/dom';
import { useLayoutEffect, useRef } from 'react';

interface SafeHtmlProps {
  html: string;
  allowed: Allowed;
  className?: string | undefined;
}

/** A block of HTML from outside, cleaned before it is shown. */
export function SafeHtml({ html, allowed, className }: SafeHtmlProps) {
  const block = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    block.current?.replaceChildren(sanitize(html, allowed));
  }, [html, allowed]);
  return <div ref={block} className={className} />;
}
