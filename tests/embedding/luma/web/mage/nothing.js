/** For widgets of Luma's that do nothing here. */
define([], () => () => undefined);
