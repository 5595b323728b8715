/** Helpers for specs of microfrontends: pages as the shell shows them, and services that answer from a table. */
export * from './fixtures.ts';
export * from './open-page.tsx';
export * from './serve-page.tsx';
export * from './services.ts';
