import { fill } from '@shop-elements/core';
import type { Store } from './map.config';
import type { mapTexts } from './map.texts';
import {
  formatDay,
  formatMinute,
  type OpeningHours,
  type OpenState,
  openState,
  readOpeningHours,
  timeAt,
} from './opening-hours';
import { useMinute } from './use-minute';

interface StoreHoursProps {
  store: Store;
  texts: typeof mapTexts;
  locale: string;
}

/** Whether a store is open now, with the hours of the week below it. */
export function StoreHours({ store, texts, locale }: StoreHoursProps) {
  const { opening_hours: text, time_zone: zone } = store;
  const minute = useMinute();
  if (text === '') return null;
  const hours = readOpeningHours(text);
  if (hours === undefined) return <p className="shop-map__text">{text}</p>;
  const state = openState(hours, timeAt(new Date(minute * 60_000), zone));
  return (
    <details className="shop-map__hours">
      <summary data-state={state.isOpen ? 'open' : 'closed'}>{stateInWords(state, texts, locale)}</summary>
      <dl>
        {WEEK.map((day) => (
          <div key={day}>
            <dt>{formatDay(day, locale)}</dt>
            <dd>{timesOf(hours, day, locale) || texts.closed}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Monday comes first. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];
const MINUTES_A_DAY = 1440;

function stateInWords(state: OpenState, texts: typeof mapTexts, locale: string): string {
  if (state.isOpen) {
    const isAllDay = state.until === MINUTES_A_DAY;
    return isAllDay ? texts.openAllDay : fill(texts.openUntil, formatMinute(state.until, locale));
  }
  if (state.opens === undefined) return texts.closed;
  const time = formatMinute(state.opens.from, locale);
  const { day } = state.opens;
  return day === undefined ? fill(texts.opensAt, time) : fill(texts.opensOn, formatDay(day, locale), time);
}

function timesOf(hours: OpeningHours, day: number, locale: string): string {
  return hours
    .filter((period) => period.day === day)
    .map(({ from, to }) => `${formatMinute(from, locale)} – ${formatMinute(to, locale)}`)
    .join(', ');
}
