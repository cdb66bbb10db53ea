import { controlOf, emit, reportError, useListener, useNewest } from '@shop-elements/core';
import { shareBefore } from '@shop-elements/dom';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { forgetScore, giveScore, redraw, scoreOf } from './rating-score';
import type { RatingStarsConfig } from './rating-stars.config';
import { chosenScore, type Score, type StarState, starStates, underPointer } from './stars';

/** Detail of `shop-rating-stars-change`. */
export interface RatingStarsChangeDetail {
  score: Score;
  previous: Score;
}

export interface RatingState {
  score: Score;
  /** What the pointer would choose; null over the button that takes the score away, undefined elsewhere. */
  hovered: Score | undefined;
  /** How each star is drawn now. */
  states: readonly StarState[];
  /** The pointer is over a star, over that button, or has left. */
  point(event: MouseEvent | null | undefined): void;
  /** A star was clicked: the place counts, not the radio button that covers it. */
  click(event: MouseEvent): void;
  /** A radio button was picked. */
  pick(step: number): void;
  choose(score: Score): void;
}

/** A rating that shoppers change. */
export function useRatingStars(element: HTMLElement, config: RatingStarsConfig, count: number): RatingState {
  const [pointed, setPointed] = useState<Score>();
  const byPointer = useRef(false);
  const score = scoreOf(element, config);
  const hovered = typeof pointed === 'number' ? chosenScore(pointed, config) : pointed;
  useChoiceOfOthers(element, config);

  const choose = (chosen: Score): void => {
    const detail: RatingStarsChangeDetail = { score: chosen, previous: score };
    setPointed(undefined);
    const isTaken = chosen !== score && emit(element, 'shop-rating-stars-change', detail, { cancelable: true });
    if (isTaken) giveScore(element, chosen);
    // The browser has moved its radio buttons already: back to the score that counts.
    else redraw(element);
  };

  return {
    score,
    hovered,
    states: pointed === undefined ? starStates(score, count, config) : starStates(pointed, count, underPointer),
    point: (event) => setPointed(event && pointedScore(element, config, event)),
    click(event) {
      const isRadio = event.target instanceof HTMLInputElement;
      byPointer.current = !isRadio || event.detail > 0;
      if (!byPointer.current) return;
      if (!isRadio) event.preventDefault();
      const at = pointedScore(element, config, event);
      if (at !== undefined) choose(chosenScore(at, config));
    },
    pick(step) {
      if (!byPointer.current) choose(step);
    },
    choose,
  };
}

/** Where the pointer is, in stars from the side on which reading starts. A click by a key or a script means all of a star. */
function pointedScore(element: HTMLElement, config: RatingStarsConfig, event: MouseEvent): number | undefined {
  const star = controlOf(event, element, '[data-star]');
  if (star === undefined) return undefined;
  const { clientX, clientY } = event;
  const whole = Number(star.dataset.star);
  if (!(config.half || config.precision) || (clientX === 0 && clientY === 0)) return whole;
  if (star.getBoundingClientRect().width === 0) {
    reportError(element, 'render', [{ path: '', message: 'Could not get the icon width!', source: 'its style' }]);
    return whole;
  }
  return whole - 1 + Math.min(1, Math.max(0, shareBefore(star, clientX)));
}

/**
 * Follows what others do to the choice: the shopper in the server's own fields before the script came, the browser
 * that brings it back with a page, a form that is reset.
 */
function useChoiceOfOthers(element: HTMLElement, config: RatingStarsConfig): void {
  const newest = useNewest(config);
  useListener(window, 'pageshow', () => takeOurs(element, newest.current));
  useListener(window, 'reset', ({ defaultPrevented, target }) => {
    if (!defaultPrevented && target instanceof Node && target.contains(element)) forgetScore(element);
  });
  useLayoutEffect(() => {
    const hadFocus = element.contains(document.activeElement);
    // After the stars are drawn.
    queueMicrotask(() => {
      takeServers(element, newest.current);
      takeOurs(element, newest.current);
      if (hadFocus) (radio(element, ':checked') ?? radio(element, ''))?.focus();
    });
  }, [element, newest]);
}

/** What the shopper chose in the server's own fields before the script came. */
function takeServers(element: HTMLElement, config: RatingStarsConfig): void {
  const { optionValues } = config;
  const value = element.querySelector<HTMLInputElement>('[data-shop-fallback] :checked')?.value ?? '';
  take(element, config, optionValues.length > 0 ? optionValues.indexOf(value) + 1 : Number(value));
}

/** What the browser brought back into our fields with the page. */
function takeOurs(element: HTMLElement, config: RatingStarsConfig): void {
  take(element, config, Number(radio(element, ':checked')?.value));
}

function take(element: HTMLElement, config: RatingStarsConfig, score: number): void {
  if (score > 0 && score !== scoreOf(element, config)) giveScore(element, score);
}

function radio(element: HTMLElement, state: string): HTMLInputElement | null {
  return element.querySelector<HTMLInputElement>(`[data-shop-root] input${state}`);
}
