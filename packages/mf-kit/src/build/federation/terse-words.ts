/** Replaces the texts of the runtime's errors. Each error keeps its number and the address of its explanation. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};

/** Replaces the runtime's logger; the console shows its errors with stack traces. */
export const createLogger = (prefix: string) => ({
  warn: (...words: unknown[]) => console.warn(prefix, ...words),
  error: (...words: unknown[]) => console.error(prefix, ...words),
});
export const createInfrastructureLogger = (prefix: string) => createLogger(prefix);
export const bindLoggerToCompiler = () => undefined;
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = createLogger('[ Module Federation ]');
