/** For other builds that shall treat files as a release does. */
export { moduleRules } from './webpack-config.ts';
