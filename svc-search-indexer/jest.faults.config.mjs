import config from '../jest.config.mjs';

const own = config.projects.find(({ displayName }) => displayName === 'svc-search-indexer');
// Kills and freezes a real Meilisearch: `npm run test:engines`. Its connections are left half open on purpose, and would keep
// the process for minutes.
export default { ...own, testMatch: ['**/test/faults/*.faults.ts'], testTimeout: 900_000, forceExit: true };
