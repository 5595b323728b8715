import { DomainError } from './domain-error.core.ts';

export const OVERLOADED = 'overloaded';

/** Refuses a request because there is too much to do. Nothing of what it asked for has happened. */
export const overloaded = (retryAfter: number): DomainError =>
  new DomainError(OVERLOADED, 503, 'There is too much to do at the moment. Please try again in a moment.', {
    'retry-after': String(retryAfter),
  });
