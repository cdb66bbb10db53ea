import type { ConfigReader, ReadConfig } from '../config/read-config';
import type { ConfigSchema } from '../config/schema';
import { logSettings } from './debug';
import { explain } from './explain';

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

  /** The settings of the last render. */
  get latest(): ReadConfig<Schema> {
    this.#latest ??= this.#reader.read(this.#element, this.property);
    return this.#latest;
  }

  /** Reads all sources again. Equal values stay the same objects. */
  read(): ReadConfig<Schema> {
    this.#latest = this.#reader.read(this.#element, this.property, this.#latest);
    logSettings(this.#element, this.#latest);
    for (const slip of this.#latest.slips) explain(this.#element, `<${this.#element.localName}> ${slip}`);
    return this.#latest;
  }

  /** Before the element is in the page, nothing renders: the next reader reads all sources again. */
  forget(): void {
    this.#latest = undefined;
  }
}
