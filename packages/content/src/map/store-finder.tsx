import { useElementId } from '@shop-elements/core';
import { Field } from '@shop-elements/ui';
import type { MapConfig } from './map.config';
import type { mapTexts } from './map.texts';
import type { StoreFinderState } from './use-store-finder';

interface StoreFinderProps {
  config: MapConfig;
  texts: typeof mapTexts;
  finder: StoreFinderState;
}

/** The search field and the button for the nearest stores, if the shop has enabled them. */
export function StoreFinder({ config, texts, finder }: StoreFinderProps) {
  const id = useElementId('search');
  return (
    <search className="shop-map__finder">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          finder.submit();
        }}
      >
        {config.search && (
          <Field id={id} label={texts.search} className="shop-map__search">
            {(control) => (
              <input
                {...control}
                type="search"
                autoComplete="off"
                enterKeyHint="search"
                value={finder.typed}
                onChange={({ currentTarget }) => finder.type(currentTarget.value)}
              />
            )}
          </Field>
        )}
        {config.nearest && (
          <button type="button" className="shop-button" onClick={finder.findNearest}>
            {texts.nearest}
          </button>
        )}
      </form>
      <p className="shop-map__status" role="status">
        {finder.status}
      </p>
    </search>
  );
}
