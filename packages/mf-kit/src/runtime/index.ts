/** The run-time library of the shell and the microfrontends, of which the shell provides the only copy. */
export { api } from './api.ts';
export * from './api-failure.ts';
export { serverNow } from './clock.ts';
export * from './environment.ts';
export * from './events.ts';
export { failureWords } from './failure-words.core.ts';
export { keepTyped, setText } from './keep-typed.ts';
export * from './MatchedRoute.tsx';
export * from './page.ts';
export * from './version.ts';
