/** Page Builder's tabs: jQuery UI, which shows one panel with an inline style. */
define(['jquery'], ($) => (block) => {
  const tabs = [...block.querySelectorAll('.tab-header')];
  const panels = [...block.querySelectorAll('[data-content-type="tab-item"]')];
  const open = (chosen) => {
    for (const tab of tabs) tab.classList.toggle('ui-state-active', tabs.indexOf(tab) === chosen);
    for (const panel of panels) panel.style.display = panels.indexOf(panel) === chosen ? 'block' : 'none';
  };
  block.classList.add('ui-tabs');
  $(tabs).on('click', ({ currentTarget }) => {
    open(tabs.indexOf(currentTarget));
    return false;
  });
  open(Number(block.dataset.activeTab ?? 0));
});
