import { type ContentKind, showClean } from '@shop-elements/dom';
import { useLayoutEffect, useRef } from 'react';

interface SafeHtmlProps {
  html: string;
  kind: ContentKind;
  className?: string | undefined;
}

/** Sanitizes and shows a block of HTML from outside. */
export function SafeHtml({ html, kind, className }: SafeHtmlProps) {
  const block = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (block.current === null ? undefined : showClean(block.current, html, kind)), [html, kind]);
  return <div ref={block} className={className} />;
}
