import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { DirectionsLink } from './directions-link';
import type { MapOptions } from './draw-map';
import type { Store } from './map.config';
import { StoreHours } from './store-hours';
import { StoreText } from './store-text';

interface StoreCardProps {
  store: Store;
  options: MapOptions;
  /** The page's text direction: a map itself is always left to right. */
  direction?: string;
  onClose: () => void;
}

/** The content of a store's window on the map. Focused when it opens. */
export function StoreCard({ store, options, direction, onClose }: StoreCardProps) {
  const { texts, locale, config } = options;
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    card.current?.focus({ preventScroll: true });
  }, []);
  const closeOnEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  };
  return (
    <div
      ref={card}
      dir={direction}
      role="dialog"
      aria-label={store.location_name}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
    >
      <p className="shop-map__name">
        <b>{store.location_name}</b>
      </p>
      <StoreText store={store} texts={texts} />
      <StoreHours store={store} texts={texts} locale={locale} />
      <p className="shop-map__actions">
        <DirectionsLink store={store} template={config.directions} texts={texts} />
        <button type="button" className="shop-text-button" onClick={onClose}>
          {texts.close}
        </button>
      </p>
    </div>
  );
}
