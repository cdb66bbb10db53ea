import { controlOf, type ElementProps, isHandledElsewhere, localeOf, textsOf, useListener } from '@shop-elements/core';
import { setHidden } from '@shop-elements/dom';
import { useLayoutEffect } from 'react';
import type { MapConfig } from './map.config';
import { mapTexts } from './map.texts';
import { hasOwnList, useOwnList } from './own-list';
import { StoreFinder } from './store-finder';
import { StoreList } from './store-list';
import { useMap } from './use-map';
import { serviceOf } from './use-map-problem';
import { useStoreFinder } from './use-store-finder';

/**
 * Shows stores on a map and in a list: Page Builder's map and a store locator in one. Shoppers can search the list, sort it by
 * distance, see opening hours and get directions. The map uses the tiles of any OpenStreetMap-compatible service, or Google with
 * `google-key`. Its code loads when the map comes into view. More than 100 stores are grouped in clusters.
 *
 * To keep a list that the server printed, give each entry `data-store` and its link to the map `data-show-store`, both with the
 * index of the location, from 0. A list marked `data-shop-fallback` is replaced by ours.
 * @example
 * <shop-map data-tiles="/map/{z}/{x}/{y}.png?key={key}" data-tile-key="a1b2" data-locations='[{"location_name":"Harbor","city":"Astoria","position":{"latitude":46.19,"longitude":-123.83}}]'>
 *   <ul><li>Harbor, open from 9 to 5. <a href="/stores/harbor" data-show-store="0">Show on map</a></li></ul>
 * </shop-map>
 * @fires googleMaps:authFailure on `document`, for every map that is not drawn: the service refuses the key, none is set, or the map's code could not be loaded
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
  // Another map service needs a new map.
  return isEmpty ? null : <Stores key={serviceOf(config)} {...props} />;
}

function Stores(props: ElementProps<MapConfig>) {
  const { element, config } = props;
  const texts = textsOf(element, mapTexts);
  const locale = localeOf(element);
  const finder = useStoreFinder(element, config, texts);
  const { found } = finder;
  const { place, problem, selected, show, retry } = useMap(props, { texts, locale, finder });
  const hasMap = problem !== 'refused';
  useOwnList(element, config.locations, found);

  useListener(element, 'click', (event) => {
    const index = controlOf(event, element, '[data-show-store]')?.getAttribute('data-show-store');
    if (!index || !hasMap || isHandledElsewhere(event)) return;
    event.preventDefault();
    show(Number(index));
  });

  return (
    <>
      {(config.search || config.nearest) && <StoreFinder config={config} texts={texts} finder={finder} />}
      {!hasOwnList(element) && <StoreList {...{ config, texts, locale, found, selected, hasMap }} />}
      {hasMap && (
        <div className="shop-map__box">
          <div ref={place} tabIndex={-1} className="shop-map__place" />
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
