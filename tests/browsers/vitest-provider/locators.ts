// Part of the page of an element's test, in the place of the locators that Vitest has for Playwright.
import {
  getByLabelSelector,
  getByRoleSelector,
  getByTextSelector,
  Locator,
  selectorEngine,
} from '@vitest/browser/locators';
import { page } from 'vitest/browser';
import { meant } from './meant.ts';

/** Finds elements in the page by Vitest's rules, and leaves the one it found where the driver looks for it. */
class DriverLocator extends Locator {
  constructor(
    readonly selector: string,
    private readonly known?: Element,
  ) {
    super();
  }

  protected locator(selector: string): Locator {
    return new DriverLocator(`${this.selector} >> ${selector}`);
  }

  protected elementLocator(element: Element): Locator {
    return locatorOf(element);
  }

  protected override async triggerCommand<Result>(command: string, ...given: unknown[]): Promise<Result> {
    const [selector, ...others] = given;
    // The body, for a pointer that leaves an element, is a CSS selector already.
    if (selector !== this.selector) return super.triggerCommand(command, ...given);
    // What the page does next may take the element away that is found now.
    await nextTask();
    window.meant = this.known ?? (await this.findElement({ timeout: 10_000 }));
    return super.triggerCommand(command, meant, ...others);
  }
}

function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  port2.postMessage('');
  return new Promise((resolve) => {
    port1.onmessage = resolve;
  });
}

function locatorOf(element: Element): Locator {
  return new DriverLocator(selectorEngine.generateSelectorSimple(element), element);
}

page.extend({
  getByRole: (role, options) => new DriverLocator(getByRoleSelector(role, options)),
  getByLabelText: (text, options) => new DriverLocator(getByLabelSelector(text, options)),
  getByText: (text, options) => new DriverLocator(getByTextSelector(text, options)),
  elementLocator: locatorOf,
});
