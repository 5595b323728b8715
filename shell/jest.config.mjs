import preset from '../jest.preset.mjs';

export default {
  projects: [
    preset({
      displayName: 'server',
      roots: ['<rootDir>/src/server', '<rootDir>/src/registry', '<rootDir>/src/app', '<rootDir>/test'],
      testEnvironment: 'node',
      globalSetup: '<rootDir>/test/build-releases.mjs',
    }),
    preset({
      displayName: 'chrome',
      roots: ['<rootDir>/src/chrome', '<rootDir>/src/pages'],
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/test/browser-globals.mjs'],
      testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
    }),
  ],
};
