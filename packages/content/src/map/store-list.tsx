import { DirectionsLink } from './directions-link';
import { formatDistance } from './distance';
import type { MapConfig, Store } from './map.config';
import type { mapTexts } from './map.texts';
import { placeOf } from './store';
import { StoreHours } from './store-hours';
import type { FoundStore } from './store-search';
import { StoreText } from './store-text';

interface StoreListProps {
  config: MapConfig;
  texts: typeof mapTexts;
  locale: string;
  found: readonly FoundStore[];
  /** Index of the store whose window is open. */
  selected: number | undefined;
  hasMap: boolean;
}

/** The stores that the search found, in its order. */
export function StoreList({ config, found, selected, ...rest }: StoreListProps) {
  return (
    <ul className="shop-map__list">
      {found.map(({ index, distance }) => {
        const store = config.locations[index];
        if (store === undefined) return null;
        return (
          <li key={index} className="shop-map__store" aria-current={index === selected || undefined}>
            <StoreEntry {...rest} store={store} index={index} distance={distance} directions={config.directions} />
          </li>
        );
      })}
    </ul>
  );
}

interface StoreEntryProps {
  store: Store;
  index: number;
  distance: number | undefined;
  directions: string;
  texts: typeof mapTexts;
  locale: string;
  hasMap: boolean;
}

function StoreEntry({ store, index, distance, directions, texts, locale, hasMap }: StoreEntryProps) {
  return (
    <>
      <strong>{store.location_name}</strong>
      {distance !== undefined && <span className="shop-map__distance">{formatDistance(distance, locale)}</span>}
      <StoreText store={store} texts={texts} />
      <StoreHours store={store} texts={texts} locale={locale} />
      {placeOf(store) && (
        <p className="shop-map__actions">
          {hasMap && (
            <button type="button" className="shop-text-button" data-show-store={index}>
              {texts.show}
              <span className="shop-visually-hidden"> {store.location_name}</span>
            </button>
          )}
          <DirectionsLink store={store} template={directions} texts={texts} />
        </p>
      )}
    </>
  );
}
