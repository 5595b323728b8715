import preset from './jest.config.mjs';
// Measurements, not tests: `npm run bench:relevance`.
export default { ...preset, testMatch: ['**/test/bench/*.bench.ts'], testTimeout: 900_000 };
