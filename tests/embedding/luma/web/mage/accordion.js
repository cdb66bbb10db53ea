/** Several parts that open and close; which are open, the settings say by number. */
define(['mage/collapsible'], (collapsible) => (settings, element) => {
  const open = Array.isArray(settings.active) ? settings.active : [];
  element.setAttribute('role', 'tablist');
  const parts = [...element.querySelectorAll('[data-role="collapsible"]')];
  for (const part of parts) {
    collapsible({ openedState: settings.openedState, active: open.includes(parts.indexOf(part)) }, part);
  }
});
