import { addTexts, resetTexts } from '@shop-elements/core';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, recordEvents, show } from '#testing/page';
import { vectors } from '#testing/vectors';
import '../../../ui/src/base.css';
import './define';
import './rating-stars.css';
import type { RatingStarsMethods } from './rating-score';
import type { Score } from './stars';
import type { RatingStarsChangeDetail } from './use-rating-stars';

type Rating = HTMLElement & RatingStarsMethods;

const CHANGE = 'shop-rating-stars-change';

function rating(attributes = '', inside = ''): Promise<Rating> {
  return drawn('shop-rating-stars', `<shop-rating-stars ${attributes}>${inside}</shop-rating-stars>`);
}

function stars(element: Element): (string | undefined)[] {
  return Array.from(element.querySelectorAll<HTMLElement>('[data-star]'), (star) => star.dataset.state);
}

/** The visible stars: `++-..` is two and a half. */
function look(element: Element): string {
  const signs: Readonly<Record<string, string>> = { on: '+', half: '-', off: '.' };
  return stars(element)
    .map((state) => signs[state ?? ''])
    .join('');
}

function star(element: Element, number: number): HTMLElement {
  const found = element.querySelector<HTMLElement>(`[data-star="${number}"]`);
  if (found === null) throw new Error(`no star ${number}`);
  return found;
}

function radios(element: Element): HTMLInputElement[] {
  return Array.from(element.querySelectorAll<HTMLInputElement>('[data-shop-root] input[type=radio]'));
}

function radio(element: Element, score: number): HTMLInputElement {
  const found = radios(element).find(({ value }) => value === String(score));
  if (found === undefined) throw new Error(`no radio button for ${score}`);
  return found;
}

function hint(element: Element): string | null | undefined {
  return element.querySelector('[data-hint]')?.textContent;
}

function posted(name = 'score'): FormDataEntryValue[] {
  return new FormData(document.querySelector('form') ?? undefined).getAll(name);
}

/** Wide stars, so that tests can click precise positions. */
function wide(): number {
  document.documentElement.style.setProperty('--shop-star-size', '200px');
  return 200;
}

type Place = { position: { x: number; y: number } };

/** Moves the pointer to where no other test has content. */
function movePointerAway(): Promise<void> {
  return userEvent.hover(document.documentElement, { position: { x: 2, y: window.innerHeight - 2 } });
}

function over(element: Element, place?: Place): Promise<void> {
  onTestFinished(movePointerAway);
  return userEvent.hover(element, place);
}

function press(element: Element, place?: Place): Promise<void> {
  onTestFinished(movePointerAway);
  return userEvent.click(element, place);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  resetTexts();
  document.documentElement.removeAttribute('style');
  document.documentElement.removeAttribute('dir');
});

// Display

test('keeps the server’s fallback until the stars are ready, and if they can’t be', async () => {
  const element = show(
    'shop-rating-stars',
    '<shop-rating-stars data-score="4" data-read-only><b data-shop-fallback>4 of 5</b></shop-rating-stars>',
  );
  const words = element.querySelector('b');
  expect(words?.hidden).toBe(false);
  await eventually(() => expect(words?.hidden).toBe(true));
  const broken = await rating('data-half="maybe"', '<b data-shop-fallback>4 of 5</b>');
  expect(broken.dataset.state).toBe('error');
  expect(broken.querySelector('b')?.hidden).toBe(false);
  expect(stars(broken)).toEqual([]);
});

test('a read-only score is one image with a text alternative', async () => {
  const element = await rating('data-score="4.5" data-read-only');
  const picture = element.querySelector('[role=img]');
  expect(picture?.getAttribute('aria-label')).toBe('4.5 of 5 stars');
  expect(picture?.getAttribute('title')).toBe('gorgeous');
  expect(look(element)).toBe('++++-');
  expect(element.querySelectorAll('input, button')).toHaveLength(0);
  await expectAccessible(element);
});

