/** Panels that open and close. The settings list the open ones by index. */
define(['mage/collapsible'], (collapsible) => (settings, element) => {
  const open = Array.isArray(settings.active) ? settings.active : [];
  element.setAttribute('role', 'tablist');
  const parts = [...element.querySelectorAll('[data-role="collapsible"]')];
  for (const part of parts) {
    collapsible({ openedState: settings.openedState, active: open.includes(parts.indexOf(part)) }, part);
  }
});
