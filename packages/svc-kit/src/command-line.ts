/**
 * Whether `parseArgs` of node:util threw the error: then somebody mistyped a command, and the program is not broken.
 */
export const isAboutArguments = (error: unknown): error is { message: string } =>
  typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
