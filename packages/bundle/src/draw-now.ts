/** Preact draws at once, and over what the server has drawn. */
export function drawNow(_root: HTMLElement, draw: () => void): void {
  draw();
}
