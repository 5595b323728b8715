import config from '../jest.config.mjs';

const own = config.projects.find(({ displayName }) => displayName === 'svc-search-indexer');
// Measurements, not tests: `npm run bench:relevance`.
export default { ...own, testMatch: ['**/test/bench/*.bench.ts'], testTimeout: 900_000 };
