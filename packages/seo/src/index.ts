export * from './head.ts';
