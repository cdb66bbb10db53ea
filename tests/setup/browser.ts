import { afterEach } from 'vitest';

// Each test builds its own page; none may see the one before it.
afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
  document.documentElement.removeAttribute('data-shop-debug');
  localStorage.clear();
  sessionStorage.clear();
});
