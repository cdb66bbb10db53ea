import { type ConfigSchema, fromAttribute, type Setting, settingsOf } from '@shop-elements/core';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { Markup } from './markup';

type Args = Readonly<Record<string, unknown>>;

/** A story: the markup that a theme developer would paste, with controls for the element's settings. */
export interface Embed {
  /** The element that the controls apply to: the first with this tag in the markup. */
  tag: string;
  config: ConfigSchema;
  html: string;
}

/** Makes a story of some markup. The code panel shows that markup with the changes made by the controls. */
export function embed({ tag, config, html }: Embed): StoryObj {
  const settings = settingsOf(config);
  const own = valuesIn(html, tag, settings);
  const markup = (args: Args) => withSettings(html, tag, settings, own, args);
  return {
    args: own,
    argTypes: argTypes(settings),
    render: (args) => <Markup html={markup(args)} />,
    parameters: {
      element: tag,
      docs: {
        source: {
          code: html.trim(),
          language: 'html',
          transform: (_: string, { args }: StoryContext) => markup(args).trim(),
        },
      },
    },
  };
}

/** A control for every setting, depending on its schema. `.storybook/preview.tsx` adds the descriptions. */
function argTypes(settings: readonly Setting[]) {
  return Object.fromEntries(
    settings.map((setting) => [setting.name, { name: setting.attribute, ...control(setting) }]),
  );
}

function control({ shape: { kind, values, minimum, maximum } }: Setting) {
  if (kind === 'choice') return { control: { type: 'select' as const }, options: values };
  if (kind === 'number') return { control: { type: 'number' as const, min: minimum, max: maximum } };
  if (kind === 'boolean') return { control: { type: 'boolean' as const } };
  if (kind === 'object' || kind === 'map' || kind === 'list') return { control: { type: 'object' as const } };
  return { control: { type: 'text' as const } };
}

/** The settings in the markup, from attributes or from a script inside the element. */
function valuesIn(html: string, tag: string, settings: readonly Setting[]): Args {
  const element = parsed(html).querySelector<HTMLElement>(tag);
  const script = element?.querySelector(':scope > script[type="application/json"]')?.textContent;
  const values: Record<string, unknown> = script ? JSON.parse(script) : {};
  for (const { name, attribute, shape } of settings) {
    const text = element?.getAttribute(attribute);
    if (typeof text === 'string') values[name] = parsedValue(text, shape);
  }
  return values;
}

/** A story may show an invalid setting. */
function parsedValue(text: string, shape: Setting['shape']): unknown {
  try {
    return fromAttribute(text, shape);
  } catch {
    return text;
  }
}

/** The original markup, except for the settings that the controls have changed. */
function withSettings(html: string, tag: string, settings: readonly Setting[], own: Args, args: Args): string {
  const changed = settings.filter(({ name }) => JSON.stringify(args[name]) !== JSON.stringify(own[name]));
  if (changed.length === 0) return html;
  const content = parsed(html);
  const element = content.querySelector(tag);
  for (const { name, attribute } of changed) {
    const value = args[name];
    if (value === undefined) element?.removeAttribute(attribute);
    else element?.setAttribute(attribute, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const block = document.createElement('div');
  block.append(content);
  return block.innerHTML;
}

function parsed(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
