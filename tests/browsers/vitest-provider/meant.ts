declare global {
  interface Window {
    /** The element that a command is about. */
    meant?: Element;
  }
}

/** In the place of a selector: a command about the element that the page has left in `window.meant`. */
export const meant = 'meant';
