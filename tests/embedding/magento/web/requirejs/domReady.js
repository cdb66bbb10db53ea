/** A dependency that is there once the page is parsed. */
define({
  load: (_name, _load, done) => {
    if (document.readyState === 'complete') return done(document);
    document.addEventListener('DOMContentLoaded', () => done(document));
    window.addEventListener('load', () => done(document));
  },
});
