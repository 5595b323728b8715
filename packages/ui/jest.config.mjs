import preset from '../../jest.preset.mjs';

export default preset({
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/test/browser-globals.mjs'],
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
});
