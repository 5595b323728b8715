import type { Head } from '../head/head.core.ts';

/** A page whose service does not answer: told to crawlers as a moment's failure, so that they come again. */
export const failedHead = (title: string, path: string): Head => ({
  title,
  description: 'This page cannot be shown right now. Please try again in a moment.',
  canonicalPath: path,
  robots: { index: false, follow: true },
  status: 503,
});

/** While the data is on its way; only ever seen in the browser. */
export const loadingHead = (title: string, path: string): Head => ({
  title,
  description: title,
  canonicalPath: path,
  robots: { index: false, follow: true },
});
