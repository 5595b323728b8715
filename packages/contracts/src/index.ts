export * from './directory.ts';
export * from './opening-hours.core.ts';
export * from './search.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './browser-events.ts';
export * from './releases.ts';
export * from './site.ts';
