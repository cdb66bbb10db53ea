/** Parameters of the page that runs an example: see docs/stage/stage.ts. */
export interface Staged {
  html: string;
  theme: string;
  lang: string;
  dir: string;
  /** Which shop answers the elements' requests: one inside that page, or the example shop that serves this site. */
  answers: 'page' | 'shop';
}

/** How those requests fail. See the example shop's README. */
export interface Trouble {
  fail: '' | '500' | 'offline';
  slow: boolean;
}

export const noTrouble: Trouble = { fail: '', slow: false };

export function stageAddress(base: string, staged: Staged, { fail, slow }: Trouble): string {
  const query = new URLSearchParams({ ...(fail && { fail }), ...(slow && { slow: '2000' }) });
  return `${base}stage/index.html?${query}#${encodeURIComponent(JSON.stringify(staged))}`;
}
