import type { DivIcon, LeafletEvent, LeafletKeyboardEvent, Marker as LeafletMarker } from 'leaflet';
import { Marker } from 'react-leaflet';

interface MapMarkerProps {
  position: [number, number];
  icon: DivIcon;
  /** Its tooltip, and what it is called for those who do not see it. */
  name: string;
  /** Undefined for one that only marks its place. */
  onPress: (() => void) | undefined;
}

/** A marker that works like a button: by pointer, by Enter and by Space. */
export function MapMarker({ position, icon, name, onPress }: MapMarkerProps) {
  return (
    <Marker
      position={position}
      icon={icon}
      title={name}
      interactive={onPress !== undefined}
      keyboard={onPress !== undefined}
      eventHandlers={{
        // A cluster's own text is only its number.
        add: ({ target }: LeafletEvent) => {
          if (onPress !== undefined) (target as LeafletMarker).getElement()?.setAttribute('aria-label', name);
        },
        click: () => onPress?.(),
        keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
          originalEvent.preventDefault();
          onPress?.();
        },
      }}
    />
  );
}
