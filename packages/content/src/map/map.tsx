import { controlOf, type ElementProps, isForBrowser, textsOf, useListener } from '@shop-elements/core';
import { setHidden } from '@shop-elements/dom';
import { useLayoutEffect } from 'react';
import type { MapConfig } from './map.config';
import { mapTexts } from './map.texts';
import { placeOf } from './store';
import { StoreText } from './store-text';
import { useMap } from './use-map';

/**
 * Stores on a map, beside their list: Page Builder's map and a store locator in one. Every store in the list can be shown on the
 * map, every marker with a name opens a window with the store's text, and more than 100 stores are gathered in clusters. The
 * map is loaded when it comes into view. A list of the server's own stays, and what has a `data-show-store` in it, with the number
 * of a location, shows that store: a link there leads somewhere without JavaScript. A list that is marked `data-shop-fallback`
 * is replaced by ours.
 * @example
 * <shop-map data-tiles="/map/{z}/{x}/{y}.png?key={key}" data-tile-key="a1b2" data-locations='[{"location_name":"Harbor","city":"Astoria","position":{"latitude":46.19,"longitude":-123.83}}]'>
 *   <ul><li>Harbor, open from 9 to 5. <a href="/stores/harbor" data-show-store="0">Show on map</a></li></ul>
 * </shop-map>
 * @fires googleMaps:authFailure on `document`, for every map that is not drawn because the tile service refuses the key, or because there is no service or no map file
 */
// biome-ignore lint/suspicious/noShadowRestrictedNames: the component of <shop-map>
export function Map(props: ElementProps<MapConfig>) {
  const { element, config } = props;
  const isEmpty = config.locations.length === 0;
  useLayoutEffect(() => {
    if (!isEmpty) return undefined;
    setHidden(element, true);
    return () => setHidden(element, false);
  }, [element, isEmpty]);
  // Another tile service is another map.
  return isEmpty ? null : <Stores key={`${config.tiles} ${config.tileKey}`} {...props} />;
}

/** Content of the server's, other than a stand-in. */
const OWN = ':scope > :not(script, [data-shop-root], [data-shop-fallback])';

function Stores(props: ElementProps<MapConfig>) {
  const { element, config } = props;
  const texts = textsOf(element, mapTexts);
  const { place, problem, selected, show, retry } = useMap(props, texts);
  const hasMap = problem !== 'refused';

  useListener(element, 'click', (event) => {
    const index = controlOf(event, element, '[data-show-store]')?.getAttribute('data-show-store');
    if (!index || !hasMap || isForBrowser(event)) return;
    event.preventDefault();
    show(Number(index));
  });

  return (
    <>
      {!element.querySelector(OWN) && (
        <ul className="shop-map__list">
          {config.locations.map((store, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a store has no other name than its number
            <li key={index} className="shop-map__store" aria-current={index === selected || undefined}>
              <strong>{store.location_name}</strong>
              <StoreText store={store} texts={texts} />
              {hasMap && placeOf(store) && (
                <button type="button" className="shop-text-button" data-show-store={index}>
                  {texts.show}
                  <span className="shop-visually-hidden"> {store.location_name}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasMap && (
        <div className="shop-map__box">
          <div ref={place} className="shop-map__place" />
          <div className="shop-map__problem" role="alert">
            {problem && (
              <>
                <p>{texts.failed}</p>
                <button type="button" className="shop-button" onClick={retry}>
                  {texts.retry}
                </button>
              </>
            )}
          </div>
        </div>
      )}
    </>
  );
}
