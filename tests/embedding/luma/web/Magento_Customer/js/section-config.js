/** Which calls make which sections stale. */
define([], () => Object.assign(() => undefined, { getAffectedSections: () => ['messages'] }));
