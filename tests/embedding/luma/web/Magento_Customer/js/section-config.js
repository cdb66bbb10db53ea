/** The sections that each request invalidates. */
define([], () => Object.assign(() => undefined, { getAffectedSections: () => ['messages'] }));
