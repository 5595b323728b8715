import { fileURLToPath } from 'node:url';
import preset from '../../../../jest.preset.mjs';

/** Jest configuration of a microfrontend, whose pages run in jsdom. */
export default (extra = {}) =>
  preset({
    testEnvironment: fileURLToPath(new URL('browser-environment.mjs', import.meta.url)),
    testEnvironmentOptions: { customExportConditions: ['source', 'browser'] },
    setupFilesAfterEnv: [fileURLToPath(new URL('../../../../jest.patience.mjs', import.meta.url))],
    ...extra,
  });
