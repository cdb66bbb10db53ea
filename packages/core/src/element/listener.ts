import { useLayoutEffect } from 'react';
import { useNewest } from './newest';

type EventOf<Type extends string> = Type extends keyof WindowEventMap ? WindowEventMap[Type] : Event;

/**
 * Listens while the component is mounted. Calls the latest render's listener.
 * @param target the element for events inside it; `window` or `document` for events of the page
 */
export function useListener<Type extends string>(
  target: EventTarget | undefined,
  type: Type,
  listener: (event: EventOf<Type>) => void,
  { capture = false }: { capture?: boolean } = {},
): void {
  const newest = useNewest(listener);
  useLayoutEffect(() => {
    const call = (event: Event): void => newest.current(event as EventOf<Type>);
    target?.addEventListener(type, call, capture);
    return () => target?.removeEventListener(type, call, capture);
  }, [target, type, capture, newest]);
}
