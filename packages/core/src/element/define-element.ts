import type { ComponentType, ReactNode } from 'react';
import { configReader, type HostReader } from '../config/read-config';
import type { ConfigOf, ConfigSchema } from '../config/schema';
import { addMethods, type MethodTimes } from './methods';
import { type Registered, register } from './registry';
import { shopElement } from './shop-element';

/** The props of every element's component. */
export interface ElementProps<Config> {
  /** The custom element. Events fire on it, and in `enhance` mode its children are the content. */
  element: HTMLElement;
  /** The settings, valid and with all defaults. Elements of one tag may share them: don't change them. */
  config: Config;
}

type ShopTag = `shop-${string}`;

export interface ElementDefinition<Schema extends ConfigSchema, Tag extends ShopTag = ShopTag> {
  /** `shop-` and the element's name in kebab case. */
  tag: Tag;
  /**
   * `render`: React renders the content, next to a server fallback. `enhance`: the server's children are the content; React only
   * adds controls and behavior.
   */
  mode: 'render' | 'enhance';
  /** The settings. Nothing else describes them. */
  config: Schema;
  /** Finds the element's settings in the host page's JSON. */
  host?: HostReader<Schema>;
  /** Names a setting that is required in combination with these settings, if it is missing. */
  needs?: (config: ConfigOf<Schema>) => string | undefined;
  /**
   * What prevents an element with these settings from working on this page, in sentences for the page's developer. Called once the
   * page has settled, and by `doctor()`.
   */
  mistakes?: (props: ElementProps<ConfigOf<Schema>>) => readonly string[];
  component: ComponentType<ElementProps<ConfigOf<Schema>>>;
  /**
   * Replaces the component where nothing is interactive, so that a page with a thousand prices doesn't run a thousand components. A
   * function without hooks or handlers. Returns undefined for settings that need the component. If it returns the same object for
   * equal settings, its nodes are cloned, which is faster. Elements with equal attributes share one settings object.
   */
  view?: (props: ElementProps<ConfigOf<Schema>>) => ReactNode | undefined;
  /** The methods that the component provides with `useMethods`. */
  methods?: MethodTimes;
  /** Properties and methods that don't need the component. `this` is the element. */
  members?: object;
}

/** The class of one element. */
export interface ShopElementClass<Element extends HTMLElement = HTMLElement> {
  new (): Element;
  /** The element's own tag. */
  readonly tag: string;
  /**
   * Registers the element. Does nothing if the tag is taken, or on a server.
   * @param tag another tag name. Default: the element's own
   * @param registry a scoped registry. Default: the page's
   */
  define(tag?: string, registry?: CustomElementRegistry): void;
}

/** The element's type, as its module declares it for `document.querySelector` and similar functions. */
type ElementOf<Tag> = Tag extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag] & HTMLElement : HTMLElement;

/** Creates an element's class without registering it. On a server, which has no elements, the class is empty. */
export function elementClass<Schema extends ConfigSchema, Tag extends ShopTag>(
  definition: ElementDefinition<Schema, Tag>,
): ShopElementClass<ElementOf<Tag>> {
  const { tag, mode, config, host, needs, mistakes, methods, members } = definition;
  const shopName = tag.slice('shop-'.length);
  const define: ShopElementClass['define'] = (ownTag = tag, registry = globalThis.customElements) => {
    if (registry !== undefined) register(ownTag, result, registration, registry);
  };
  const reader = configReader({ name: shopName, config, host, needs });
  const registration: Registered = {
    settings: reader.settings,
    mode,
    mistakes(element) {
      if (mistakes === undefined) return [];
      const settings = element.config as ConfigOf<Schema> | undefined;
      return settings === undefined ? [] : mistakes({ element, config: settings });
    },
  };
  const base = shopElement(definition, reader);
  const result = Object.assign(base, { tag, shopName, define });
  if (methods !== undefined) addMethods(base, methods);
  if (members !== undefined) Object.defineProperties(base.prototype, Object.getOwnPropertyDescriptors(members));
  return result as unknown as ShopElementClass<ElementOf<Tag>>;
}

/**
 * Registers a custom element that mounts a React component over server-rendered markup.
 * @example
 * defineElement({ tag: 'shop-cookie-notice', mode: 'enhance', config: cookieNoticeConfig, component: CookieNotice });
 */
export function defineElement<Schema extends ConfigSchema>(definition: ElementDefinition<Schema>): void {
  elementClass(definition).define();
}
