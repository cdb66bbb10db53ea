/**
 * Whether an element's code did not load, because the connection failed or a browser refused a changed file. The part of Luma that it
 * replaces then returns: Knockout renders again whoever asked.
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
