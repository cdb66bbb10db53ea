/**
 * The first script of every visited page. Records console messages and CSP violations, because WebDriver has
 * no command for that. A tab keeps its records across pages. Runs in the page.
 */
export function watch(): void {
  const note = (text: string): void => {
    const notes = JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[];
    sessionStorage.setItem('problems', JSON.stringify([...notes, text]));
  };
  for (const level of ['error', 'warn'] as const) {
    const said = console[level];
    console[level] = (...parts: unknown[]) => {
      note(`${level}: ${parts.map(String).join(' ')}`);
      said.apply(console, parts);
    };
  }
  const hear = ({ target, message }: ErrorEvent): void =>
    note(target instanceof Element ? `not loaded: ${target.outerHTML}` : `error: ${message}`);
  addEventListener('error', hear, true);
  addEventListener('unhandledrejection', ({ reason }) => note(`error: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`refused: ${violatedDirective} ${blockedURI}`),
  );
}
