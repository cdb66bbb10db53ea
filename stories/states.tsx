import type { StoryObj } from '@storybook/react-vite';
import { StoryFrame } from '../.storybook/pages/story-frame';
import { Markup } from './markup';

/** One state of an element. */
export interface State {
  /** Its markup, or the story that shows it. */
  html: string | StoryObj;
  /** Selectors of controls to press, one after another, in a separate page. */
  press?: readonly string[];
  /** In a separate page: for content that covers the window, or that a page can contain only once. */
  ownPage?: boolean | undefined;
  /** Simulated failures of that page's requests: see the example shop's README. */
  trouble?: 'fail=500' | 'fail=offline' | 'slow=60000';
  /** Name of the story to show, if it interacts with the element in a `play` function. */
  story?: string;
}

interface States {
  /** The element's stories, and further states: `'Long words': '<shop-…>'`. */
  states: Readonly<Record<string, StoryObj | State | string>>;
  /** Set it if a page can contain the element only once. */
  ownPages?: boolean;
}

/**
 * A page with every state of an element, for designers and visual checks. Shows the first state again, narrow and right to left.
 */
export function allStates({ states, ownPages = false }: States): StoryObj {
  const named = Object.keys(states).map((name): [string, Shown] => [
    spaced(name),
    stateOf(name, states[name] ?? '', ownPages),
  ]);
  const { html = '', ownPage } = named[0]?.[1] ?? {};
  const everywhere: [string, Shown][] = [
    ['Narrow', { html: `<div class="story-narrow">${html}</div>`, ownPage }],
    ['Right to left', { html: `<div dir="rtl" lang="nl">${html}</div>`, ownPage }],
  ];
  const all = [...named, ...everywhere.filter(([name]) => !named.some(([own]) => own === name))];
  return {
    render: (_, { id, globals }) => <AllStates states={all} id={id} globals={globals} />,
    tags: ['!autodocs'],
    parameters: { controls: { disable: true }, docs: { codePanel: false, source: { type: 'code', code: '' } } },
  };
}

/** A state with its markup. */
interface Shown extends State {
  html: string;
}

interface AllStatesProps {
  states: readonly [string, Shown][];
  /** The story itself, which shows a single state if its URL requests it. */
  id: string;
  globals: Readonly<Record<string, unknown>>;
}

function AllStates({ states, id, globals }: AllStatesProps) {
  const asked = new URLSearchParams(location.search).get('state');
  const alone = states.find(([name]) => name === asked)?.[1];
  if (alone) return <Shown state={alone} />;
  return (
    <div className="story-states">
      {states.map(([name, state], index) => (
        <section key={name} aria-label={name}>
          <h2 className="story-state">{name}</h2>
          {state.ownPage || state.trouble ? (
            <StoryFrame
              id={state.story === undefined ? id : idOf(state.story, id)}
              globals={globals}
              title={name}
              query={`state=${encodeURIComponent(name)}&${state.trouble ?? ''}`}
            />
          ) : (
            <Shown state={{ ...state, html: withOwnIds(state.html, index) }} />
          )}
        </section>
      ))}
    </div>
  );
}

function Shown({ state: { html, press } }: { state: Shown }) {
  return <Markup html={html} press={press} />;
}

function stateOf(name: string, given: StoryObj | State | string, ownPages: boolean): Shown {
  if (typeof given === 'string') return { html: given, ownPage: ownPages };
  if ('html' in given) {
    return { ...given, html: htmlOf(given.html), ownPage: ownPages || given.ownPage || given.press !== undefined };
  }
  return given.play ? { html: htmlOf(given), ownPage: true, story: name } : { html: htmlOf(given), ownPage: ownPages };
}

function htmlOf(shown: string | StoryObj): string {
  return typeof shown === 'string' ? shown : String(shown.parameters?.docs?.source?.code);
}

/** Storybook's id for another story of the same file. */
function idOf(name: string, sibling: string): string {
  return sibling.replace(/--.*/, `--${name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase()}`);
}

/** Converts `WithButton` to 'With button'. */
function spaced(name: string): string {
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Makes ids unique, because several states share one page. */
function withOwnIds(html: string, index: number): string {
  const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = '']) => id);
  return ids.reduce((text, id) => text.replaceAll(new RegExp(`(?<=["'#])${id}(?=["'])`, 'g'), `${id}-${index}`), html);
}
