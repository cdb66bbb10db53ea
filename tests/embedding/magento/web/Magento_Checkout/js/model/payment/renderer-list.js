/** The component that renders each method. Payment modules add theirs. */
define([], () => []);
