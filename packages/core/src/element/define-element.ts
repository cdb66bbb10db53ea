import type { ComponentType } from 'react';
import { configReader, type HostReader } from '../config/read-config';
import type { ConfigOf, ConfigSchema } from '../config/schema';
import { mountedElement } from './mounted-element';
import { register } from './registry';

/** What every element's component is given. */
export interface ElementProps<Config> {
  /** The custom element itself: events are fired on it, and in `enhance` mode its children are the content. */
  element: HTMLElement;
  /** The settings, checked and with every default filled in. Shared with others of the tag: not to be changed. */
  config: Config;
}

export interface ElementDefinition<Schema extends ConfigSchema> {
  /** `shop-` and the element's name in kebab case. */
  tag: `shop-${string}`;
  /**
   * `render`: React draws the element's content beside a server fallback. `enhance`: the server's children are the
   * content; React draws only controls and wires behavior.
   */
  mode: 'render' | 'enhance';
  /** The settings; the one place they are described. */
  config: Schema;
  /** Picks what the host page's JSON has for this element. */
  host?: HostReader;
  /** Names a setting that these settings cannot do without: one view of an element may need what another does not. */
  needs?: (config: ConfigOf<Schema>) => string | undefined;
  component: ComponentType<ElementProps<ConfigOf<Schema>>>;
  /**
   * Whether an element with these settings only shows something: then it is drawn without React, which starts when the
   * shopper comes to it. Its component must use no hooks with such settings.
   */
  isStatic?: (config: ConfigOf<Schema>) => boolean;
  /** Names of the methods the component offers through `useMethods`. */
  methods?: readonly string[];
}

/**
 * Registers a custom element that mounts a React component over server-rendered markup.
 * @example
 * defineElement({ tag: 'shop-cookie-notice', mode: 'enhance', config: cookieNoticeConfig, component: CookieNotice });
 */
export function defineElement<Schema extends ConfigSchema>(definition: ElementDefinition<Schema>): void {
  const { tag, config, host, needs } = definition;
  const reader = configReader({ name: tag.slice('shop-'.length), config, host, needs });
  register(tag, reader.settings, () => mountedElement(definition, reader));
}
