import { type ElementProps, fill, textsOf } from '@shop-elements/core';
import { safeUrl } from '@shop-elements/dom';
import { entriesOf } from './category-path';
import type { MobileMenuConfig } from './mobile-menu.config';
import { useMobileMenu } from './use-mobile-menu';

/** Texts of `<shop-mobile-menu>`. The original theme is Dutch; the locale `en` has the English texts. */
export const mobileMenuTexts = {
  label: 'Categorieën',
  home: 'Home',
  back: 'terug naar home',
  all: 'alle %1',
};

/**
 * Shows a category menu for small screens, one level at a time. A category with 1 to 20 children opens them; any other is
 * a link. The browser's Back goes up one level. A hidden menu keeps its level.
 * @example
 * <shop-mobile-menu data-categories='[{"name":"Lamps","url":"/lamps.html","categories":[…]}]' data-home-url="/">
 *   <ul data-shop-fallback>… the categories as nested lists of links …</ul>
 * </shop-mobile-menu>
 * @fires shop-mobile-menu-change after another level has opened
 */
export function MobileMenu({ element, config }: ElementProps<MobileMenuConfig>) {
  const texts = textsOf(element, mobileMenuTexts);
  const { chain, open, goUp } = useMobileMenu(element, config);
  const current = chain.at(-1);

  const entries = entriesOf(current?.categories ?? config.categories).map((entry) => (
    <li key={entry.index}>
      {entry.drills ? (
        <button type="button" data-kind="drill" onClick={() => open(entry)}>
          {entry.name}
        </button>
      ) : (
        <a data-kind="link" href={entry.href}>
          {entry.name}
        </a>
      )}
    </li>
  ));

  return (
    <nav className="shop-mobile-menu" aria-label={texts.label}>
      {current === undefined ? (
        <ul>
          <li>
            <a data-kind="home" href={safeUrl(config.homeUrl)}>
              {texts.home}
            </a>
          </li>
          {entries}
        </ul>
      ) : (
        <>
          <button type="button" data-kind="back" onClick={() => goUp(0)}>
            {texts.back}
          </button>
          {chain.slice(0, -1).map(({ name }, level) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry's only identity is its level
              key={level}
              type="button"
              data-kind="chain"
              data-state={level === chain.length - 2 ? 'current-parent' : undefined}
              onClick={() => goUp(level + 1)}
            >
              {name}
            </button>
          ))}
          <h2 data-kind="chain" data-state="current" tabIndex={-1}>
            {current.name}
          </h2>
          {current.href !== undefined && (
            <a data-kind="all" href={current.href}>
              {fill(texts.all, current.name)}
            </a>
          )}
          {entries.length > 0 && <ul data-columns="2">{entries}</ul>}
        </>
      )}
    </nav>
  );
}
