// It takes off what a test has rendered once that is over.
import { configure } from '@testing-library/react';

// `findBy…` and `waitFor` give up after a second, which a busy machine needs for a page's first render.
configure({ asyncUtilTimeout: 10_000 });

// What a test has stored, another does not find.
beforeEach(() => {
  if (typeof document === 'undefined') return;
  window.localStorage.clear();
  window.sessionStorage.clear();
});
