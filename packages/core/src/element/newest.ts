import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A ref to the latest render's value, for effects that must not rerun when only that value changes. */
export function useNewest<Value>(value: Value): RefObject<Value> {
  const newest = useRef(value);
  useLayoutEffect(() => {
    newest.current = value;
  });
  return newest;
}
