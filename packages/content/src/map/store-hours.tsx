import { fill } from '@shop-elements/core';
import { useSyncExternalStore } from 'react';
import type { Store } from './map.config';
import type { mapTexts } from './map.texts';
import {
  formatDay,
  formatMinute,
  MINUTES_PER_DAY,
  type OpeningHours,
  type OpenState,
  openState,
  readOpeningHours,
  timeAt,
} from './opening-hours';

interface StoreHoursProps {
  store: Store;
  texts: typeof mapTexts;
  locale: string;
}

/** Shows whether a store is open now, and its hours of the week on request. */
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

/** The days of the week, from Monday. */
const WEEK = [1, 2, 3, 4, 5, 6, 0];

function stateInWords(state: OpenState, texts: typeof mapTexts, locale: string): string {
  if (state.isOpen) {
    const isAllDay = state.from === 0 && state.until === MINUTES_PER_DAY;
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

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Minutes since 1970. Renders again when the next minute begins. All stores share one timer. */
function useMinute(): number {
  return useSyncExternalStore(watchTime, minuteNow);
}

function minuteNow(): number {
  return Math.floor(Date.now() / 60_000);
}

function watchTime(changed: () => void): () => void {
  watchers.add(changed);
  timer ??= setInterval(() => {
    for (const watcher of [...watchers]) watcher();
  }, 10_000);
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
