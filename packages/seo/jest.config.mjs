import preset from '../../jest.preset.mjs';

export default preset({
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
});
