import { useElementId } from '@shop-elements/core';
import { useMemo } from 'react';

/** The id or the name that a theme or a gateway expects, unless something on the page has it already: then one of our own. */
export function useFieldId(wanted: string): string {
  const unique = useElementId(wanted);
  return useMemo(() => {
    const taken = document.getElementById(wanted) ?? document.getElementsByName(wanted)[0];
    return taken === undefined ? wanted : unique;
  }, [wanted, unique]);
}
