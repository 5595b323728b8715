/** What the shell and the microfrontends share at run time: one copy, provided by the shell. */
export { api } from './api.ts';
export * from './api-failure.ts';
export * from './environment.ts';
export * from './events.ts';
export * from './MatchedRoute.tsx';
export * from './page.ts';
export * from './version.ts';
