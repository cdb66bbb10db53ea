/** Which component draws which method; each payment module adds its own. */
define([], () => []);
