import { parseKeyDef } from '@vitest/browser';
import { type Driver, elementKey, type Reference, runIn, type Script } from '../commands.ts';
import { keys } from '../keys.ts';
import { meant } from './meant.ts';

/** A position in an element, from its top left corner. */
export interface Place {
  position?: { x: number; y: number };
}

const press = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

const codes = new Map<string, string>(Object.entries(keys));

/** A pointer and a keyboard in the test's frame. */
export class Hands {
  constructor(private readonly driver: Driver) {}

  click(selector: string, place?: Place): Promise<void> {
    return this.point(selector, place, press);
  }

  doubleClick(selector: string): Promise<void> {
    return this.point(selector, undefined, [...press, ...press]);
  }

  hover(selector: string, place?: Place): Promise<void> {
    return this.point(selector, place, []);
  }

  /** Replaces a field's value at once, as pasting does. */
  async fill(selector: string, text: string): Promise<void> {
    const insert = (field: HTMLInputElement, inserted: string) => {
      field.focus();
      field.select();
      document.execCommand(inserted === '' ? 'delete' : 'insertText', false, inserted);
    };
    await this.run(insert, await this.find(selector), text);
  }

  /** Types at the end of a field. */
  async type(selector: string, text: string): Promise<void> {
    const isFocused = await this.run((field: Element) => field === document.activeElement, await this.find(selector));
    if (!isFocused) await this.click(selector);
    await this.press(text);
  }

  /** Selects the first option with this value or text. */
  async select(selector: string, [wanted]: readonly string[]): Promise<void> {
    const option = await this.run(
      (list: HTMLSelectElement, text: string) =>
        Array.from(list.options).find((own) => own.value === text || own.text.trim() === text),
      await this.find(selector),
      wanted,
    );
    await this.driver.send('click', { id: (option as Reference)[elementKey] });
  }

  /** Presses keys on the focused element, in the syntax of `userEvent.keyboard`. */
  async press(text: string): Promise<void> {
    await this.enter();
    await this.run(() => window.focus());
    const actions = parseKeyDef(text).flatMap(({ keyDef, releasePrevious, releaseSelf, repeat }) => {
      const value = codes.get(keyDef.key ?? '') ?? keyDef.key;
      const down = Array.from({ length: releasePrevious ? 0 : repeat }, () => ({ type: 'keyDown', value }));
      return releasePrevious || releaseSelf ? [...down, { type: 'keyUp', value }] : down;
    });
    await this.driver.send('act', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Moves the pointer to an empty place. */
  async rest(): Promise<void> {
    await this.enter();
    await this.move([{ type: 'pointerMove', duration: 0, x: 1279, y: 799 }]);
  }

  /** Moves the pointer to a position in an element, or to its center. */
  private async point(selector: string, place: Place | undefined, actions: readonly object[]): Promise<void> {
    const spot = (element: Element, from: Place['position']) => {
      const middle = () => {
        // A link around a block also has boxes without a width.
        const boxes = Array.from(element.getClientRects()).filter(({ width }) => width > 0);
        const { left, top, width, height } = boxes[0] ?? element.getBoundingClientRect();
        return { x: Math.round(left + (from?.x ?? width / 2)), y: Math.round(top + (from?.y ?? height / 2)) };
      };
      const { x, y } = middle();
      const hit = document.elementFromPoint(x, y);
      if (hit !== null && (element.contains(hit) || hit.contains(element))) return { x, y };
      // Outside the window or its scroll container.
      element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      return middle();
    };
    const element = await this.find(selector);
    const measure = async () => JSON.stringify(await this.run(spot, element, place?.position));
    // Waits until the element stops moving, as a shopper would.
    let at = await measure();
    for (let before = ''; at !== before; ) {
      before = at;
      await new Promise((resolve) => setTimeout(resolve, 20));
      at = await measure();
    }
    await this.move([{ type: 'pointerMove', duration: 0, ...(JSON.parse(at) as object) }, ...actions]);
  }

  private async move(actions: readonly object[]): Promise<void> {
    const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.driver.send('act', { actions: [pointer] });
  }

  private async find(selector: string): Promise<Reference> {
    await this.enter();
    const seek = (css: string | null) => (css === null ? window.meant : document.querySelector(css));
    const found = await this.run(seek, selector === meant ? null : selector);
    if (found === null) throw new Error(`nothing is found by ${selector}`);
    return found as Reference;
  }

  /** Every test file has its own frame. */
  private async enter(): Promise<void> {
    await this.driver.send('enterFrame', { id: null });
    const frame = await this.run(() => document.querySelector('iframe[data-vitest]'));
    await this.driver.send('enterFrame', { id: frame });
  }

  private run(script: Script<unknown>, ...args: readonly unknown[]): Promise<unknown> {
    return runIn(this.driver, script, args);
  }
}
