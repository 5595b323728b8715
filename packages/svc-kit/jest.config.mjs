import preset from '../../jest.preset.mjs';
export default preset({
  globalSetup: './src/testing/jest-global-setup.mjs',
  globalTeardown: './src/testing/jest-global-teardown.mjs',
});
