/** The parts of Twig that `print.ts` uses. */
declare module 'twig' {
  type Values = Readonly<Record<string, string>>;
  interface Twig {
    twig(options: { data: string; autoescape: boolean }): {
      render(context: Readonly<Record<string, unknown>>): string;
    };
    extendFunction(name: 'path', make: (route: string, parameters?: Values) => string): void;
    extendFunction(name: string, make: (view: Values) => unknown): void;
    extendFilter(name: string, make: (value: unknown) => string): void;
    extend(change: (core: { Markup(html: string): unknown }) => void): void;
  }
  const twig: Twig;
  export default twig;
}
