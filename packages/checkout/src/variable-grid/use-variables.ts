import { parse, reportError } from '@shop-elements/core';
import { request } from '@shop-elements/host';
import { useEffect, useState } from 'react';
import { type Variable, type VariableGridConfig, variableGridConfig } from './variable-grid.config';

/** The variables; null if they could not be loaded, undefined while loading. */
export type Variables = readonly Variable[] | null | undefined;

/** Returns the variables of the settings or of the URL, and a function that loads them again. */
export function useVariables(element: HTMLElement, { url, items }: VariableGridConfig): [Variables, () => void] {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; variables: Variables }>();
  const key = `${attempt} ${url}`;
  const isGiven = items !== undefined;

  useEffect(() => {
    if (isGiven) return;
    const call = new AbortController();
    request(url, call).then(
      // The items in the reply have the shape of the setting.
      ({ ok, json }) => {
        const variables = (ok && parse(variableGridConfig, json())?.items) || null;
        setLoaded({ key, variables });
        if (variables === null) {
          reportError(element, 'network', [
            { path: 'items', message: 'the variables could not be loaded', source: url },
          ]);
        }
      },
      // Aborted, so the reply is not needed.
      () => {},
    );
    return () => call.abort();
  }, [element, url, key, isGiven]);

  const variables = loaded?.key === key ? loaded.variables : undefined;
  return [items ?? variables, () => setAttempt(attempt + 1)];
}
