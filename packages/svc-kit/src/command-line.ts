/** Whether `parseArgs` of node:util threw it: what was typed is wrong, not the program. */
export const isAboutArguments = (error: unknown): error is { message: string } =>
  typeof error === 'object' && error !== null && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
