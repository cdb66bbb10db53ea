/** Maximum width of a store's window, in pixels. */
export const WIDEST_WINDOW = 350;

/** Zoom level for a store chosen in the list. */
export const NEAR_ZOOM = 13;
