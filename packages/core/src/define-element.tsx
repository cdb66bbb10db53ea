import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType, ReactNode } from 'react';
import { type ConfigReader, configReader, type HostReader, type ReadConfig } from './config/read-config';
import type { ConfigOf, ConfigSchema } from './config/schema';
import { drawStatic } from './draw-static';
import { type Drawable, ElementRoot } from './element-root';
import { reportError } from './errors';
import { hideFallback, showFallback } from './fallback';
import { type Served, startOnFirstTouch } from './first-touch';
import { type Flushable, schedule } from './flush';
import { callMethod, isOffered, withdrawMethods } from './methods';
import { isParsed, whenParsed } from './parsed';
import { register } from './registry';

/** What every element's component is given. */
export interface ElementProps<Config> {
  /** The custom element itself: events are fired on it, and in `enhance` mode its children are the content. */
  element: HTMLElement;
  /** The settings, checked and with every default filled in. */
  config: Config;
}

export interface ElementDefinition<Schema extends ConfigSchema> {
  /** `shop-` and the element's name in kebab case. */
  tag: `shop-${string}`;
  /**
   * `render`: React draws the element's content beside a server fallback. `enhance`: the server's children are the
   * content; React draws only controls and wires behaviour.
   */
  mode: 'render' | 'enhance';
  /** The settings; the one place they are described. */
  config: Schema;
  /** Picks what the host page's JSON has for this element. */
  host?: HostReader;
  component: ComponentType<ElementProps<ConfigOf<Schema>>>;
  /**
   * Whether an element with these settings only shows something: then it is drawn without React, which starts when the
   * shopper comes to it. Its component must use no hooks with such settings.
   */
  isStatic?: (config: ConfigOf<Schema>) => boolean;
  /** Names of the methods the component offers through `useMethods`. */
  methods?: readonly string[];
}

/** The parts of r2wc's class that are used: it mounts, updates and unmounts a React root in `container`. */
interface ReactHost extends HTMLElement {
  container: HTMLElement;
  /** Mounts into `container`, or updates what is mounted there. */
  connectedCallback(): void;
  /** Unmounts. */
  disconnectedCallback(): void;
}

let reactBase: (new () => ReactHost) | undefined;

/** r2wc's class, made at the first use: where there is no DOM, importing an element must not fail. */
function reactHost(): new () => ReactHost {
  const root = ElementRoot as unknown as ComponentType<{ container?: HTMLElement }>;
  reactBase ??= r2wc(root) as unknown as new () => ReactHost;
  return reactBase;
}

/** What `doctor()` reads off one of our elements. */
export interface ShopElement extends HTMLElement, Flushable {
  /** The settings in use; undefined when they cannot be used. */
  readonly config: unknown;
  /** Where each setting that is not a default comes from. */
  settingSources(): ReadonlyMap<string, string>;
}

/**
 * Registers a custom element that mounts a React component over server-rendered markup.
 * @example
 * defineElement({ tag: 'shop-cookie-notice', mode: 'enhance', config: cookieNoticeConfig, component: CookieNotice });
 */
export function defineElement<Schema extends ConfigSchema>(definition: ElementDefinition<Schema>): void {
  const { tag, config, host } = definition;
  const reader = configReader(tag.slice('shop-'.length), config, host);
  register(
    {
      tag,
      mode: definition.mode,
      settings: reader.settings,
      attributes: reader.attributes,
    },
    () => elementClass(definition, reader),
  );
}

