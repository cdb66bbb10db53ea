import { expect, onTestFinished, test } from 'vitest';
import { renderView } from './render-view';

test('a view renders, without additions, on a page whose script gives all objects a method', () => {
  const prototype = Object.prototype as { clone?: () => void };
  prototype.clone = () => {};
  onTestFinished(() => {
    delete prototype.clone;
  });
  const root = document.createElement('div');
  renderView(
    <span className="stars" aria-hidden={true}>
      4.5
    </span>,
    root,
  );
  const stars = root.querySelector('span.stars');
  expect(stars?.textContent).toBe('4.5');
  expect(stars?.getAttributeNames().sort()).toEqual(['aria-hidden', 'class']);
});
