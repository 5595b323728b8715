import preset, { testTimeout } from '../../jest.preset.mjs';
import microfrontend from './src/testing/jest-preset.mjs';

export default {
  testTimeout,
  projects: [
    preset({ displayName: 'build', roots: ['<rootDir>/src/build'] }),
    microfrontend({
      displayName: 'pages',
      roots: ['<rootDir>/src/runtime', '<rootDir>/src/provided', '<rootDir>/src/testing'],
    }),
  ],
};
