import { type SyntheticEvent, useEffect, useState } from 'react';

const leastHeight = 80;
const mostHeight = 900;

interface StoryFrameProps {
  id: string;
  /** The toolbar's settings: theme, language, direction. */
  globals: Readonly<Record<string, unknown>>;
  title: string;
  /** Other parameters in the URL of the story's page. */
  query?: string;
}

/** A story in its own frame, as high as its content, so that it shares neither theme nor shopper with its neighbors. */
export function StoryFrame({ id, globals, title, query = '' }: StoryFrameProps) {
  const [page, setPage] = useState<Document>();
  const height = useHeight(page);
  const address = new URLSearchParams({ id, viewMode: 'story', globals: inAddress(globals).join(';') });
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setPage(currentTarget.contentDocument ?? undefined);
  return (
    <iframe
      className="story-frame"
      title={title}
      src={`iframe.html?${address}&${query}`}
      loading="lazy"
      height={height}
      onLoad={onLoad}
    />
  );
}

/** Encodes values for Storybook: `theme:dark` is text, `measureEnabled:!false` is not, and `a11y.manual` is nested. */
function inAddress(globals: object, path = ''): string[] {
  return Object.entries(globals).flatMap(([name, value]: [string, unknown]) => {
    if (value === undefined || value === null) return [];
    if (typeof value === 'object') return inAddress(value, `${path}${name}.`);
    return `${path}${name}:${typeof value === 'boolean' ? '!' : ''}${value}`;
  });
}

function useHeight(page: Document | undefined): number {
  const [height, setHeight] = useState(leastHeight);
  useEffect(() => {
    if (page === undefined) return;
    const observer = new ResizeObserver(() =>
      setHeight(Math.min(Math.max(leastHeight, page.body.scrollHeight), mostHeight)),
    );
    observer.observe(page.body);
    return () => observer.disconnect();
  }, [page]);
  return height;
}
