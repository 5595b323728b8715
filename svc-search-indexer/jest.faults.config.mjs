import preset from './jest.config.mjs';
// Kills and freezes a real Meilisearch: `npm run test:engines`. Its connections are left half open on purpose, and would keep
// the process for minutes.
export default { ...preset, testMatch: ['**/test/faults/*.faults.ts'], testTimeout: 900_000, forceExit: true };
