// Runs in the page of an element's test. Replaces Vitest's Playwright locators.
import {
  getByLabelSelector,
  getByRoleSelector,
  getByTextSelector,
  Locator,
  selectorEngine,
} from '@vitest/browser/locators';
import { page } from 'vitest/browser';
import { meant } from './meant.ts';

/** Finds elements by Vitest's rules, and stores the match where the driver finds it. */
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
    // The body, used to move the pointer away, is already a CSS selector.
    if (selector !== this.selector) return super.triggerCommand(command, ...given);
    // The page may remove the element that was found.
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
