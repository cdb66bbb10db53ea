import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType, ReactNode } from 'react';
import { CONFIG_ATTRIBUTE, type ConfigReader, type ReadConfig } from '../config/read-config';
import type { ConfigOf, ConfigSchema } from '../config/schema';
import type { ElementDefinition } from './define-element';
import { drawNow } from './draw-now';
import { drawStatic } from './draw-static';
import { type Drawable, ElementRoot } from './element-root';
import { emit } from './emit';
import { reportError } from './errors';
import { hideFallback, showFallback } from './fallback';
import { type Served, startOnFirstTouch } from './first-touch';
import { type Flushable, schedule } from './flush';
import { callMethod, isOffered, withdrawMethods } from './methods';
import { isServers, newRoot, serversRoot, takeOver } from './mount-node';
import { isParsed, whenParsed } from './parsed';
import { keepTranslatable } from './translated';

/** What `doctor()` reads off one of our elements. */
export interface ShopElement extends HTMLElement, Flushable {
  /** The settings in use; undefined when they cannot be used. */
  readonly config: unknown;
  /** Where each setting that is not a default comes from. */
  readonly settingSources: Readonly<Record<string, string>>;
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

/** The class behind one tag: the life of an element from its connection to its removal. */
export function mountedElement<Schema extends ConfigSchema>(
  definition: ElementDefinition<Schema>,
  reader: ConfigReader<Schema>,
): CustomElementConstructor {
  const { component: Content, isStatic, methods = [] } = definition;

  class Mounted extends reactHost() implements ShopElement, Drawable, Served {
    static readonly observedAttributes = [...reader.settings.map(({ attribute }) => attribute), CONFIG_ATTRIBUTE];

    #settings: ReadConfig<Schema> | undefined;
    #property: unknown;
    #root: HTMLElement | undefined;
    /** What the root shows was drawn without React: by the server, or as a static view. */
    #withoutReact = false;
    #crashed = false;
    #announced = false;
    #graceUsed = false;

    /** The settings as given by script: the strongest source. Reading it gives the settings in use. */
    get config(): ConfigOf<Schema> | undefined {
      return this.#read().config;
    }

    set config(value: unknown) {
      this.#property = value;
      schedule(this);
    }

    override connectedCallback(): void {
      this.#takePropertySetBeforeUpgrade();
      if (this.#root === undefined) this.setAttribute('data-state', 'loading');
      schedule(this);
    }

    override disconnectedCallback(): void {
      // Not now: a node that is being moved is disconnected and connected again in the same script.
      schedule(this);
    }

    attributeChangedCallback(): void {
      if (this.isConnected) schedule(this);
    }

    get settingSources(): Readonly<Record<string, string>> {
      return this.#read().sources;
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
      if (this.#crashed || this.#root === undefined) return;
      if (!this.#withoutReact) keepTranslatable(this.#root);
      hideFallback(this, this.#root);
      // Some elements have states of their own, and have set them by now.
      const state = this.getAttribute('data-state');
      if (state === 'loading' || state === 'error') this.setAttribute('data-state', 'ready');
      if (this.#announced) return;
      this.#announced = true;
      emit(this, 'shop-ready', null);
    }

    /** The component threw while drawing: the server's content comes back, and the next change tries again. */
    crashed(error: unknown): void {
      this.#crashed = true;
      this.#fail();
      const message = error instanceof Error ? error.message : String(error);
      reportError(this, 'render', [{ path: '', message, source: `<${this.localName}>` }], error);
      queueMicrotask(() => this.#unmount());
    }

    /** Keeps what the server has drawn. The settings are not even read until the element is touched, changed or asked. */
    #adopt(): boolean {
      this.#root = serversRoot(this);
      this.#withoutReact = this.#root !== undefined;
      this.drawn();
      return this.#withoutReact;
    }

    #update(touched = false): void {
      this.#settings = undefined;
      const settings = this.#read();
      // On an element, or on the page.
      if (this.closest('[data-shop-debug]')) {
        console.debug(`<${this.localName}> settings`, settings.config, 'from', settings.sources, this);
      }
      if (settings.config === undefined) {
        this.#refuse(settings);
        return;
      }
      this.#graceUsed = false;
      const reactRuns = this.#root !== undefined && !this.#withoutReact;
      this.#root ??= newRoot(this);
      takeOver(this.#root);
      this.container = this.#root;
      this.#withoutReact = !touched && !reactRuns && isStatic?.(settings.config) === true;
      if (this.#withoutReact) this.#drawStatic(this.#root);
      else drawNow(this.#root, () => super.connectedCallback());
    }

    #drawStatic(root: HTMLElement): void {
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
      this.setAttribute('data-state', 'error');
      showFallback(this);
      if (this.#root !== undefined && !isServers(this.#root)) this.#root.hidden = true;
    }

    #unmount(): void {
      if (this.#root === undefined) return;
      super.disconnectedCallback();
      if (!isServers(this.#root)) this.#root.replaceWith();
      this.#root = undefined;
      this.#crashed = false;
      withdrawMethods(this);
      showFallback(this);
    }

    #read(): ReadConfig<Schema> {
      this.#settings ??= reader.read(this, this.#property);
      return this.#settings;
    }

    #takePropertySetBeforeUpgrade(): void {
      if (!Object.hasOwn(this, 'config')) return;
      const { config } = this;
      Reflect.deleteProperty(this, 'config');
      this.config = config;
    }
  }

  for (const name of methods) {
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
