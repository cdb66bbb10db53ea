import type { ComponentType, ReactNode } from 'react';
import { configReader, type HostReader } from '../config/read-config';
import type { ConfigOf, ConfigSchema } from '../config/schema';
import { addMethods, type MethodTimes } from './methods';
import { type Registered, register } from './registry';
import { shopElement } from './shop-element';

/** What every element's component receives. */
export interface ElementProps<Config> {
  /** The custom element itself: events are fired on it, and in `enhance` mode its children are the content. */
  element: HTMLElement;
  /** The settings, checked and with every default filled in. Shared with other elements of the tag: don't change them. */
  config: Config;
}

type ShopTag = `shop-${string}`;

export interface ElementDefinition<Schema extends ConfigSchema, Tag extends ShopTag = ShopTag> {
  /** `shop-` and the element's name in kebab case. */
  tag: Tag;
  /**
   * `render`: React draws the element's content beside a server fallback. `enhance`: the server's children are the
   * content; React draws only controls and wires behavior.
   */
  mode: 'render' | 'enhance';
  /** It only shows something: cleaned HTML from outside may hold it. */
  showsOnly?: true;
  /** The settings; the one place they are described. */
  config: Schema;
  /** Picks what the host page's JSON has for this element. */
  host?: HostReader;
  /** Names a setting that these settings cannot do without: one view of an element may need what another does not. */
  needs?: (config: ConfigOf<Schema>) => string | undefined;
  /**
   * What on the page keeps an element with these settings from working, in sentences for whoever made the page. Asked once the
   * page has settled, and by `doctor()`.
   */
  mistakes?: (props: ElementProps<ConfigOf<Schema>>) => readonly string[];
  component: ComponentType<ElementProps<ConfigOf<Schema>>>;
  /**
   * What an element shows when nothing in it reacts, so that a page with a thousand prices runs no thousand components. A function
   * without hooks and handlers. Returns undefined if these settings need the component. Returning the same object for equal
   * settings is faster: its nodes are cloned. Elements with equal attributes share one settings object.
   */
  view?: (props: ElementProps<ConfigOf<Schema>>) => ReactNode | undefined;
  /** The methods the component offers through `useMethods`. */
  methods?: MethodTimes;
  /** Properties and methods that do not need the component. `this` is the element. */
  members?: object;
}

/** The class of one element. */
export interface ShopElementClass<Element extends HTMLElement = HTMLElement> {
  new (): Element;
  /** The element's own tag. */
  readonly tag: string;
  /**
   * Registers the element. Does nothing where the tag is taken, or on a server.
   * @param tag another tag name; default: the element's own
   * @param registry a scoped registry; default: the page's
   */
  define(tag?: string, registry?: CustomElementRegistry): void;
}

/** The type of an element, as its module declares it for `document.querySelector` and the like. */
type ElementOf<Tag> = Tag extends keyof HTMLElementTagNameMap ? HTMLElementTagNameMap[Tag] & HTMLElement : HTMLElement;

/** Makes the class of an element, and registers nothing. On a server, where there are no elements, it makes an empty class. */
export function elementClass<Schema extends ConfigSchema, Tag extends ShopTag>(
  definition: ElementDefinition<Schema, Tag>,
): ShopElementClass<ElementOf<Tag>> {
  const { tag, mode, config, host, needs, mistakes, methods, members } = definition;
  const shopName = tag.slice('shop-'.length);
  const define: ShopElementClass['define'] = (ownTag = tag, registry = globalThis.customElements) => {
    if (registry !== undefined) register(ownTag, result, known, registry);
  };
  const reader = configReader({ name: shopName, config, host, needs });
  const known: Registered = {
    settings: reader.settings,
    mode,
    mistakes(element) {
      const settings = mistakes && (element.config as ConfigOf<Schema> | undefined);
      return settings === undefined ? [] : (mistakes?.({ element, config: settings }) ?? []);
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
