/** One of the shop's locations. Comments are theme texts, translated when shown; the second line contains the opening hours. */
export interface ShopPlace {
  id: string;
  name: string;
  comment: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zipcode: string;
  country: string;
  /** In schema.org's format; absent if the hours vary from week to week. */
  openingHours?: string;
  timeZone: string;
  /** Latitude and longitude; absent for a store far away from the others. */
  place?: readonly [number, number];
}

const oregon = { state: 'OR', country: 'United States', timeZone: 'America/Los_Angeles' };

export const shopPlaces: readonly ShopPlace[] = [
  {
    ...oregon,
    id: 'ferry-lane',
    name: 'Alder & Finch, Ferry Lane',
    comment: 'The shop, the office and the long table.\nTuesday to Saturday, 10 to 6.',
    phone: '+1 503 555 0134',
    address: '28 Ferry Lane, Unit B',
    city: 'Astoria',
    zipcode: '97103',
    openingHours: 'Tu-Sa 10:00-18:00',
    place: [46.189, -123.831],
  },
  {
    ...oregon,
    id: 'rope-works',
    name: 'Alder & Finch, Rope Works',
    comment: 'Lamps, kitchen and courses, on two floors.\nEvery day, 11 to 7.',
    phone: '+1 503 555 0171',
    address: '411 Cable Street',
    city: 'Portland',
    zipcode: '97209',
    openingHours: 'Mo-Su 11:00-19:00',
    place: [45.533, -122.688],
  },
  {
    ...oregon,
    id: 'seaside',
    name: 'Repair bench, Seaside',
    comment: 'We mend while you walk on the beach.\nSaturday, 9 to 1.',
    phone: '',
    address: '6 Promenade Court',
    city: 'Seaside',
    zipcode: '97138',
    openingHours: 'Sa 09:00-13:00',
    place: [45.993, -123.918],
  },
  {
    ...oregon,
    id: 'tillamook',
    name: 'Repair bench, Tillamook',
    comment: 'In the old dairy, through the green door.\nFirst Saturday of the month.',
    phone: '+1 503 555 0188',
    address: '90 Creamery Road',
    city: 'Tillamook',
    zipcode: '97141',
    place: [45.456, -123.843],
  },
  {
    ...oregon,
    id: 'hood-river',
    name: 'Alder & Finch, Hood River',
    comment: 'Tents, stoves and everything for the trail.\nThursday to Monday, 9 to 5.',
    phone: '+1 541 555 0119',
    address: '3 Windmill Steps',
    city: 'Hood River',
    zipcode: '97031',
    openingHours: 'Th-Mo 09:00-17:00',
    place: [45.708, -121.519],
  },
  {
    id: 'utrecht',
    name: 'Alder & Finch Utrecht',
    comment: 'Behind the wharf, and half a world off this map.\nWednesday to Saturday, 10 to 5.',
    phone: '+31 30 555 0142',
    address: 'Zilverwerf 12',
    city: 'Utrecht',
    state: '',
    zipcode: '3511 AB',
    openingHours: 'We-Sa 10:00-17:00',
    country: 'Netherlands',
    timeZone: 'Europe/Amsterdam',
  },
];

/** Locations in the format of Page Builder's `data-locations`, with opening hours. */
export function printedPlaces(places: readonly ShopPlace[]): string {
  return JSON.stringify(
    places.map(({ id, name, place, comment, openingHours, timeZone, ...rest }) => ({
      ...rest,
      // The element itself shows when a store is open.
      comment: openingHours === undefined ? comment : comment.split('\n')[0],
      location_name: name,
      record_id: id,
      ...(openingHours && { opening_hours: openingHours, time_zone: timeZone }),
      ...(place && { position: { latitude: place[0], longitude: place[1] } }),
    })),
  );
}
