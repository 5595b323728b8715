import { corpus } from '../../test/corpus.ts';
import { SearchServiceUnderTest } from '../../test/search-service.ts';

const service = SearchServiceUnderTest.inTests();

it('3,000 businesses are indexed within a few seconds of CPU', async () => {
  const from = process.cpuUsage();
  await service.index(...corpus(3_000));
  expect((await service.search({})).total).toBe(3_000);
  const { user, system } = process.cpuUsage(from);
  expect((user + system) / 1e6).toBeLessThan(20);
});
