import type { Store } from './map.config';
import type { mapTexts } from './map.texts';
import { addressOf } from './store';

interface StoreTextProps {
  store: Store;
  texts: typeof mapTexts;
}

/** A store's comment, phone number and address, for the list and for its window. Keeps line breaks of the text. */
export function StoreText({ store, texts }: StoreTextProps) {
  const { comment, phone } = store;
  return (
    <p className="shop-map__text">
      {comment && `${comment}\n`}
      {phone && `${texts.phone} `}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <bdi>{phone}</bdi>
        </a>
      )}
      {phone && '\n'}
      <bdi>{addressOf(store)}</bdi>
    </p>
  );
}
