// Escape closes a submenu that the pointer or the focus has opened, until both have left its menu item.
const opened = '.navigation .level0.parent:is(:hover, :focus-within)';

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const item of document.querySelectorAll(opened)) {
    if (item.querySelector('.submenu').contains(document.activeElement)) item.querySelector('a').focus();
    item.dataset.closed = '';
  }
});

for (const leaving of ['pointerout', 'focusout']) {
  document.addEventListener(leaving, ({ target, relatedTarget }) => {
    const item = target.closest('[data-closed]');
    if (item && !item.contains(relatedTarget)) delete item.dataset.closed;
  });
}
