import preset from './jest.config.mjs';
// Kills and freezes a real Meilisearch: `npm run test:engines`.
export default { ...preset, testMatch: ['**/test/faults/*.faults.ts'], testTimeout: 900_000 };
