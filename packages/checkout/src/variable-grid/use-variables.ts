import { parse } from '@shop-elements/core';
import { request } from '@shop-elements/host';
import { useEffect, useState } from 'react';
import { type Variable, type VariableGridConfig, variableGridConfig } from './variable-grid.config';

/** The variables; null when they could not be had, undefined until they are there. */
export type Variables = readonly Variable[] | null | undefined;

/** The variables of the settings, else those of the address. The returned function asks once more. */
export function useVariables({ url, items }: VariableGridConfig): [Variables, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Variables>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (items !== undefined) return;
    setLoaded(undefined);
    const call = new AbortController();
    request(url, call).then(
      // The reply says its items as the settings do.
      ({ ok, json }) => setLoaded((ok && parse(variableGridConfig, json())?.items) || null),
      // Nobody waits for it any more.
      () => {},
    );
    return () => call.abort();
  }, [url, items, attempt]);

  return [items ?? loaded, () => setAttempt(attempt + 1)];
}
