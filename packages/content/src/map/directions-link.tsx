import type { Store } from './map.config';
import type { mapTexts } from './map.texts';
import { directionsTo } from './store';

interface DirectionsLinkProps {
  store: Store;
  template: string;
  texts: typeof mapTexts;
}

/** Opens the route to a store in the shopper's route planner. */
export function DirectionsLink({ store, template, texts }: DirectionsLinkProps) {
  const address = directionsTo(store, template);
  if (address === undefined) return null;
  return (
    <a className="shop-text-button" href={address} target="_blank" rel="noopener">
      {texts.directions}
      <span className="shop-visually-hidden"> {store.location_name}</span>
    </a>
  );
}
