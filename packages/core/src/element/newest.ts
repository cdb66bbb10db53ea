import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Holds the value of the latest render, for effects that must not run again when only that value changes. */
export function useNewest<Value>(value: Value): RefObject<Value> {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}