function elementClass<Schema extends ConfigSchema>(
  definition: ElementDefinition<Schema>,
  reader: ConfigReader<Schema>,
): CustomElementConstructor {
  const Content = definition.component;

  class Mounted extends reactHost() implements ShopElement, Drawable, Served {
    static readonly observedAttributes = reader.attributes;

    #settings: ReadConfig<Schema> | undefined;
    #property: unknown;
    #root: HTMLElement | undefined;
    /** What the root shows was drawn without React: by the server, or as a static view. */
    #withoutReact = false;
    #drawn = false;
    #crashed = false;
    #announced = false;
    #graceUsed = false;

    /** The settings as given by script: the strongest source. Reading it gives the settings in use. */
    get config(): ConfigOf<Schema> | undefined {
      this.#settings ??= reader.read(this, this.#property);
      return this.#settings.config;
    }

    set config(value: unknown) {
      this.#property = value;
      schedule(this);
    }

    override connectedCallback(): void {
      this.#takePropertySetBeforeUpgrade();
      if (this.#root === undefined) this.dataset.state = 'loading';
      schedule(this);
    }

    override disconnectedCallback(): void {
      // Not now: a node that is being moved is disconnected and connected again in the same script.
      schedule(this);
    }

    attributeChangedCallback(): void {
      if (this.isConnected) schedule(this);
    }

    /** Where each setting that is not a default comes from: for `doctor()`. */
    settingSources(): ReadonlyMap<string, string> {
      return reader.sources(this, this.#property);
    }

    #explain(): void {
      const sources = Object.fromEntries(this.settingSources());
      console.debug(`<${this.localName}> settings`, this.config, 'from', sources, this);
    }

    /** One turn: draw, draw again, or take away, by what has become of the element since it was scheduled. */
    flush(): void {
      if (!this.isConnected) this.#unmount();
      else if (!isParsed(this)) whenParsed(this);
      else if (this.#root === undefined && this.#adopt()) startOnFirstTouch(this);
      else this.#update();
    }

    /** The shopper has come to an element that was drawn without React. */
    start(): void {
      if (this.#withoutReact) this.#update(true);
    }

    content(): ReactNode {
      const { config } = this;
      return config === undefined ? null : <Content element={this} config={config} />;
    }

    /** The component has drawn: for the first time, or again after a problem. */
    drawn(): void {
      if (this.#drawn || this.#crashed || this.#root === undefined) return;
      this.#drawn = true;
      hideFallback(this, this.#root);
      // Some elements have states of their own, and have set them by now.
      if (this.dataset.state === 'loading' || this.dataset.state === 'error') this.dataset.state = 'ready';
      if (this.#announced) return;
      this.#announced = true;
      this.dispatchEvent(new CustomEvent('shop-ready', { bubbles: true, composed: true }));
    }

    /** The component threw while drawing: the server's content comes back, and the next change tries again. */
    crashed(error: unknown): void {
      this.#crashed = true;
      this.#fail();
      const message = error instanceof Error ? error.message : String(error);
      reportError(this, 'render', [{ path: '', message, source: `<${this.localName}>` }], error);
      queueMicrotask(() => this.#unmount());
    }

    /**
     * Keeps what the server has drawn in `<div data-shop-root="server">`: it vouches for it. The settings are not even read
     * until the element is touched, changed or asked.
     */
    #adopt(): boolean {
      let root = this.firstElementChild;
      while (root !== null && !isServers(root)) root = root.nextElementSibling;
      if (!(root instanceof HTMLElement)) return false;
      this.#root = root;
      this.#withoutReact = true;
      this.drawn();
      return true;
    }

    #update(touched = false): void {
      const settings = reader.read(this, this.#property);
      this.#settings = settings;
      if (isDebugged(this)) this.#explain();
      if (settings.config === undefined) {
        this.#refuse(settings);
        return;
      }
      this.#graceUsed = false;
      const reactRuns = this.#root !== undefined && !this.#withoutReact;
      this.container = this.#mountNode();
      if (!touched && !reactRuns && definition.isStatic?.(settings.config)) this.#drawStatic(this.container);
      else super.connectedCallback();
    }

    #drawStatic(root: HTMLElement): void {
      this.#withoutReact = true;
      try {
        root.replaceChildren();
        drawStatic(this.content(), root);
      } catch (error) {
        this.crashed(error);
      }
      this.drawn();
      startOnFirstTouch(this);
    }

    /** A required setting may come a moment later, from a host that connects first and sets attributes afterwards. */
    #refuse({ incomplete, issues }: ReadConfig<Schema>): void {
      if (incomplete && !this.#graceUsed) {
        this.#graceUsed = true;
        setTimeout(() => schedule(this));
        return;
      }
      this.#fail();
      reportError(this, 'config', issues);
    }

    #fail(): void {
      this.#drawn = false;
      this.dataset.state = 'error';
      showFallback(this);
      if (this.#root !== undefined && !isServers(this.#root)) this.#root.hidden = true;
    }

    /** React never renders into the element itself: the server's children are not React's to remove. */
    #mountNode(): HTMLElement {
      const root = this.#root ?? this.#newRoot();
      root.hidden = false;
      root.setAttribute(ROOT, '');
      this.#root = root;
      this.#withoutReact = false;
      return root;
    }

    #newRoot(): HTMLElement {
      // A root that came with the markup belongs to a copy of an element that was drawn before.
      for (const stale of Array.from(this.children)) {
        if (stale.hasAttribute(ROOT)) this.removeChild(stale);
      }
      const root = document.createElement('div');
      this.append(root);
      return root;
    }

    #unmount(): void {
      if (this.#root === undefined) return;
      super.disconnectedCallback();
      if (this.#root.parentNode === this && !isServers(this.#root)) this.removeChild(this.#root);
      this.#root = undefined;
      this.#drawn = false;
      this.#crashed = false;
      withdrawMethods(this);
      showFallback(this);
    }

    #takePropertySetBeforeUpgrade(): void {
      if (!Object.hasOwn(this, 'config')) return;
      const value: unknown = Object.getOwnPropertyDescriptor(this, 'config')?.value;
      Reflect.deleteProperty(this, 'config');
      this.#property = value;
    }
  }

  for (const name of definition.methods ?? []) {
    Object.defineProperty(Mounted.prototype, name, {
      configurable: true,
      writable: true,
      value: function call(this: Mounted, ...parameters: unknown[]): unknown {
        if (!isOffered(this)) this.flush();
        return callMethod(this, name, parameters);
      },
    });
  }
  return Mounted;
}

/** Marks the node that holds what an element draws; `server` says that the server has drawn it already. */
const ROOT = 'data-shop-root';

function isServers(node: Element): boolean {
  return node.getAttribute(ROOT) === 'server';
}

function isDebugged(element: HTMLElement): boolean {
  return element.hasAttribute('data-shop-debug') || document.documentElement.hasAttribute('data-shop-debug');
}
