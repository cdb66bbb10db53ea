import { parse, reportError } from '@shop-elements/core';
import { request } from '@shop-elements/host';
import { useEffect, useState } from 'react';
import { type Variable, type VariableGridConfig, variableGridConfig } from './variable-grid.config';

/** The variables; null when they could not be had, undefined until they are there. */
export type Variables = readonly Variable[] | null | undefined;

/** The variables of the settings, else those of the address. The returned function asks once more. */
export function useVariables(element: HTMLElement, { url, items }: VariableGridConfig): [Variables, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ asked: string; variables: Variables }>();
  const asked = `${attempt} ${url}`;
  const isLoaded = items !== undefined;

  useEffect(() => {
    if (isLoaded) return;
    const call = new AbortController();
    request(url, call).then(
      // The items in the reply have the shape of the setting.
      ({ ok, json }) => {
        const variables = (ok && parse(variableGridConfig, json())?.items) || null;
        setLoaded({ asked, variables });
        if (variables === null) {
          reportError(element, 'network', [{ path: 'items', message: 'the variables did not come', source: url }]);
        }
      },
      // Aborted: nobody waits for it any more.
      () => {},
    );
    return () => call.abort();
  }, [element, url, asked, isLoaded]);

  const variables = loaded?.asked === asked ? loaded.variables : undefined;
  return [items ?? variables, () => setAttempt(attempt + 1)];
}
