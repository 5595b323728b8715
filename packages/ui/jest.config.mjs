import preset from '../../jest.preset.mjs';

export default preset({
  testEnvironment: '../mf-kit/src/testing/browser-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/../../jest.patience.mjs'],
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
});
