/** Latitude and longitude in degrees. */
export type Place = [latitude: number, longitude: number];

const EARTH_RADIUS_KM = 6371;
const KM_PER_MILE = 1.609344;

/** Straight-line distance in kilometers. */
export function distanceBetween([latitude, longitude]: Place, [otherLatitude, otherLongitude]: Place): number {
  const height = Math.sin(radians(otherLatitude - latitude) / 2) ** 2;
  const width = Math.sin(radians(otherLongitude - longitude) / 2) ** 2;
  const share = height + Math.cos(radians(latitude)) * Math.cos(radians(otherLatitude)) * width;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(share));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Formats a distance, in miles for countries that use them. A language without a country uses kilometers. */
export function formatDistance(kilometers: number, locale: string): string {
  const usesMiles = /-(us|gb|lr|mm)$/.test(locale);
  const amount = usesMiles ? kilometers / KM_PER_MILE : kilometers;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: usesMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
}
