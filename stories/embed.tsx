import { type ConfigSchema, settingsOf } from '@shop-elements/core';
import type { StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';

type Args = Readonly<Record<string, unknown>>;

/** A story: the markup that a theme developer would paste, with controls for the element's settings. */
export interface Embed {
  /** The element the controls act on: the first of this tag in the markup. */
  tag: string;
  config: ConfigSchema;
  html: string;
}

/** Makes a story of a piece of markup. 'Show code' shows exactly that markup. */
export function embed({ tag, config, html }: Embed): StoryObj {
  const names = settingsOf(config).map(({ name }) => name);
  return {
    render: (args) => <Markup html={withSettings(html, tag, args, names)} />,
    argTypes: argTypes(config),
    parameters: { docs: { source: { code: html.trim(), language: 'html' } } },
  };
}

/** Controls for every setting, by what the schema says it is. */
function argTypes(config: ConfigSchema) {
  const controls = { number: 'number', boolean: 'boolean', object: 'object', map: 'object', list: 'object' } as const;
  return Object.fromEntries(
    settingsOf(config).map(({ name, attribute, shape }) => [
      name,
      {
        name: attribute,
        control:
          shape.kind === 'choice'
            ? { type: 'select' as const }
            : { type: controls[shape.kind as keyof typeof controls] ?? ('text' as const) },
        ...(shape.kind === 'choice' ? { options: shape.values } : {}),
        table: { category: 'attributes', defaultValue: { summary: JSON.stringify(shape.default) ?? 'none' } },
      },
    ]),
  );
}

function withSettings(html: string, tag: string, args: Args, names: readonly string[]): string {
  const given = names.filter((name) => args[name] !== undefined);
  if (given.length === 0) return html;
  const template = document.createElement('template');
  template.innerHTML = html;
  const element = template.content.querySelector<HTMLElement>(tag);
  for (const name of given) {
    const value = args[name];
    if (element) element.dataset[name] = typeof value === 'object' ? JSON.stringify(value) : String(value);
  }
  return template.innerHTML;
}

/** Puts the markup on the page as a server would: React leaves it alone. */
function Markup({ html }: { html: string }) {
  const block = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (block.current) block.current.innerHTML = html;
  }, [html]);
  return <div ref={block} />;
}
