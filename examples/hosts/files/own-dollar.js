// The page has a dollar of its own, and keeps it.
window.$ = (selector) => document.querySelector(selector);
