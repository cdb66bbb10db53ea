// The page's own `$`, which jQuery.noConflict() must restore.
window.$ = (selector) => document.querySelector(selector);
