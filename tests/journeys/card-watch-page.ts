/** A report from the page to the test. */
export interface CardReport {
  /** Whether digits were typed into a card form, or found in a forbidden place. */
  kind: 'typed' | 'found';
  digits: string;
  /** The element they were typed into, or the place where they were found. */
  where: string;
}

declare global {
  interface Window {
    /** Sends a report to the test. */
    reportCard?: (report: CardReport) => void;
    cardWatch?: {
      /** Also looks for digits typed on an earlier page. */
      learn(digits: string): void;
      /** Searches everything that the page contains now. */
      scan(): void;
    };
  }
}

/**
 * Runs in the page before all other scripts, so it can import nothing. Records each typed card and verification number, and
 * reports if one appears in an attribute, a text, an event, a message, the console, an error, storage, a cookie, the
 * history or `doctor()`.
 * @param shop the origin to watch: the payment service's own pages may contain cards
 */
export function watchPage(shop: string): void {
  if (location.origin !== shop) return;
  const known = new Map<string, RegExp>();

  const decoded = (text: string): string => {
    try {
      return decodeURIComponent(text.replaceAll('+', ' '));
    } catch {
      return text;
    }
  };
  const lookAtText = (where: string, text: string): void => {
    if (text.length < 3) return;
    for (const form of new Set([text, decoded(text)])) {
      // 4111 1111, 4111-1111
      const squeezed = form.replace(/(\d)[\s-]+(?=\d)/g, '$1');
      for (const [digits, pattern] of known) {
        if (!pattern.test(digits.length > 4 ? squeezed : form)) continue;
        window.reportCard?.({ kind: 'found', digits, where: `${where}: ${text.slice(0, 200)}` });
      }
    }
  };
  /** Searches objects, but not DOM nodes: a field contains what was typed into it. */
  const look = (where: string, value: unknown, seen = new Set<unknown>()): void => {
    if (known.size === 0) return;
    if (typeof value === 'string' || typeof value === 'number') lookAtText(where, String(value));
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    if (value instanceof Node || value === window) return;
    seen.add(value);
    if (value instanceof Error) lookAtText(where, `${value.message} ${value.stack ?? ''}`);
    const inside = Symbol.iterator in value ? [...(value as Iterable<unknown>)] : [];
    for (const each of [...inside, ...Object.values(value)]) look(where, each, seen);
  };

  const learn = (digits: string): void => {
    if (known.has(digits)) return;
    // Half of a card number is enough. A verification number counts only on its own: as part of longer text it is a coincidence.
    known.set(
      digits,
      digits.length > 4 ? new RegExp(`(?<!\\d)${digits}`) : new RegExp(`(?<![\\w-]|\\d\\.)${digits}(?![\\w-]|\\.\\d)`),
    );
  };
  const typed = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement) || !/^cc-(number|csc)$/.test(target.autocomplete)) return;
    const entered = target.value.replace(/\D/g, '');
    const isNumber = target.autocomplete === 'cc-number';
    if (entered.length < (isNumber ? 12 : 3)) return;
    const digits = isNumber ? entered.slice(0, 8) : entered;
    const where = target.closest('shop-cc-form, shop-iframe-gateway')?.localName ?? '';
    if (!known.has(digits)) window.reportCard?.({ kind: 'typed', digits, where });
    learn(digits);
  };
  window.addEventListener('input', typed, true);
  window.addEventListener('change', typed, true);

  /** Calls `before` with the arguments of every call of a method. */
  const spy = (owner: object, name: string, before: (...given: unknown[]) => void): void => {
    const method: unknown = Reflect.get(owner, name);
    if (typeof method !== 'function') return;
    Reflect.set(owner, name, function spied(this: unknown, ...given: unknown[]): unknown {
      before(...given);
      return Reflect.apply(method, this, given);
    });
  };
  spy(EventTarget.prototype, 'dispatchEvent', (event) => {
    if (event instanceof CustomEvent) look(`event ${event.type}`, event.detail);
  });
  for (const name of ['log', 'info', 'warn', 'error', 'debug', 'table', 'dir', 'trace', 'group']) {
    spy(console, name, (...given) => look(`console.${name}`, given));
  }
  spy(Storage.prototype, 'setItem', (...given) => look('storage', given));
  for (const name of ['pushState', 'replaceState']) spy(history, name, (...given) => look(`history.${name}`, given));
  window.addEventListener('message', ({ data }) => look('message', data), true);
  window.addEventListener('error', ({ error, message }) => look('error', [error, message]), true);
  window.addEventListener('unhandledrejection', ({ reason }) => look('rejection', reason), true);
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  if (cookie !== undefined) {
    Object.defineProperty(Document.prototype, 'cookie', {
      ...cookie,
      set(this: Document, text: string) {
        look('cookie', text);
        cookie.set?.call(this, text);
      },
    });
  }

  const lookAtNode = (node: Node): void => {
    // The example shop prints test cards.
    if (node instanceof Text && !node.parentElement?.closest('.test-cards')) look('text', node.data);
    if (!(node instanceof Element)) return;
    for (const { name, value } of node.attributes) look(`attribute ${name} of <${node.localName}>`, value);
    for (const child of node.childNodes) lookAtNode(child);
  };
  const lookAtChanges = (records: readonly MutationRecord[]): void => {
    if (known.size === 0) return;
    for (const { target, addedNodes, attributeName, oldValue } of records) {
      look(`old value of ${attributeName}`, oldValue);
      if (attributeName !== null && target instanceof Element) {
        look(`attribute ${attributeName} of <${target.localName}>`, target.getAttribute(attributeName));
      }
      for (const node of [target instanceof Text ? target : undefined, ...addedNodes]) if (node) lookAtNode(node);
    }
  };
  const changes = new MutationObserver(lookAtChanges);
  const everything = { subtree: true, childList: true, characterData: true, attributeOldValue: true };
  changes.observe(document, everything);

  window.cardWatch = {
    learn,
    scan() {
      lookAtChanges(changes.takeRecords());
      lookAtNode(document.documentElement);
      for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) look(name, { ...storage });
      look('cookie', document.cookie);
      look('address', location.href);
      look('history', history.state);
      look('window.name', window.name);
      look('doctor()', window.ShopElements?.doctor());
    },
  };
}
