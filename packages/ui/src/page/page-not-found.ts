import type { Missing } from './page-state.core.ts';

/** The state of a page number that the list does not have. */
export const pageNotFound = (
  wayOn: Pick<Missing, 'action' | 'icon'>,
  description = "The page you're looking for doesn't exist.",
): Missing => ({ title: '404 Page Not Found', description, ...wayOn });
