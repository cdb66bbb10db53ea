import { expect, test } from 'vitest';
import { formatDay, formatMinute, openState, readOpeningHours, timeAt } from './opening-hours';

const sunday = 0;
const monday = 1;
const saturday = 6;
const at = (day: number, hour: number, minute = 0) => ({ day, minute: hour * 60 + minute });

function stateOf(text: string, now: { day: number; minute: number }) {
  const hours = readOpeningHours(text);
  if (hours === undefined) throw new Error(`not opening hours: ${text}`);
  return openState(hours, now);
}

const shop = 'Mo-Fr 09:00-12:30,13:00-18:00; Sa 10:00-17:00';

test.each([
  ['in the morning', at(monday, 9), { isOpen: true, from: 9 * 60, until: 12 * 60 + 30 }],
  ['in the break', at(monday, 12, 30), { isOpen: false, opens: { day: undefined, from: 13 * 60 } }],
  ['at closing time', at(monday, 18), { isOpen: false, opens: { day: 2, from: 9 * 60 } }],
  ['on Saturday evening', at(saturday, 17), { isOpen: false, opens: { day: monday, from: 9 * 60 } }],
  ['on Sunday', at(sunday, 12), { isOpen: false, opens: { day: monday, from: 9 * 60 } }],
  ['early on Saturday', at(saturday, 7), { isOpen: false, opens: { day: undefined, from: 10 * 60 } }],
])('a shop with a break, %s', (_, now, state) => {
  expect(stateOf(shop, now)).toEqual(state);
});

test('a bar is still open after midnight', () => {
  expect(stateOf('Fr-Sa 20:00-02:00', at(sunday, 1))).toEqual({ isOpen: true, from: 20 * 60, until: 26 * 60 });
  expect(stateOf('Fr-Sa 20:00-02:00', at(saturday, 3))).toEqual({
    isOpen: false,
    opens: { day: undefined, from: 20 * 60 },
  });
});

test.each(['Mo 08:00-24:00', 'Mo 08:00-00:00'])('closing at midnight: %s', (text) => {
  expect(stateOf(text, at(monday, 9))).toEqual({ isOpen: true, from: 480, until: 1440 });
});

test('one day per week: after it, the next is a week away', () => {
  expect(stateOf('Sa 09:00-13:00', at(saturday, 14))).toEqual({ isOpen: false, opens: { day: saturday, from: 540 } });
});

test('days across the end of the week, and a later rule for one of them', () => {
  expect(stateOf('Th-Mo 09:00-17:00; Su off', at(monday, 10))).toEqual({ isOpen: true, from: 540, until: 1020 });
  expect(stateOf('Th-Mo 09:00-17:00; Su off', at(sunday, 10))).toEqual({
    isOpen: false,
    opens: { day: monday, from: 540 },
  });
});

test('always open', () => {
  expect(stateOf('24/7', at(sunday, 3))).toEqual({ isOpen: true, from: 0, until: 1440 });
});

test.each(['', 'By appointment', 'Mo-Fr', 'Xx 09:00-17:00', 'Mo 9-5', 'Monday 09:00-17:00'])(
  'returns undefined for %j',
  (text) => {
    expect(readOpeningHours(text)).toBeUndefined();
  },
);

test('uses the time zone of the store', () => {
  const moment = new Date('2026-11-23T23:30:00Z');
  expect(timeAt(moment, 'Europe/Amsterdam')).toEqual({ day: 2, minute: 30 });
  expect(timeAt(moment, 'America/Los_Angeles')).toEqual({ day: 1, minute: 15 * 60 + 30 });
  expect(timeAt(moment, 'Nowhere/At All')).toEqual(timeAt(moment, undefined));
});

test('formats times and days for the locale', () => {
  expect(formatMinute(18 * 60, 'nl')).toBe('18:00');
  expect(formatMinute(18 * 60, 'en-us')).toMatch(/^6:00\sPM$/);
  expect(formatMinute(26 * 60, 'nl')).toBe('2:00');
  expect(formatDay(monday, 'nl')).toBe('maandag');
});
