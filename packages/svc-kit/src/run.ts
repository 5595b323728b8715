import { databaseTrouble } from './errors/database-error.core.ts';

/** Explains why a program ends. An error that an operator can put right needs no stack. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'ConfigError' || error.name === 'CommandFailed') return error.message;
  if ('code' in error && error.code === 'EADDRINUSE')
    return `${error.message}. Choose another PORT, or stop what uses it.`;
  // The address or the login is wrong, or the server is away.
  if ('syscall' in error || databaseTrouble(error)) return error.message || String(Reflect.get(error, 'code'));
  return error.stack ?? error.message;
}

/** Runs the body of a program. A failure is one clear message and exit code 1. */
export function run(main: () => Promise<unknown>): void {
  main().catch((error: unknown) => {
    process.stderr.write(`${explainFailure(error)}\n`);
    process.exit(1);
  });
}
