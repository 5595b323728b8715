import preset from '../jest.preset.mjs';

export default preset({
  globalSetup: '@lawdex/svc-kit/testing/jest-global-setup',
  globalTeardown: '@lawdex/svc-kit/testing/jest-global-teardown',
});
