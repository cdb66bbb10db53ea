import type { ReactNode } from 'react';
import { CONFIG_ATTRIBUTE } from '../config/json-sources';
import type { ConfigReader, ReadConfig } from '../config/read-config';
import type { ConfigOf, ConfigSchema } from '../config/schema';
import type { ElementDefinition } from './define-element';
import { takeEarlyProperties } from './early-properties';
import type { RootOwner } from './element-root';
import { ElementSettings } from './element-settings';
import { reportSettings } from './errors';
import { type Served, startOnFirstTouch } from './first-touch';
import { schedule } from './flush';
import { HYDRATING, isHydrating } from './hydrating';
import { mayScriptsRun, readAgainAfterScripts } from './page-scripts';
import { isParsed, whenParsed } from './parsed';
import { Presentation } from './presentation';
import { r2wcBase } from './r2wc-base';
import { connected, type ShopElement } from './registry';
import { becomeLoading, STATE } from './states';

/** Creates the class of one tag, which handles its lifecycle. `Presentation` handles what it shows. */
export function shopElement<Schema extends ConfigSchema>(
  definition: ElementDefinition<Schema>,
  reader: ConfigReader<Schema>,
): CustomElementConstructor {
  const { component: Content } = definition;

  const observed = [...reader.settings.map(({ attribute }) => attribute), CONFIG_ATTRIBUTE, HYDRATING, STATE];

  return class extends r2wcBase() implements ShopElement, RootOwner, Served {
    /** A getter, like that of the class it extends: the `require()` build would assign a field, which fails. */
    static get observedAttributes(): string[] {
      return observed;
    }

    readonly #settings = new ElementSettings(this, reader);
    readonly #presentation = new Presentation(this, definition, {
      render: (root) => {
        this.container = root;
        super.connectedCallback();
      },
      unmount: () => super.disconnectedCallback(),
    });
    /** Whether the element has already waited for a missing setting on the loaded page. It waits only once. */
    #isWaiting = false;

    /** Setting it overrides every other source. Getting it returns the settings in use. */
    get config(): ConfigOf<Schema> | undefined {
      return this.#settings.latest.config;
    }

    set config(value: unknown) {
      this.#settings.property = value;
      schedule(this);
    }

    get reading(): ReadConfig<Schema> {
      return this.#settings.latest;
    }

    override connectedCallback(): void {
      if (isHydrating(this)) return;
      connected.add(this);
      takeEarlyProperties(this);
      if (!this.#presentation.hasRoot) becomeLoading(this);
      schedule(this);
    }

    override disconnectedCallback(): void {
      // Deferred, because moving a node disconnects and reconnects it in the same script.
      schedule(this);
    }

    attributeChangedCallback(name: string, _: string | null, value: string | null): void {
      const isOwnState = name === STATE && value !== null;
      if (!this.isConnected || isOwnState) return;
      if (name === STATE) this.#presentation.stepAside();
      if (name === HYDRATING) this.connectedCallback();
      else schedule(this);
    }

    /** Renders, updates or clears, depending on what happened since the element was scheduled. */
    flush(): void {
      if (!this.isConnected) this.#clear();
      else if (isHydrating(this)) return;
      else if (!isParsed(this)) whenParsed(this);
      // Doesn't read settings until someone interacts with the element, changes it, or asks for them.
      else if (this.#presentation.keepServed()) startOnFirstTouch(this);
      else this.#show();
    }

    /** Shows the element again if a script of the page has changed its settings, or if it still lacks one. */
    readAgain(): void {
      if (this.config === undefined || this.config !== this.#settings.read().config) schedule(this);
    }

    touched(): void {
      if (this.#presentation.startsOnTouch(this.config)) this.#show();
    }

    content(): ReactNode {
      const { config } = this;
      return config === undefined ? null : <Content element={this} config={config} />;
    }

    rendered(): void {
      this.#presentation.rendered();
    }

    crashed(error: unknown): void {
      this.#presentation.crash(error);
    }

    #show(): void {
      const settings = this.#settings.read();
      // A script of the page that runs later may have other settings.
      readAgainAfterScripts(this);
      if (settings.config !== undefined) this.#presentation.show(settings.config);
      else if (!this.#waitsFor(settings)) this.#refuse(settings);
    }

    /**
     * A required setting may arrive a moment later: from a host that connects elements before setting their attributes, or from
     * a script of the page that runs later.
     */
    #waitsFor({ incomplete }: ReadConfig<Schema>): boolean {
      if (!incomplete || !this.#presentation.isEmpty) return false;
      if (mayScriptsRun()) return true;
      if (this.#isWaiting) return false;
      this.#isWaiting = true;
      setTimeout(() => schedule(this));
      return true;
    }

    #refuse({ issues }: ReadConfig<Schema>): void {
      this.#presentation.fail();
      reportSettings(this, issues);
    }

    #clear(): void {
      connected.delete(this);
      this.#isWaiting = false;
      this.#presentation.clear();
    }
  };
}
