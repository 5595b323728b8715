import type { Missing } from './page-state.core.ts';

/** A page of a list that the list does not have, or that no list can have. */
export const pageNotFound = (
  wayOn: Pick<Missing, 'action' | 'icon'>,
  description = "The page you're looking for doesn't exist.",
): Missing => ({ title: '404 Page Not Found', description, ...wayOn });
