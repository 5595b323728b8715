import preset from '../jest.preset.mjs';

export default preset({
  testEnvironment: '<rootDir>/test/browser-environment.mjs',
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
});
