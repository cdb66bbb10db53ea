import { expect, test } from 'vitest';
import { addressOf, directionsTo, placeOf } from './store';

const store = {
  location_name: '',
  comment: '',
  phone: '',
  address: '',
  city: '',
  state: '',
  zipcode: '',
  country: '',
  opening_hours: '',
  time_zone: '',
  position: {},
};

test('street, town and country have their own lines', () => {
  const full = {
    ...store,
    address: 'Damrak 1',
    city: 'Amsterdam',
    state: 'NH',
    zipcode: '1012 LG',
    country: 'Netherlands',
  };
  expect(addressOf(full)).toBe('Damrak 1\nAmsterdam, NH 1012 LG\nNetherlands');
});

test('empty parts leave no lines or commas', () => {
  expect(addressOf(store)).toBe('');
  expect(addressOf({ ...store, city: 'Utrecht' })).toBe('Utrecht');
  expect(addressOf({ ...store, city: 'Utrecht', zipcode: '3511' })).toBe('Utrecht, 3511');
  expect(addressOf({ ...store, state: 'TX' })).toBe('TX');
});

test.each([
  [{ latitude: '52.37', longitude: 4.9 }, [52.37, 4.9]],
  [{ latitude: 0, longitude: 0 }, [0, 0]],
  [{}, undefined],
  [{ latitude: '', longitude: '' }, undefined],
  [{ latitude: null, longitude: null }, undefined],
  [{ latitude: 'north', longitude: '4' }, undefined],
  [{ latitude: 52, longitude: 262.25 }, [52, 262.25]],
  // Leaflet would look for its tiles for ever.
  [{ latitude: 52, longitude: -5e22 }, undefined],
  [{ latitude: 910, longitude: 4 }, undefined],
])('reads the position %o as %o', (position, place) => {
  expect(placeOf({ ...store, position })).toEqual(place);
});

test('the route planner gets the store’s position; without position or planner, there is no link', () => {
  const there = { ...store, position: { latitude: '46.19', longitude: -123.83 } };
  expect(directionsTo(there, '/route?to={latitude},{longitude}')).toBe('/route?to=46.19,-123.83');
  expect(directionsTo(store, '/route?to={latitude},{longitude}')).toBeUndefined();
  expect(directionsTo(there, '')).toBeUndefined();
});
