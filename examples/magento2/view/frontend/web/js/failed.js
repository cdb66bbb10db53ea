/**
 * Whether an element's code did not load, because the connection failed or the browser refused a changed file. Luma's own part then
 * shows instead: the list is observable, so Knockout renders every template that has asked again.
 */
define(['ko'], (ko) => {
  const tags = ko.observableArray();

  document.addEventListener('shop-error', ({ detail: { tag } }) => {
    // A defined element reports other failures, and still works.
    if (!customElements.get(tag) && !tags().includes(tag)) {
      tags.push(tag);
    }
  });

  return (tag) => tags().includes(tag);
});
