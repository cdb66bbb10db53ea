import { useElementId } from '@shop-elements/core';
import { useState } from 'react';

/** The id a theme expects of a field, unless something on the page has it already: then one of our own. */
export function useFieldId(wanted: string): string {
  const unique = useElementId(wanted);
  const [id] = useState(() => (document.getElementById(wanted) === null ? wanted : unique));
  return id;
}
