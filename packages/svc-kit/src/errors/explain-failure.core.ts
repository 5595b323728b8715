import { databaseTrouble } from './database-error.core.ts';

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