test('names each of several ratings', async () => {
  const fixed = await rating('data-score="4" data-read-only data-label="Quality"');
  expect(fixed.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Quality: 4 of 5 stars');
  const choice = await rating('data-label="Quality"');
  expect(choice.querySelector('[role=radiogroup]')?.getAttribute('aria-label')).toBe('Quality');
});

test('rounds a long average in its text alternative', async () => {
  const element = await rating('data-score="3.6666667" data-read-only');
  expect(element.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('3.67 of 5 stars');
});

test.each(['', 'data-score=""', 'data-score="0"'])('announces a product without ratings (%s)', async (score) => {
  const element = await rating(`${score} data-read-only`);
  expect(element.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Not rated yet!');
  expect(look(element)).toBe('.....');
});

test.each(['data-read-only', ''])('nothing below a rating moves when its stars appear (%s)', async (attributes) => {
  const element = show('shop-rating-stars', `<shop-rating-stars ${attributes} data-score="3"></shop-rating-stars>`);
  const { height } = element.getBoundingClientRect();
  await expect.poll(() => element.dataset.state).toBe('ready');
  expect(element.getBoundingClientRect().height).toBeCloseTo(height, 0);
});

test('read-only stars do not react to the pointer', async () => {
  const element = await rating('data-score="2.5" data-read-only');
  const before = element.cloneNode(true);
  await over(star(element, 4));
  await eventually(() => expect(element.isEqualNode(before)).toBe(true));
  star(element, 5).click();
  expect(element.score).toBe(2.5);
});

test('five read-only stars stay on one line in a narrow table cell, as in OpenMage’s list of reviews on a phone', async () => {
  const cell = '<td><shop-rating-stars data-read-only data-score="4"></shop-rating-stars></td>';
  const table = `<table style="width:100%"><tr><th style="width:300px">Quality</th>${cell}</tr></table>`;
  const element = await drawn('shop-rating-stars', `<div style="width:320px">${table}</div>`);
  expect(star(element, 5).offsetTop).toBe(star(element, 1).offsetTop);
  expect(star(element, 5).offsetWidth).toBe(20);
});

test('draws a rating with few nodes and without styles in the markup', async () => {
  const element = await rating('data-score="2.5" data-read-only');
  expect(element.querySelectorAll('*').length).toBeLessThanOrEqual(8);
  expect(element.querySelector('[style]')).toBeNull();
});

test.each(vectors<{ score: Score; number: number; halfShow: boolean }, string[]>('rating.draw'))(
  'draws a score of $input.score in full, half and empty stars, editable or not ($id)',
  async ({ input, expected }) => {
    const settings = `data-score="${input.score ?? ''}" data-number="${input.number}" data-half-show="${input.halfShow}"`;
    expect(stars(await rating(`${settings} data-read-only`))).toEqual(expected);
    expect(stars(await rating(settings))).toEqual(expected);
  },
);

test.each(vectors<{ number: unknown }, number>('rating.number'))(
  'draws 1 to 20 whole stars with data-number=$input.number, or else 5 ($id)',
  async ({ input, expected }) => {
    expect(stars(await rating(`data-number="${input.number}" data-read-only`))).toHaveLength(expected);
  },
);

test.each(vectors<{ score: unknown; number: number }, Score>('rating.score-clamp'))(
  'a data-score of $input.score stays between 0 and the number of stars, or is no score ($id)',
  async ({ input, expected }) => {
    expect((await rating(`data-score="${input.score ?? ''}" data-number="${input.number}"`)).score).toBe(expected);
  },
);

test.each(vectors<{ score: Score; hints?: unknown }, string | number>('rating.hint'))(
  'shows the word for a score of $input.score, editable or not ($id)',
  async ({ input, expected }) => {
    const hints = input.hints === undefined ? '' : `data-hints='${JSON.stringify(input.hints)}'`;
    const settings = `data-score="${input.score ?? ''}" ${hints}`;
    expect(hint(await rating(settings))).toBe(String(expected));
    expect(hint(await rating(`${settings} data-read-only`))).toBe(String(expected));
  },
);

test('a Dutch page has Dutch texts, with a decimal comma', async () => {
  addTexts({ nl: { 'rating-stars': { stars: '%1 van %2 sterren', decimalSymbol: ',', gorgeous: 'uitstekend' } } });
  document.documentElement.lang = 'nl';
  const element = await rating('data-score="4.5" data-read-only');
  expect(element.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('4,5 van 5 sterren');
  expect(hint(element)).toBe('uitstekend');
  resetTexts();
});

// Choosing

test('a click on a star chooses it, fires the event first, and the form posts it', async () => {
  const events = recordEvents<RatingStarsChangeDetail>(CHANGE);
  document.body.innerHTML = '<form><shop-rating-stars data-score-name="ratings[4]"></shop-rating-stars></form>';
  const element = document.querySelector('shop-rating-stars') as Rating;
  const scoreThen: Score[] = [];
  element.addEventListener(CHANGE, () => scoreThen.push(element.score));
  await eventually(() => expect(stars(element)).toHaveLength(5));
  expect(posted('ratings[4]')).toEqual([]);
  await press(star(element, 4));
  expect(element.score).toBe(4);
  expect(look(element)).toBe('++++.');
  expect(hint(element)).toBe('good');
  expect(posted('ratings[4]')).toEqual(['4']);
  expect(Array.from(new FormData(document.forms[0]).keys())).toEqual(['ratings[4]']);
  expect(events.map(({ detail }) => detail)).toEqual([{ score: 4, previous: null }]);
  expect(scoreThen).toEqual([null]);
  await press(star(element, 4));
  expect(events).toHaveLength(1);
});

test('is accessible while choosing, also with half stars', async () => {
  await expectAccessible(await rating('data-cancel-button'));
  const halves = await rating('data-half data-score="2.5"');
  await expectAccessible(halves);
  const names = radios(halves).map(({ labels }) => labels?.[0]?.textContent);
  expect(names.slice(0, 3)).toEqual(['0.5 of 5 stars, bad', '1 of 5 stars, bad', '1.5 of 5 stars, poor']);
});

test('chooses by keyboard: Tab reaches the stars, arrow keys move through them, also half ones', async () => {
  document.body.innerHTML = '<form><shop-rating-stars data-half></shop-rating-stars></form>';
  const element = document.querySelector('shop-rating-stars') as Rating;
  await eventually(() => expect(stars(element)).toHaveLength(5));
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(element.score).toBe(0.5);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(element.score).toBe(2);
  expect(look(element)).toBe('++...');
  expect(document.activeElement).toBe(radio(element, 2));
  await userEvent.keyboard('{ArrowLeft}');
  expect(element.score).toBe(1.5);
  expect(posted()).toEqual(['1.5']);
});

test('a script or a screen reader chooses by clicking a radio button', async () => {
  const element = await rating('data-half');
  radio(element, 3.5).click();
  expect(element.score).toBe(3.5);
  star(element, 2).click();
  expect(element.score).toBe(2);
});

test.each(vectors<{ rawScore: number }, number>('rating.half-click'))(
  'a click at $input.rawScore chooses a half or a whole star by the first decimal ($id)',
  async ({ input, expected }) => {
    wide();
    const element = await rating('data-half');
    const { left, top, width } = star(element, Math.floor(input.rawScore) + 1).getBoundingClientRect();
    // Not by a real pointer, which can click only whole pixels of the scaled page.
    const place = { clientX: left + (input.rawScore % 1) * width, clientY: top + 99 };
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...place });
    document.elementFromPoint(place.clientX, place.clientY)?.dispatchEvent(click);
    expect(element.score).toBe(expected);
    const ticked = radios(element).filter(({ checked }) => checked);
    expect(ticked.map(({ value }) => value)).toEqual(expected === 0 ? [] : [String(expected)]);
  },
);

test.each(vectors<{ pointerScore: number }, string>('rating.half-hover'))(
  'the star under the pointer at $input.pointerScore is half up to its middle, and full beyond ($id)',
  async ({ input, expected }) => {
    const width = wide();
    const element = await rating('data-half');
    const number = Math.floor(input.pointerScore) + 1;
    await over(star(element, number), { position: { x: (input.pointerScore - number + 1) * width, y: 99 } });
    await eventually(() => expect(stars(element)[Math.ceil(input.pointerScore) - 1]).toBe(expected));
  },
);

test('hovering shows what a click would choose, moves nothing, and keeps the score', async () => {
  document.body.innerHTML = '<shop-rating-stars data-score="1" data-cancel-button></shop-rating-stars><p>below</p>';
  const element = document.querySelector('shop-rating-stars') as Rating;
  await eventually(() => expect(stars(element)).toHaveLength(5));
  const below = document.querySelector('p')?.offsetTop;
  await over(star(element, 5));
  await eventually(() => expect(look(element)).toBe('+++++'));
  expect(hint(element)).toBe('gorgeous');
  expect(document.querySelector('p')?.offsetTop).toBe(below);
  await over(document.querySelector('button') as Element);
  await eventually(() => expect(hint(element)).toBe('Cancel this rating!'));
  expect(look(element)).toBe('.....');
  await over(document.querySelector('p') as Element);
  await eventually(() => expect(look(element)).toBe('+....'));
  expect(hint(element)).toBe('bad');
  expect(element.score).toBe(1);
});

test('at the start of a star, hovering shows what a click would choose: the one before', async () => {
  const width = wide();
  const element = await rating('data-half');
  await over(star(element, 3), { position: { x: 0.05 * width, y: 99 } });
  await eventually(() => expect(look(element)).toBe('++...'));
  await press(star(element, 3), { position: { x: 0.05 * width, y: 99 } });
  expect(element.score).toBe(2);
});

test('right to left, the first half of a star is the right one', async () => {
  const width = wide();
  document.documentElement.dir = 'rtl';
  const element = await rating('data-half');
  await press(star(element, 2), { position: { x: width - 40, y: 99 } });
  expect(element.score).toBe(1.5);
  expect(star(element, 1).getBoundingClientRect().left).toBeGreaterThan(star(element, 2).getBoundingClientRect().left);
});

test('with precision, tenths of a star can be chosen', async () => {
  const width = wide();
  const element = await rating('data-precision');
  await press(star(element, 4), { position: { x: 0.7 * width, y: 99 } });
  expect(element.score).toBe(3.7);
  expect(look(element)).toBe('+++-.');
  expect(radio(element, 3.7).checked).toBe(true);
});

test('a star is large enough for touch', async () => {
  const { width, height } = star(await rating(), 1).getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});

test('a listener can cancel the change, however it was made', async () => {
  document.body.innerHTML = '<form><shop-rating-stars data-score="2"></shop-rating-stars></form>';
  const element = document.querySelector('shop-rating-stars') as Rating;
  await eventually(() => expect(stars(element)).toHaveLength(5));
  element.addEventListener(CHANGE, (event) => event.preventDefault());
  await press(star(element, 5));
  radio(element, 4).click();
  radio(element, 2).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(element.score).toBe(2);
  await eventually(() => expect(look(element)).toBe('++...'));
  expect(radios(element).filter(({ checked }) => checked)).toEqual([radio(element, 2)]);
  expect(posted()).toEqual(['2']);
});

// Clearing

test.each(['left', 'right'])('a button on the %s clears the score', async (place) => {
  const events = recordEvents<RatingStarsChangeDetail>(CHANGE);
  document.body.innerHTML = `<form><shop-rating-stars data-score="3" data-cancel-button data-cancel-place="${place}"></shop-rating-stars></form>`;
  const element = document.querySelector('shop-rating-stars') as Rating;
  await eventually(() => expect(stars(element)).toHaveLength(5));
  const button = element.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe('Cancel this rating!');
  const isBefore = button?.compareDocumentPosition(star(element, 1)) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(isBefore).toBe(place === 'left');
  button?.click();
  expect(element.score).toBeNull();
  expect(look(element)).toBe('.....');
  expect(hint(element)).toBe('Not rated yet!');
  expect(posted()).toEqual([]);
  expect(events.map(({ detail }) => detail)).toEqual([{ score: null, previous: 3 }]);
});

test.each(vectors<{ score: number; readOnly: boolean }, { score: Score; stars: string[] }>('rating.cancel'))(
  'cancel() leaves the score of read-only stars ($id)',
  async ({ input, expected }) => {
    const events = recordEvents(CHANGE);
    const element = await rating(`data-score="${input.score}" data-read-only="${input.readOnly ?? false}"`);
    element.cancel();
    expect(element.score).toBe(expected.score);
    expect(stars(element)).toEqual(expected.stars);
    expect(events).toHaveLength(0);
  },
);

test('resetting a form restores the initial score', async () => {
  document.body.innerHTML = '<form><shop-rating-stars data-score="2"></shop-rating-stars></form>';
  const element = document.querySelector('shop-rating-stars') as Rating;
  await eventually(() => expect(stars(element)).toHaveLength(5));
  await press(star(element, 5));
  document.querySelector('form')?.reset();
  expect(element.score).toBe(2);
  expect(look(element)).toBe('++...');
  expect(posted()).toEqual(['2']);
});

// Scripts and the rest of the page

test('scripts read and set the score without an event', async () => {
  const events = recordEvents(CHANGE);
  const element = await rating('data-score="1"');
  expect(element.score).toBe(1);
  element.score = 4.3;
  expect(element.score).toBe(4.3);
  expect(look(element)).toBe('++++-');
  Object.assign(element, { score: '9' });
  expect(element.score).toBe(5);
  element.score = null;
  expect(look(element)).toBe('.....');
  expect(events).toHaveLength(0);
});

test('a score set before the upgrade overrides the setting', async () => {
  const inert = document.implementation.createHTMLDocument();
  const element = inert.createElement('shop-rating-stars') as Rating;
  Object.defineProperty(element, 'score', { value: 4, configurable: true, writable: true });
  element.dataset.score = '1';
  document.body.append(element);
  await eventually(() => expect(look(element)).toBe('++++.'));
  element.score = 2;
  expect(look(element)).toBe('++...');
});

test('a score that a script sets after changing the setting wins', async () => {
  const element = await rating('data-score="1"');
  element.dataset.score = '2';
  expect(element.score).toBe(2);
  element.score = 4;
  await eventually(() => expect(look(element)).toBe('++++.'));
  element.dataset.score = '3';
  await eventually(() => expect(look(element)).toBe('+++..'));
});

test('scripts set the score of a read-only rating', async () => {
  const element = await rating('data-score="1" data-read-only');
  element.score = 3.5;
  expect(look(element)).toBe('+++-.');
  expect(element.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('3.5 of 5 stars');
});

test('equal ratings have separate stars: setting one score changes one rating', async () => {
  const tag = '<shop-rating-stars data-score="3.5" data-read-only></shop-rating-stars>';
  await drawn('shop-rating-stars', tag.repeat(3));
  const ratings = Array.from(document.querySelectorAll<Rating>('shop-rating-stars'));
  await expect.poll(() => ratings.map(({ dataset }) => dataset.state)).toEqual(['ready', 'ready', 'ready']);
  expect(ratings.map(look)).toEqual(['+++-.', '+++-.', '+++-.']);

  const [first, second] = ratings;
  if (first === undefined || second === undefined) throw new Error('no two ratings');
  first.score = 1;
  second.setAttribute('data-score', '5');
  await expect.poll(() => ratings.map(look)).toEqual(['+....', '+++++', '+++-.']);
});

test('keeps the choice when other settings change; a new score setting wins', async () => {
  const element = await rating('data-score="1"');
  element.score = 4;
  element.dataset.number = '6';
  await eventually(() => expect(look(element)).toBe('++++..'));
  element.dataset.score = '2';
  await eventually(() => expect(look(element)).toBe('++....'));
});

test('keeps the choice when the element is moved', async () => {
  const element = await rating();
  star(element, 3).click();
  const elsewhere = document.createElement('section');
  document.body.append(elsewhere);
  elsewhere.append(element);
  document.body.removeChild(elsewhere);
  await eventually(() => expect(stars(element)).toEqual([]));
  document.body.append(element);
  await eventually(() => expect(look(element)).toBe('+++..'));
});

test('two ratings with the same name have separate ids and choices', async () => {
  document.body.innerHTML =
    '<form><shop-rating-stars></shop-rating-stars><shop-rating-stars></shop-rating-stars></form>';
  const [first, second] = Array.from(document.querySelectorAll<Rating>('shop-rating-stars')) as [Rating, Rating];
  await eventually(() => expect(stars(second)).toHaveLength(5));
  radio(first, 2).click();
  radio(second, 5).click();
  expect(radio(first, 2).checked).toBe(true);
  expect(posted()).toEqual(['2', '5']);
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('posts the ids of the shop’s options', async () => {
  document.body.innerHTML = `<form><shop-rating-stars data-score-name="ratings[4]" data-option-values="[16,17,18,19,20]"></shop-rating-stars></form>`;
  const element = document.querySelector('shop-rating-stars') as Rating;
  await eventually(() => expect(stars(element)).toHaveLength(5));
  await press(star(element, 3));
  expect(posted('ratings[4]')).toEqual(['18']);
  expect(element.score).toBe(3);
});

test('a read-only rating posts nothing, unless it has a name', async () => {
  document.body.innerHTML =
    '<form><shop-rating-stars data-score="4" data-read-only></shop-rating-stars><shop-rating-stars data-score="3.5" data-read-only data-score-name="average"></shop-rating-stars></form>';
  await eventually(() => expect(posted('average')).toEqual(['3.5']));
  expect(Array.from(new FormData(document.forms[0]).keys())).toEqual(['average']);
});

test('keeps a choice in the server’s own radio buttons, and the focus', async () => {
  const radios16 = [16, 17, 18, 19, 20].map(
    (id) => `<label><input type="radio" name="ratings[4]" value="${id}"> ${id - 15}</label>`,
  );
  document.body.innerHTML = `<form><div id="place"><p data-shop-fallback>${radios16.join('')}</p></div></form>`;
  const servers = document.querySelector<HTMLInputElement>('[value="19"]');
  servers?.focus();
  servers?.click();
  const element = document.createElement('shop-rating-stars');
  element.dataset.scoreName = 'ratings[4]';
  element.dataset.optionValues = '[16,17,18,19,20]';
  const place = document.querySelector('#place');
  element.append(...Array.from(place?.children ?? []));
  servers?.focus();
  place?.append(element);
  servers?.focus();
  await eventually(() => expect(element.score).toBe(4));
  expect(look(element)).toBe('++++.');
  expect(posted('ratings[4]')).toEqual(['19']);
  await eventually(() => expect(document.activeElement).toBe(radio(element, 4)));
});

test('keeps a choice in the server’s select', async () => {
  document.body.innerHTML = `<form><shop-rating-stars><p data-shop-fallback>
    <select name="score" aria-label="Rating"><option value="">Choose</option><option>4</option></select>
  </p></shop-rating-stars></form>`;
  const element = document.querySelector('shop-rating-stars') as Rating;
  const select = document.querySelector('select');
  if (select) select.value = '4';
  await eventually(() => expect(look(element)).toBe('++++.'));
  expect(posted()).toEqual(['4']);
});

test('keeps stars rendered by the server until a script changes the score', async () => {
  const servers = '<div data-shop-root="server"><span class="shop-rating-stars" role="img">4 of 5</span></div>';
  const element = await rating('data-score="4" data-read-only', servers);
  expect(element.textContent).toBe('4 of 5');
  expect(element.score).toBe(4);
  element.score = 2;
  expect(look(element)).toBe('++...');
});

test('uses a choice that the browser restored', async () => {
  document.body.innerHTML = '<form><shop-rating-stars></shop-rating-stars></form>';
  const element = document.querySelector('shop-rating-stars') as Rating;
  await eventually(() => expect(stars(element)).toHaveLength(5));
  radio(element, 4).checked = true;
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(element.score).toBe(4);
  expect(look(element)).toBe('++++.');
  expect(posted()).toEqual(['4']);
});

// Target elements

test('a target shows the hint under the pointer, and keeps the chosen one if configured', async () => {
  document.body.innerHTML = `
    <shop-rating-stars data-target=".word" data-target-format="It is {score}" data-target-text="Choose"></shop-rating-stars>
    <shop-rating-stars data-score="2" data-target="#kept" data-target-keep data-target-type="score" data-cancel-button></shop-rating-stars>
    <p class="word"></p><p class="word"></p><label>Score <input id="kept"></label>`;
  const [first, second] = Array.from(document.querySelectorAll<Rating>('shop-rating-stars')) as [Rating, Rating];
  const words = () => Array.from(document.querySelectorAll('.word'), ({ textContent }) => textContent);
  const kept = document.querySelector<HTMLInputElement>('#kept');
  await eventually(() => expect(words()).toEqual(['It is Choose', 'It is Choose']));
  expect(kept?.value).toBe('2');
  await over(star(first, 4));
  await eventually(() => expect(words()).toEqual(['It is good', 'It is good']));
  await over(star(second, 5));
  await eventually(() => expect(kept?.value).toBe('5'));
  expect(words()).toEqual(['It is Choose', 'It is Choose']);
  await over(second.querySelector('button') as Element);
  await eventually(() => expect(kept?.value).toBe('Cancel this rating!'));
  await over(kept as Element);
  await eventually(() => expect(kept?.value).toBe('2'));
});

test('a read-only rating can show its hint in a target', async () => {
  document.body.innerHTML =
    '<p></p><shop-rating-stars data-score="5" data-read-only data-target="p" data-target-keep></shop-rating-stars>';
  await eventually(() => expect(document.querySelector('p')?.textContent).toBe('gorgeous'));
});

test.each(['script', 'style'])('a %s is no target, because the text would become code', async (name) => {
  const html = `<${name} id="code" type="text/x-code"></${name}>`;
  await drawn(
    'shop-rating-stars',
    `${html}<shop-rating-stars data-target="#code" data-target-text="x"></shop-rating-stars>`,
  );
  expect(document.querySelector('shop-rating-stars')?.dataset.state).toBe('error');
  expect(document.querySelector('#code')?.textContent).toBe('');
});

test.each(['#nowhere', '##'])('a missing target %s is an error', async (target) => {
  const events = recordEvents<{ issues: { message: string }[] }>('shop-error');
  const element = await rating(`data-target="${target}"`, '<b data-shop-fallback>4 of 5</b>');
  expect(element.dataset.state).toBe('error');
  expect(events[0]?.detail.issues[0]?.message).toBe('Target selector invalid or missing!');
  // React logs the error too.
  const ours = vi.mocked(console.error).mock.calls.filter(([words]) => String(words).startsWith('<shop-rating-stars>'));
  expect(ours).toHaveLength(1);
  expect(element.querySelector('b')?.hidden).toBe(false);
});

test.each(['data-read-only', ''])(
  'a target that is missing once the page is parsed is an error, too (%s)',
  async (attributes) => {
    const events = recordEvents<{ issues: { message: string }[] }>('shop-error');
    const parsing = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    const html = `<shop-rating-stars data-target="#nowhere" ${attributes}><b data-shop-fallback>4 of 5</b></shop-rating-stars>\n<p></p>`;
    const element = await drawn('shop-rating-stars', html);
    parsing.mockRestore();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await expect.poll(() => element.dataset.state).toBe('error');
    expect(events.map(({ detail }) => detail.issues[0]?.message)).toEqual(['Target selector invalid or missing!']);
    expect(element.querySelector('b')?.hidden).toBe(false);
  },
);

test.each(['.product', '*'])(
  'a target %s that contains the rating is an error, and the page stays unchanged',
  async (target) => {
    await drawn(
      'shop-rating-stars',
      `<main class="product"><h1>Lamp</h1><shop-rating-stars data-target="${target}"></shop-rating-stars></main>`,
    );
    expect(document.querySelector('shop-rating-stars')?.dataset.state).toBe('error');
    expect(document.querySelector('h1')?.textContent).toBe('Lamp');
  },
);

test('supports the raty plugin’s calls by name', async () => {
  const element = await rating('data-score="1"');
  element.raty('score', 4);
  expect(element.raty('score')).toBe(4);
  element.raty('cancel');
  expect(element.score).toBeNull();
});

test.each(vectors<{ call?: string; iconWidth?: number }, string>('rating.errors'))(
  'an unknown method of raty(), or a star without a width, is an error with a text ($id)',
  async ({ input, expected }) => {
    const events = recordEvents<{ issues: { message: string }[] }>('shop-error');
    const element = await rating('data-half');
    if (input.call !== undefined) {
      expect(() => element.raty('foo')).toThrow(expected);
      return;
    }
    element.style.display = 'none';
    star(element, 2).dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 30, clientY: 30 }));
    expect(events[0]?.detail.issues[0]?.message).toBe(expected);
  },
);

test('a click on a star without width reports an error, and chooses the whole star', async () => {
  const events = recordEvents<{ issues: { message: string }[] }>('shop-error');
  const element = await rating('data-half');
  element.style.display = 'none';
  star(element, 2).dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 30, clientY: 30 }));
  expect(events[0]?.detail.issues[0]?.message).toBe('Could not get the icon width!');
  expect(element.score).toBe(2);
});

