/** For other builds that treat files like a release. */
export { moduleRules } from './webpack/webpack-config.ts';
