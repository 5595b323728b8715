import { configure } from '@testing-library/react';

// `findBy…` and `waitFor` give up after a second, which a busy machine needs for a page's first render.
configure({ asyncUtilTimeout: 10_000 });
