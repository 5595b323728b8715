/** In the place of the runtime's sentences about its errors: each still has its number, and the address of the page that explains it. */
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};

/** In the place of its logger: the console has what it does with stack traces. */
export const createLogger = (prefix: string) => ({
  warn: (...words: unknown[]) => console.warn(prefix, ...words),
  error: (...words: unknown[]) => console.error(prefix, ...words),
});
export const createInfrastructureLogger = (prefix: string) => createLogger(prefix);
export const bindLoggerToCompiler = () => undefined;
export const logger = createLogger('[ Module Federation ]');
export const infrastructureLogger = createLogger('[ Module Federation ]');
