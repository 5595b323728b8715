import preset, { testTimeout } from '../jest.preset.mjs';

export default {
  testTimeout,
  projects: [
    preset({
      displayName: 'http and render',
      roots: [
        '<rootDir>/src/http',
        '<rootDir>/src/render',
        '<rootDir>/src/registry',
        '<rootDir>/src/protocol',
        '<rootDir>/test',
      ],
      testEnvironment: 'node',
      globalSetup: '<rootDir>/test/build-releases.mjs',
    }),
    preset({
      displayName: 'app, chrome and screens',
      roots: ['<rootDir>/src/app', '<rootDir>/src/chrome', '<rootDir>/src/screens'],
      testEnvironment: 'jsdom',
      setupFiles: ['<rootDir>/test/browser-globals.mjs'],
      setupFilesAfterEnv: ['<rootDir>/../jest.patience.mjs'],
      testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
    }),
  ],
};
