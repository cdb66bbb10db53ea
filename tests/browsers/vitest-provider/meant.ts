declare global {
  interface Window {
    /** The target element of a command. */
    meant?: Element;
  }
}

/** Replaces a selector: the command's target is the element in `window.meant`. */
export const meant = 'meant';
