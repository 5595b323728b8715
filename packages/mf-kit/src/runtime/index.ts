/** What the shell and the microfrontends share at run time: one copy, provided by the shell. */
export * from './api.ts';
export * from './environment.ts';
export * from './events.ts';
export * from './page.ts';
export * from './query.ts';
export * from './router.tsx';
export * from './version.ts';
