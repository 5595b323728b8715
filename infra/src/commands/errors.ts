/** The site cannot be started: what is wrong, what to do about it, and the end of the log that tells more. */
export class StartError extends Error {
  readonly advice: readonly string[];
  readonly log: string;

  constructor(
    message: string,
    advice: readonly string[] = [],
    { log = '', ...options }: ErrorOptions & { log?: string } = {},
  ) {
    super(message, options);
    this.name = 'StartError';
    this.advice = advice;
    this.log = log;
  }
}
