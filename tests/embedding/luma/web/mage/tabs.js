/** Alternating titles and contents. One content is visible. */
define(['jquery'], ($) =>
  ({ openedState = 'active' }, element) => {
    const titles = [...element.querySelectorAll(':scope > [data-role="collapsible"]')];
    const open = (chosen) => {
      for (const title of titles) {
        title.classList.toggle(openedState, title === chosen);
        title.nextElementSibling.style.display = title === chosen ? '' : 'none';
      }
    };
    element.setAttribute('role', 'tablist');
    for (const title of titles) {
      title.setAttribute('role', 'tab');
      $(title).on('beforeOpen click', (event) => {
        event.preventDefault();
        open(title);
      });
    }
    open(titles.find((title) => title.classList.contains(openedState)) ?? titles[0]);
  });
