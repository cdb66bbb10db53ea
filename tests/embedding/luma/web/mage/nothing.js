/** Replaces Luma's widgets that do nothing here. */
define([], () => () => undefined);
