import { expect, it } from '@jest/globals';
import { everything } from '../../test/conformance.ts';
import { AnsweredBy, NotedEngine } from './answered-by.ts';
import type { SearchEngine } from './search-engine.ts';

it('counts what engines are asked, also what has no answer in time: a rebuild makes room for whoever waits', async () => {
  const late = (): Promise<never> => Promise.reject(new Error('too late'));
  const engine: SearchEngine = { name: 'one', search: late, hits: () => Promise.resolve([]), count: late };
  const answeredBy = new AnsweredBy();
  const noted = new NotedEngine(engine, answeredBy);
  const signal = AbortSignal.timeout(60_000);
  expect(await noted.hits(everything, signal)).toEqual([]);
  await expect(noted.search(everything, signal)).rejects.toThrow('too late');
  await expect(noted.count(everything, [], signal)).rejects.toThrow('too late');
  expect(answeredBy.asked).toBe(3);
});
