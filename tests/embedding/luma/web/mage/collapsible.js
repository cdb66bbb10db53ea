/** Opens and closes a panel: a title, and content whose `display` it sets. */
define(['jquery'], ($) => {
  function collapsible({ openedState = 'active', active }, element) {
    const title = element.querySelector('[data-role="title"], [data-role="trigger"]');
    const content = element.querySelector('[data-role="content"]');
    if (title === null || content === null) return;
    const show = (open) => {
      element.classList.toggle(openedState, open);
      title.setAttribute('aria-expanded', String(open));
      content.style.display = open ? 'block' : 'none';
    };
    element.setAttribute('role', 'presentation');
    title.setAttribute('role', 'tab');
    title.tabIndex = 0;
    content.setAttribute('role', 'tabpanel');
    $(title).on('click', () => show(content.style.display === 'none'));
    show(active === true);
  }

  return collapsible;
});
