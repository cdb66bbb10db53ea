import { expect } from 'vitest';
import { type Driver, elementKey, type Reference, runIn, type Script } from './commands';
import { candidatesFor } from './roles';

/** A page or an element. Finds elements by their roles and names in the browser's accessibility tree. */
class Part {
  constructor(
    protected readonly driver: Driver,
    /** null for the whole page */
    protected readonly reference: Reference | null,
  ) {}

  /** Waits for a visible element with this role and name. */
  find(role: string, name: string | RegExp): Promise<Found> {
    return waitFor(`${role} ${name}`, () => this.seek(role, name));
  }

  async has(role: string, name: string | RegExp): Promise<boolean> {
    return (await this.seek(role, name)) !== undefined;
  }

  /** Waits for the first match of a selector. */
  css(selector: string): Promise<Found> {
    return waitFor(selector, async () => (await this.all(selector))[0]);
  }

  /** The current matches of a selector. */
  async all(selector: string): Promise<Found[]> {
    const query = (root: ParentNode | null, css: string) => Array.from((root ?? document).querySelectorAll(css));
    const references: unknown = await this.run(query, this.reference, selector);
    return (references as Reference[]).map((reference) => new Found(this.driver, reference));
  }

  /** The text of all matches of a selector. */
  texts(selector: string): Promise<string[]> {
    return this.run(
      (root: ParentNode | null, css: string) =>
        Array.from((root ?? document).querySelectorAll(css), ({ textContent }) => textContent?.trim() ?? ''),
      this.reference,
      selector,
    );
  }

  async count(selector: string): Promise<number> {
    return (await this.all(selector)).length;
  }

  run<Result>(script: Script<Result>, ...args: readonly unknown[]): Promise<Awaited<Result>>;
  run(script: Script<unknown>, ...args: readonly unknown[]): Promise<unknown> {
    return runIn(this.driver, script, args);
  }

  private async seek(role: string, name: string | RegExp): Promise<Found | undefined> {
    const text = typeof name === 'string' ? name : name.source;
    const references: unknown = await this.run(candidatesFor, this.reference, role, text);
    for (const reference of references as Reference[]) {
      const found = new Found(this.driver, reference);
      // An element removed meanwhile has no name.
      const label = await found.name().catch(() => undefined);
      const isNamed = label !== undefined && (typeof name === 'string' ? label === name : name.test(label));
      if (isNamed && [role, alsoCalled[role]].includes(await found.role())) return found;
    }
    return undefined;
  }
}

/** An element of the page. */
export class Found extends Part {
  click = () => this.handle('click');
  role = () => this.command('role') as Promise<string>;
  name = () => this.command('name') as Promise<string>;
  isShown = () => this.command('isShown') as Promise<boolean>;
  text = () => this.ask((element: Element) => element.textContent?.trim() ?? '');
  value = () => this.ask((element: HTMLInputElement) => element.value);
  isChecked = () => this.ask((element: HTMLInputElement) => element.checked);
  hasFocus = () => this.ask((element: Element) => element === document.activeElement);
  attribute = (name: string) => this.ask((element: Element, key: string) => element.getAttribute(key), name);

  /** Types at the caret. `keys.ts` has the keys without a character. */
  type(text: string): Promise<void> {
    return this.handle('type', { text });
  }

  /** Replaces a field's value. */
  async fill(text: string): Promise<void> {
    if ((await this.value()) !== '') await this.handle('clear');
    await this.type(text);
  }

  /** Ticks a checkbox or radio button, unless it is already ticked. */
  async check(): Promise<void> {
    if (!(await this.isChecked())) await this.click();
  }

  /** Selects the option with this text. */
  async select(option: string): Promise<void> {
    const find = (list: HTMLSelectElement, text: string) => Array.from(list.options).find((own) => own.text === text);
    const found: unknown = await this.ask(find, option);
    await new Found(this.driver, found as Reference).click();
  }

  /** Runs the following commands in this frame. */
  async inside(act: () => Promise<unknown>): Promise<void> {
    await this.driver.send('enterFrame', { id: this.reference });
    await act();
    await this.driver.send('leaveFrame');
  }

  ask<Result>(script: Script<Result>, ...args: readonly unknown[]): Promise<Awaited<Result>> {
    return this.run(script, this.reference, ...args);
  }

  /** If the element moves or is covered, scrolls it to the middle of the window and retries, as a shopper would. */
  private async handle(command: 'click' | 'clear' | 'type', given = {}): Promise<void> {
    const act = async (): Promise<boolean> => {
      try {
        await this.command(command, given);
        return true;
      } catch (refusal) {
        await this.ask((element: Element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
        throw refusal;
      }
    };
    await expect.poll(act, patience).toBe(true);
  }

  private command(command: 'click' | 'clear' | 'type' | 'role' | 'name' | 'isShown', given = {}): Promise<unknown> {
    return this.driver.send(command, { id: this.reference?.[elementKey], ...given });
  }
}

/** The browser's only page. */
export class Page extends Part {
  constructor(
    driver: Driver,
    private readonly origin: string,
  ) {
    super(driver, null);
  }

  async open(path: string): Promise<void> {
    await this.driver.send('open', { url: this.origin + path });
  }

  back = () => this.driver.send('back');
  forward = () => this.driver.send('forward');

  /** The URL without its origin. */
  async path(): Promise<string> {
    const { pathname, search } = new URL(String(await this.driver.send('address')));
    return pathname + search;
  }

  /** Presses a key on the focused element. */
  async press(key: string): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: key }));
    await this.driver.send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  resize(width: number, height: number): Promise<unknown> {
    return this.driver.send('resize', { width, height });
  }

  /** The focused element. */
  focused(): Promise<Found> {
    return this.css(':focus');
  }

  /** Waits until all elements in view have rendered. Others may still be waiting to come into view. */
  async allDrawn(): Promise<void> {
    await expect.poll(() => this.run(undrawn), patience).toEqual([]);
  }

  /** Console messages and CSP violations since the visit began. */
  problems(): Promise<string[]> {
    return this.run(() => JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[]);
  }
}

/** WebKitGTK reports a drop-down list as a button. */
const alsoCalled: Readonly<Record<string, string>> = { combobox: 'button' };

/** Long enough for a busy machine. */
export const patience = { timeout: 30_000 };

function undrawn(): string[] {
  return Array.from(document.querySelectorAll('*'))
    .filter((element) => element.localName.startsWith('shop-') && element.getClientRects().length > 0)
    .filter((element) => element.getBoundingClientRect().top < innerHeight)
    .filter((element) => !element.matches(':defined') || element.getAttribute('data-state') === 'loading')
    .map(({ localName }) => localName);
}

async function waitFor<Result>(what: string, seek: () => Promise<Result | undefined>): Promise<Result> {
  let found: Result | undefined;
  const look = async (): Promise<boolean> => {
    found = await seek();
    return found !== undefined;
  };
  await expect.poll(look, { ...patience, message: what }).toBe(true);
  if (found === undefined) throw new Error(`${what} is not there`);
  return found;
}
