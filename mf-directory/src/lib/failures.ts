import { ApiFailure } from '@lawdex/mf-kit/runtime';

/** The service says that there is no such thing; a name that it refuses to look up is no thing either. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiFailure && (error.status === 404 || error.status === 400);
