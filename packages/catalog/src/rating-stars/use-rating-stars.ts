import { controlOf, emit, reportError, rerender, useListener, useNewest } from '@shop-elements/core';
import { shareBefore } from '@shop-elements/dom';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { resetScore, scoreOf, setScore } from './rating-score';
import type { RatingStarsConfig } from './rating-stars.config';
import { chosenScore, type Score, type StarState, starStates, underPointer } from './stars';

/** Detail of `shop-rating-stars-change`. */
export interface RatingStarsChangeDetail {
  score: Score;
  previous: Score;
}

export interface RatingState {
  score: Score;
  /** What the pointer would choose; null over the button that clears the score, undefined elsewhere. */
  hovered: Score | undefined;
  /** How to draw each star. */
  states: readonly StarState[];
  /** Call it when the pointer is over a star, over that button (null), or has left (undefined). */
  point(event: MouseEvent | null | undefined): void;
  /** Call it after a click on a star. Its position decides, not the radio button under it. */
  click(event: MouseEvent): void;
  /** Call it when a radio button was selected. */
  pick(step: number): void;
  choose(score: Score): void;
}

export function useRatingStars(element: HTMLElement, config: RatingStarsConfig, count: number): RatingState {
  const [pointed, setPointed] = useState<Score>();
  const byPointer = useRef(false);
  const score = scoreOf(element, config);
  const hovered = typeof pointed === 'number' ? chosenScore(pointed, config) : pointed;
  // At the start of a star, a click would choose the one before.
  const drawn = typeof pointed === 'number' && hovered === Math.floor(pointed) ? hovered : (pointed ?? null);
  useExternalChoices(element, config);

  const choose = (chosen: Score): void => {
    const detail: RatingStarsChangeDetail = { score: chosen, previous: score };
    setPointed(undefined);
    const isAccepted = chosen !== score && emit(element, 'shop-rating-stars-change', detail, { cancelable: true });
    if (isAccepted) setScore(element, chosen);
    // Restores the radio buttons, which the browser has already changed.
    else rerender(element);
  };

  return {
    score,
    hovered,
    states: hovered === undefined ? starStates(score, count, config) : starStates(drawn, count, underPointer),
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

/** The pointer's position in stars, from the start of the line. Clicks by keyboard or script choose the whole star. */
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
 * Follows choices made elsewhere: in the server's own fields before the script loaded, in fields restored by the browser, and by form
 * resets.
 */
function useExternalChoices(element: HTMLElement, config: RatingStarsConfig): void {
  const newest = useNewest(config);
  useListener(window, 'pageshow', () => applyRestoredChoice(element, newest.current));
  useListener(window, 'reset', ({ defaultPrevented, target }) => {
    if (!defaultPrevented && target instanceof Node && target.contains(element)) resetScore(element);
  });
  useLayoutEffect(() => {
    const hadFocus = element.contains(document.activeElement);
    // After the stars have rendered.
    queueMicrotask(() => {
      applyFallbackChoice(element, newest.current);
      applyRestoredChoice(element, newest.current);
      if (hadFocus) (radio(element, ':checked') ?? radio(element, ''))?.focus();
    });
  }, [element, newest]);
}

/** Applies the choice made in the server's own fields before the script loaded. */
function applyFallbackChoice(element: HTMLElement, config: RatingStarsConfig): void {
  const { optionValues } = config;
  const value = element.querySelector<HTMLInputElement>('[data-shop-fallback] :checked')?.value ?? '';
  apply(element, config, optionValues.length > 0 ? optionValues.indexOf(value) + 1 : Number(value));
}

/** Applies the choice that the browser restored in our fields. */
function applyRestoredChoice(element: HTMLElement, config: RatingStarsConfig): void {
  apply(element, config, Number(radio(element, ':checked')?.value));
}

function apply(element: HTMLElement, config: RatingStarsConfig, score: number): void {
  if (score > 0 && score !== scoreOf(element, config)) setScore(element, score);
}

function radio(element: HTMLElement, state: string): HTMLInputElement | null {
  return element.querySelector<HTMLInputElement>(`[data-shop-root] input${state}`);
}
