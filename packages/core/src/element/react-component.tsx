import {
  createElement,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type ReactPortal,
  type RefAttributes,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import type { Settings } from './configured-element';
import type { ShopElementClass } from './define-element';
import { flushIfWaiting } from './flush';
import { HYDRATING } from './hydrating';
import { renderWith } from './renderers';

/** `shop-cc-form-change` → `onShopCcFormChange`. */
type ListenerName<Type extends string> = `on${PascalCase<Type>}`;

type PascalCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${PascalCase<Rest>}`
  : Capitalize<Name>;

/** Listeners for all our events. They bubble, so any element can listen to each. */
type ShopListeners = {
  [Type in keyof GlobalEventHandlersEventMap as Type extends `shop-${string}` ? ListenerName<Type> : never]?: (
    event: GlobalEventHandlersEventMap[Type],
  ) => void;
};

/** The props of an element's React component: settings, listeners, and the attributes of any HTML element. */
export type ReactComponentProps<Element extends HTMLElement> = HTMLAttributes<Element> &
  ShopListeners & {
    /** The settings. */
    config?: Element extends { config: infer Config } ? Settings<NonNullable<Config>> : never;
  };

export type ReactComponent<Element extends HTMLElement> = ForwardRefExoticComponent<
  ReactComponentProps<Element> & RefAttributes<Element>
>;

/**
 * Creates a React component that renders an element as part of the app's own tree. A server renders the tag with its children.
 * In the browser, the component registers the tag and renders the content. Its ref is the element, with all methods.
 */
/* @__NO_SIDE_EFFECTS__ */
export function reactComponent<Element extends HTMLElement>(
  elementClass: ShopElementClass<Element>,
): ReactComponent<Element> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each element, when its module loads
  const Shown = forwardRef<Element | null, ReactComponentProps<Element>>((props, forwarded) => {
    const { config, children, className, ...others } = props;
    const node = useRef<Element & { config?: unknown }>(null);
    const [content, setContent] = useState<ReactPortal>();
    useImperativeHandle<Element | null, Element | null>(forwarded, () => node.current);

    // The first effects, so that listeners receive the element's first events.
    useListeners(node, props);
    useBrowserEffect(() => {
      const element = node.current;
      if (element === null) return;
      elementClass.define();
      const stop = renderWith(element, (rendered, root) => setContent(createPortal(rendered, root)));
      element.removeAttribute(HYDRATING);
      return stop;
    }, []);
    useBrowserEffect(() => {
      if (node.current !== null) node.current.config = config;
    }, [config]);
    // Immediately rather than in a microtask, so that an app's tests find the content after `render()`.
    useBrowserEffect(() => flushIfWaiting(node.current));

    // `class`, because React 18 has no `className` for custom elements.
    const attributes = { ...withoutListeners(others), class: className, [HYDRATING]: '', ref: node };
    return (
      <>
        {createElement(elementClass.tag, attributes, ...childrenOf(children))}
        {content}
      </>
    );
  });
  Shown.displayName = elementClass.tag;
  return Shown as ReactComponent<Element>;
}

/** React 18 complains about layout effects on a server. */
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/** React would replace a single text child together with our root. Next to another child, it gets its own node. */
function childrenOf(children: ReactNode): ReactNode[] {
  return children === undefined ? [] : [children, null];
}

const listenerName = /^onShop[A-Z]/;

function withoutListeners(props: object): object {
  return Object.fromEntries(
    Object.keys(props)
      .filter((name) => !listenerName.test(name))
      .map((name) => [name, Reflect.get(props, name)]),
  );
}

/**
 * Calls the newest listeners. They stay attached between renders: the element fires its first events while React renders its
 * content, when the effects of this component are already cleaned up and not yet run again.
 */
function useListeners(node: RefObject<HTMLElement | null>, props: object): void {
  const newest = useRef(props);
  const names = Object.keys(props)
    .filter((name) => listenerName.test(name))
    .join();
  useBrowserEffect(() => {
    newest.current = props;
  });
  useBrowserEffect(() => {
    const element = node.current;
    const listeners = names
      .split(',')
      .filter(Boolean)
      .map((name) => ({
        type: eventType(name),
        call: (event: Event): void => {
          const listener: unknown = Reflect.get(newest.current, name);
          if (typeof listener === 'function') listener(event);
        },
      }));
    for (const { type, call } of listeners) element?.addEventListener(type, call);
    return () => {
      for (const { type, call } of listeners) element?.removeEventListener(type, call);
    };
  }, [node, names]);
}

/** `onShopCcFormChange` → `shop-cc-form-change`. */
function eventType(name: string): string {
  return name.replace(/^on/, '').replace(/[A-Z]/g, (letter, at) => `${at === 0 ? '' : '-'}${letter.toLowerCase()}`);
}