test.each([
  [320, 'below the stars', 0],
  [600, 'next to the stars', 7],
])('in %d px, the hint starts %s', async (width, _place, distance) => {
  const element = await rating(`style="display: block; font-size: 14px; inline-size: ${width}px"`);
  const group = element.querySelector('[role="radiogroup"]')?.getBoundingClientRect();
  const words = element.querySelector('[data-hint]')?.firstChild;
  const range = document.createRange();
  if (words) range.selectNodeContents(words);
  const { left, top } = range.getBoundingClientRect();
  const isBelow = top >= (group?.bottom ?? 0);
  expect(left - ((isBelow ? group?.left : group?.right) ?? 0)).toBe(distance);
});

test('each half of a star is wide enough for a finger', async () => {
  const element = await drawn('shop-rating-stars', '<shop-rating-stars data-half></shop-rating-stars>');
  const widths = Array.from(element.querySelectorAll('label'), (label) => label.getBoundingClientRect().width);
  expect(widths).toHaveLength(10);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(24);
  const stars = Array.from(element.querySelectorAll('[data-star]'), (star) => star.getBoundingClientRect());
  for (const [index, star] of stars.entries()) expect(star.left).toBeGreaterThanOrEqual(stars[index - 1]?.right ?? 0);
});

test('the page’s own nodes with the same attribute keep their looks', () => {
  document.body.innerHTML = '<ul role="radiogroup"><li data-star="5" data-state="on">Five</li></ul>';
  const host = document.querySelector('li') ?? document.body;
  expect(getComputedStyle(host).display).toBe('list-item');
  expect(getComputedStyle(host, '::before').content).toBe('none');
});
