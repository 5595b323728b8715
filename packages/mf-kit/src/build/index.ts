/** For other builds that shall treat files as a release does. */
export { moduleRules } from './webpack/webpack-config.ts';
