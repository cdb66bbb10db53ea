import type { ConfigReader, ReadConfig } from '../config/read-config';
import type { ConfigSchema } from '../config/schema';
import { logSettings } from './debug';
import { isScheduled } from './flush';
import { warnOnce } from './warn-once';

/** The settings of one element. Read when it renders, or earlier if a script asks for them. */
export class ElementSettings<Schema extends ConfigSchema> {
  /** The value that a script assigned to the element's `config`. */
  property: unknown;
  readonly #element: HTMLElement;
  readonly #reader: ConfigReader<Schema>;
  #latest: ReadConfig<Schema> | undefined;

  constructor(element: HTMLElement, reader: ConfigReader<Schema>) {
    this.#element = element;
    this.#reader = reader;
  }

  /** The settings of the last render. Outside the page, where nothing renders, and before the next render, those of now. */
  get latest(): ReadConfig<Schema> {
    const isCurrent = this.#element.isConnected && !isScheduled(this.#element);
    if (!isCurrent) return this.#reader.read(this.#element, this.property, this.#latest);
    this.#latest ??= this.#reader.read(this.#element, this.property);
    return this.#latest;
  }

  /** Reads all sources again. Equal values stay the same objects. */
  read(): ReadConfig<Schema> {
    const before = this.#latest;
    this.#latest = this.#reader.read(this.#element, this.property, before);
    logSettings(this.#element, this.#latest, before);
    for (const warning of this.#latest.warnings) warnOnce(this.#element, `<${this.#element.localName}> ${warning}`);
    return this.#latest;
  }
}
