/** A period in the week during which a store is open. */
interface Period {
  /** 0 is Sunday, as in JavaScript. */
  day: number;
  /** Minutes since midnight. `to` exceeds 1440 if the store closes after midnight. */
  from: number;
  to: number;
}

/** The opening hours of a week. */
export type OpeningHours = readonly Period[];

/** Whether a store is open now, since when, and when that changes. `day` is undefined when it opens later today. */
export type OpenState =
  | { isOpen: true; from: number; until: number }
  | { isOpen: false; opens?: { day: number | undefined; from: number } };

const DAYS = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
export const MINUTES_PER_DAY = 1440;

/**
 * Reads opening hours in the format of schema.org and OpenStreetMap: `Mo-Fr 09:00-12:30,13:00-18:00; Sa 10:00-17:00`.
 * @returns undefined for any other text
 */
export function readOpeningHours(text: string): OpeningHours | undefined {
  if (text.trim() === '24/7') return DAYS.map((_, day) => ({ day, from: 0, to: MINUTES_PER_DAY }));
  const rules = text.split(';').filter((rule) => rule.trim() !== '');
  const week = new Map<number, Period[]>();
  for (const rule of rules) {
    const [, days = '', times = ''] = /^\s*([A-Z][A-Za-z, -]*?)\s+(off|closed|[\d:,\s-]+)$/.exec(rule) ?? [];
    const hours = /^(off|closed)$/.test(times) ? [] : times.split(',').map(readTimes);
    const numbers = days.split(',').flatMap(readDays);
    const periods = hours.filter((each) => each !== undefined);
    if (!numbers.every((day) => day !== undefined) || periods.length < hours.length) return undefined;
    // A later rule for the same day replaces an earlier one.
    for (const day of numbers) {
      const ofDay = periods.map((period) => ({ day, ...period }));
      week.set(day, ofDay);
    }
  }
  return week.size === 0 ? undefined : [...week.values()].flat();
}

/** Reads `Mo`, `Mo-Fr` or `Fr-Mo` as day numbers; undefined if the text is invalid. */
function readDays(text: string): readonly number[] | undefined {
  const [first = -1, last = first] = text.split('-').map((day) => DAYS.indexOf(day.trim()));
  if (first < 0 || last < 0) return undefined;
  const count = ((last - first + 7) % 7) + 1;
  return DAYS.map((_, index) => (first + index) % 7).slice(0, count);
}

function readTimes(text: string): { from: number; to: number } | undefined {
  const [, hour, minute, toHour, toMinute] = /^\s*(\d\d?):(\d\d)\s*-\s*(\d\d?):(\d\d)\s*$/.exec(text) ?? [];
  if (hour === undefined) return undefined;
  const from = Number(hour) * 60 + Number(minute);
  const to = Number(toHour) * 60 + Number(toMinute);
  return { from, to: to <= from ? to + MINUTES_PER_DAY : to };
}

/** @param now weekday and minute of the day in the store's time zone */
export function openState(hours: OpeningHours, now: { day: number; minute: number }): OpenState {
  const running = hours.find(({ day, from, to }) => {
    const minute = now.minute + ((now.day - day + 7) % 7) * MINUTES_PER_DAY;
    return from <= minute && minute < to;
  });
  if (running !== undefined) return { isOpen: true, from: running.from, until: running.to };
  const wait = ({ day, from }: Period): number => {
    const minutes = (day - now.day) * MINUTES_PER_DAY + from - now.minute;
    return minutes < 0 ? minutes + 7 * MINUTES_PER_DAY : minutes;
  };
  const [next] = [...hours].sort((one, other) => wait(one) - wait(other));
  if (next === undefined) return { isOpen: false };
  const isToday = next.day === now.day && next.from > now.minute;
  return { isOpen: false, opens: { day: isToday ? undefined : next.day, from: next.from } };
}

/** Weekday and minute in a time zone. Falls back to the shopper's own if it is missing or invalid. */
export function timeAt(moment: Date, timeZone: string | undefined): { day: number; minute: number } {
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      weekday: 'short',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
      ...(timeZone && { timeZone }),
    });
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
    const day = DAYS.indexOf((parts.get('weekday') ?? '').slice(0, 2));
    return { day, minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) };
  } catch {
    return timeAt(moment, undefined);
  }
}

/** The start of a Sunday. */
const WEEK = Date.UTC(2024, 0, 7);

/** Formats a time for the locale: `18:00` or `6:00 PM`. */
export function formatMinute(minute: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  return format.format(WEEK + minute * 60_000);
}

export function formatDay(day: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return format.format(WEEK + day * MINUTES_PER_DAY * 60_000);
}
