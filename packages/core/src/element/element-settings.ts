import type { ConfigReader, ReadConfig } from '../config/read-config';
import type { ConfigSchema } from '../config/schema';
import { logSettings } from './debug';
import { explain } from './explain';

/** The settings of one element: read when it draws, and until then when somebody asks. */
export class ElementSettings<Schema extends ConfigSchema> {
  /** What a script set as the element's `config`. */
  property: unknown;
  readonly #element: HTMLElement;
  readonly #reader: ConfigReader<Schema>;
  #latest: ReadConfig<Schema> | undefined;

  constructor(element: HTMLElement, reader: ConfigReader<Schema>) {
    this.#element = element;
    this.#reader = reader;
  }

  /** As they were when the element last drew. */
  get latest(): ReadConfig<Schema> {
    this.#latest ??= this.#reader.read(this.#element, this.property);
    return this.#latest;
  }

  /** As the page has them now. What is equal to the settings before stays the same objects. */
  read(): ReadConfig<Schema> {
    this.#latest = this.#reader.read(this.#element, this.property, this.#latest);
    logSettings(this.#element, this.#latest);
    for (const slip of this.#latest.slips) explain(this.#element, `<${this.#element.localName}> ${slip}`);
    return this.#latest;
  }
}
