import { elements } from 'virtual:elements';
import { DocsContext, Markdown, Source } from '@storybook/addon-docs/blocks';
import { useContext, useLayoutEffect } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { StoryFrame } from './story-frame';

/** Makes wide, scrolling tables reachable by keyboard. */
const scrollableTables = { overrides: { table: { props: { tabIndex: 0 } } } };

/** An element's Docs page: its purpose, every story with its HTML, and the reference from the source. */
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

/** Host themes apply only to stories; this page keeps Storybook's own styles. */
function useOwnLooks(): void {
  useLayoutEffect(() => {
    delete document.documentElement.dataset.shopTheme;
  }, []);
}
