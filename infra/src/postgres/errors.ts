/** PostgreSQL could not be brought up: what is wrong, and what the reader can do about it. */
export class PostgresError extends Error {
  readonly advice: readonly string[];

  constructor(message: string, advice: readonly string[] = [], options?: ErrorOptions) {
    super(message, options);
    this.name = 'PostgresError';
    this.advice = advice;
  }
}
