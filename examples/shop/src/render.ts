import { Liquid } from 'liquidjs';
import { scriptJson } from './escape';
import { formatPrice } from './money';
import type { StoreView } from './store-views';
import { translate } from './texts/translate';

/** The templates by path without the extension, such as `pages/home`. */
export type Templates = Readonly<Record<string, string>>;

export interface Renderer {
  render(template: string, values: object, globals: { view: StoreView } & Record<string, unknown>): string;
}

/** Escapes every `{{ … }}`; HTML has to be marked with `| raw`. */
export function createRenderer(templates: Templates): Renderer {
  const engine = new Liquid({
    templates: Object.fromEntries(Object.entries(templates).map(([name, text]) => [`${name}.liquid`, text])),
    extname: '.liquid',
    outputEscape: 'escape',
    cache: true,
    strictFilters: true,
    jsTruthy: true,
  });

  engine.registerFilter('t', function (text: unknown, ...values: unknown[]) {
    return translate(viewOf(this).lang, String(text), ...values.map(String));
  });
  engine.registerFilter('price', function (amount: unknown) {
    return formatPrice(Number(amount), viewOf(this).priceFormat);
  });
  engine.registerFilter('day', function (moment: unknown) {
    const text = String(moment);
    const date = new Date(text.includes(' ') ? `${text.replace(' ', 'T')}Z` : `${text}T00:00:00Z`);
    return new Intl.DateTimeFormat(viewOf(this).locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
  });
  engine.registerFilter('number', function (value: unknown) {
    return new Intl.NumberFormat(viewOf(this).locale).format(Number(value));
  });
  // For `<script type="application/json">`, together with `| raw`.
  engine.registerFilter('script_json', (value: unknown) => scriptJson(value));

  return { render: (template, values, globals) => String(engine.renderFileSync(template, values, { globals })) };
}

interface FilterThis {
  context: { getSync(path: string[]): unknown };
}

function viewOf(filter: unknown): StoreView {
  return (filter as FilterThis).context.getSync(['view']) as StoreView;
}
