/** A request that we cannot serve, and why: becomes `{ code, message, requestId }` with this status. */
export class DomainError extends Error {
  override name = 'DomainError';

  /**
   * @param code stable, snake_case: what programs compare
   * @param status HTTP status, 4xx or 5xx
   * @param message for people: names the parameter and says what to do
   */
  constructor(
    readonly code: string,
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

export class InvalidParameter extends DomainError {
  constructor(
    readonly parameter: string,
    problem: string,
  ) {
    super('invalid_parameter', 400, problem);
  }
}
