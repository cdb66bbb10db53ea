/** Pixels: the greatest width of a store's window. */
export const WIDEST_WINDOW = 350;

/** The zoom level at which a store is shown that was chosen in the list. */
export const NEAR_ZOOM = 13;
