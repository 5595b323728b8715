import { DomainError } from './domain-error.core.ts';

export const OVERLOADED = 'overloaded';

/** A request that was not worked for, or not to its end, because there was too much to do: what it asked for has not happened. */
export const overloaded = (retryAfter: number): DomainError =>
  new DomainError(OVERLOADED, 503, 'There is too much to do at the moment. Please try again in a moment.', {
    'retry-after': String(retryAfter),
  });
