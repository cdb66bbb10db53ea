import { useElementId } from '@shop-elements/core';
import { useMemo } from 'react';

/** The id or name that themes or gateways expect, or a unique one if the page already uses it. */
export function useFieldId(wanted: string): string {
  const unique = useElementId(wanted);
  return useMemo(() => {
    const taken = document.getElementById(wanted) ?? document.getElementsByName(wanted)[0];
    return taken === undefined ? wanted : unique;
  }, [wanted, unique]);
}
