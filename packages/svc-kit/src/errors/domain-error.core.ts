/** A request that cannot be served, with the reason. It becomes `{ code, message, requestId }` with this status. */
export class DomainError extends Error {
  override name = 'DomainError';

  /** `code` is snake_case, for programs; `message` names the parameter and says what to do, for people. */
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

// Problems are cut, because they may quote a parameter that is as long as a body.
const PROBLEM_MAX = 300;
const shortened = (problem: string): string =>
  problem.length <= PROBLEM_MAX ? problem : `${problem.slice(0, PROBLEM_MAX)}...`;

export class InvalidParameter extends DomainError {
  constructor(
    readonly parameter: string,
    problem: string,
  ) {
    super('invalid_parameter', 400, shortened(problem));
  }
}

export const OVERLOADED = 'overloaded';

/** A database restarts, and a burst of requests passes, in about so many seconds. */
export const RETRY_AFTER_SECONDS = 2;

/** Refuses a request because there is too much to do. Nothing of what it asked for has happened. */
export const overloaded = (retryAfter = RETRY_AFTER_SECONDS): DomainError =>
  new DomainError(OVERLOADED, 503, 'There is too much to do at the moment. Please try again in a moment.', {
    'retry-after': String(retryAfter),
  });
