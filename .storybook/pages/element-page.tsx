import { elements } from 'virtual:elements';
import { DocsContext, Markdown, Source } from '@storybook/addon-docs/blocks';
import { useContext, useLayoutEffect } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { StoryFrame } from './story-frame';

/** Wide tables scroll, so the keyboard has to reach them. */
const scrollableTables = { overrides: { table: { props: { tabIndex: 0 } } } };

/** The Docs page of an element: what it is for, every story with its HTML, and what the source says of it. */
export function ElementPage() {
  useOwnLooks();
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const tag: unknown = stories[0]?.parameters.element;
  const element = elements.find((one) => one.tag === tag);
  if (element === undefined) return null;
  return (
    <main className="element-page">
      <h1>{element.name}</h1>
      <Markdown>{`\`<${element.tag}>\`\n\n${element.summary}\n\n${element.introduction}`}</Markdown>
      {stories.map((story) => (
        <Example key={story.id} story={story} />
      ))}
      <Markdown options={scrollableTables}>{`${element.reference}\n\n${element.rest}`}</Markdown>
    </main>
  );
}

function Example({ story }: { story: PreparedStory }) {
  const { globals } = useContext(DocsContext).getStoryContext(story);
  const docs: { description?: { story?: string }; source?: { code?: string } } = story.parameters.docs ?? {};
  return (
    <section>
      <h2 id={story.id}>{story.name}</h2>
      {docs.description?.story && <Markdown>{docs.description.story}</Markdown>}
      <StoryFrame id={story.id} globals={globals} title={story.name} />
      <p>
        <a href={`./?path=/story/${story.id}`} target="_top">
          Open with controls
        </a>
      </p>
      {docs.source?.code && <Source code={docs.source.code} language="html" />}
    </section>
  );
}

/** A host theme is for stories; this page keeps Storybook's own looks. */
function useOwnLooks(): void {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.shopTheme;
  }, []);
}
