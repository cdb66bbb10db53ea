import type { ReactNode } from 'react';
import { CONFIG_ATTRIBUTE, type ConfigReader, type ReadConfig } from '../config/read-config';
import type { ConfigOf, ConfigSchema } from '../config/schema';
import type { ElementDefinition } from './define-element';
import { drawNow } from './draw-now';
import { drawView } from './draw-view';
import { drawerOf } from './drawers';
import { takeEarlyProperties } from './early-properties';
import { type Drawable, ElementRoot } from './element-root';
import { ElementSettings } from './element-settings';
import { reportCrash, reportSettings } from './errors';
import { showFallback } from './fallback';
import { type Served, startOnFirstTouch } from './first-touch';
import { type Flushable, schedule } from './flush';
import { HYDRATING, isHydrating } from './hydrating';
import { withdrawMethods } from './methods';
import { isPageBeingRead, isParsed, whenPageIsRead, whenParsed } from './parsed';
import { reactHost } from './react-host';
import { RootNode } from './root-node';
import { becomeFailed, becomeLoading, becomeReady } from './states';
import { keepTranslatable } from './translated';

/** What `doctor()` reads off one of our elements. */
export interface ShopElement extends HTMLElement, Flushable {
  /** The settings in use; undefined when they cannot be used. */
  readonly config: unknown;
  /** Where each setting that is not a default comes from. */
  readonly settingSources: Readonly<Record<string, string>>;
  /** Attributes that are no setting. */
  readonly otherAttributes: readonly string[];
}

/**
 * What an element shows. `empty`: nothing yet. `waiting`: nothing, because a required setting is missing and is looked for once
 * more. `served`: what the server drew. `viewed`: what its `view` says. `mounted`: what its component draws. `crashed`: nothing
 * of ours, because the component threw.
 */
type Stage = 'empty' | 'waiting' | 'served' | 'viewed' | 'mounted' | 'crashed';

/** The class behind one tag: the life of an element from its connection to its removal. */
export function shopElement<Schema extends ConfigSchema>(
  { component: Content, view }: ElementDefinition<Schema>,
  reader: ConfigReader<Schema>,
): CustomElementConstructor {
  return class extends reactHost() implements ShopElement, Drawable, Served {
    static readonly observedAttributes = [
      ...reader.settings.map(({ attribute }) => attribute),
      CONFIG_ATTRIBUTE,
      HYDRATING,
    ];

    readonly #settings = new ElementSettings(this, reader);
    readonly #root = new RootNode(this);
    #stage: Stage = 'empty';
    #mounts = 0;

    /** The settings as given by script: the strongest source. Reading it gives the settings in use. */
    get config(): ConfigOf<Schema> | undefined {
      return this.#settings.latest.config;
    }

    set config(value: unknown) {
      this.#settings.property = value;
      schedule(this);
    }

    get settingSources(): Readonly<Record<string, string>> {
      return this.#settings.latest.sources;
    }

    get otherAttributes(): readonly string[] {
      return this.#settings.latest.otherAttributes;
    }

    override connectedCallback(): void {
      if (isHydrating(this)) return;
      takeEarlyProperties(this);
      if (!this.#root.isThere) becomeLoading(this);
      schedule(this);
    }

    override disconnectedCallback(): void {
      // Later: a node that is being moved is disconnected and connected again in the same script.
      schedule(this);
    }

    attributeChangedCallback(name: string): void {
      if (!this.isConnected) return;
      if (name === HYDRATING) this.connectedCallback();
      else schedule(this);
    }

    /** One turn: draws, draws again, or clears, by what has become of the element since it was scheduled. */
    flush(): void {
      if (!this.isConnected) this.#clear();
      else if (isHydrating(this)) return;
      else if (!isParsed(this)) whenParsed(this);
      else if (this.#stage === 'empty' && this.#root.keepServed()) this.#keepServed();
      else this.#draw();
    }

    /** The shopper has come to what the server drew. A view has nothing to start. */
    touched(): void {
      if (this.#stage === 'served' && this.#view(this.config) === undefined) this.#draw();
    }

    content(): ReactNode {
      const { config } = this;
      return config === undefined ? null : <Content element={this} config={config} />;
    }

    drawn(): void {
      // Preact also calls this after a crash.
      if (this.#stage !== 'mounted') return;
      keepTranslatable(this.container);
      becomeReady(this);
    }

    crashed(error: unknown): void {
      this.#stage = 'crashed';
      withdrawMethods(this);
      this.#fail();
      reportCrash(this, error);
    }

    /** The settings are not even read until the element is touched, changed or asked. */
    #keepServed(): void {
      this.#stage = 'served';
      becomeReady(this);
      startOnFirstTouch(this);
    }

    #draw(): void {
      const settings = this.#settings.read();
      if (settings.config === undefined) this.#refuse(settings);
      else this.#fill(this.#root.open(), settings.config);
    }

    #fill(root: HTMLElement, config: ConfigOf<Schema>): void {
      try {
        const shown = this.#stage === 'mounted' ? undefined : this.#view(config);
        if (shown === undefined) this.#mount(root);
        else this.#show(shown, root);
      } catch (error) {
        this.crashed(error);
      }
      this.#root.keep();
    }

    #mount(root: HTMLElement): void {
      const isUpdate = this.#stage === 'mounted';
      this.#stage = 'mounted';
      this.#root.place();
      const draw = drawerOf(this);
      if (draw !== undefined) {
        if (!isUpdate) this.#mounts += 1;
        draw(<ElementRoot key={this.#mounts} container={this} />, root);
        return;
      }
      // A root that crashed, or was not React's, is mounted anew.
      if (!isUpdate) super.disconnectedCallback();
      this.container = root;
      drawNow(root, () => super.connectedCallback());
    }

    #show(shown: ReactNode, root: HTMLElement): void {
      this.#stage = 'viewed';
      drawView(shown, root);
      this.#root.place();
      becomeReady(this);
    }

    #view(config: ConfigOf<Schema> | undefined): ReactNode | undefined {
      return config && view?.({ element: this, config });
    }

    /**
     * A required setting may come a moment later: from a host that connects first and sets attributes afterwards, or from a
     * script further down on the page.
     */
    #refuse({ incomplete, issues }: ReadConfig<Schema>): void {
      if (incomplete && this.#stage === 'empty') {
        this.#stage = 'waiting';
        whenPageIsRead(() => schedule(this));
        return;
      }
      if (incomplete && this.#stage === 'waiting' && isPageBeingRead()) return;
      this.#fail();
      reportSettings(this, issues);
    }

    #fail(): void {
      this.#root.fail();
      becomeFailed(this);
    }

    #clear(): void {
      if (!this.#root.isThere) return;
      super.disconnectedCallback();
      this.#root.remove();
      this.#stage = 'empty';
      withdrawMethods(this);
      showFallback(this);
    }
  };
}
