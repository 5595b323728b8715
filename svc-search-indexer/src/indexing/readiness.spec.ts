import { standIns } from '../../test/stand-ins.ts';
import type { IndexLifecycle } from '../engines/index-lifecycle.ts';
import type { SearchEngine } from '../engines/search-engine.ts';
import { searchReadiness } from './indexing.module.ts';

const INDEXES = [{ name: 'postgres' }, { name: 'meilisearch' }];

const report = (live: string[], behind: [string, number][] = [], make = async () => {}) => {
  const feeders = { live: async () => live, behind: async () => new Map(behind) };
  const engines = standIns<[SearchEngine, IndexLifecycle[]]>({ name: 'postgres' }, INDEXES);
  return searchReadiness(feeders, ...engines, { make })();
};

it('search is ready once one index is complete', async () => {
  expect(await report(['postgres'])).toMatchObject({ lacks: undefined });
});

it('search is ready only once a first search was made', async () => {
  const madeWhen: string[] = [];
  const make = () => Promise.resolve().then(() => void madeWhen.push('made'));
  await report(['postgres'], [], make);
  madeWhen.push('ready');
  expect(madeWhen).toEqual(['made', 'ready']);
  await report([], [], make);
  expect(madeWhen).toHaveLength(2);
});

it.each([[[]], [['landing']]])('search is not ready with %j complete, for it would find too little', async (live) => {
  expect(await report(live)).toMatchObject({ lacks: 'No search index is complete yet.' });
});

it('an index that lags behind is told, and takes search from nobody', async () => {
  expect(await report(['postgres'], [['postgres', 100_000]])).toMatchObject({
    lacks: undefined,
    behind: { postgres: 100_000 },
  });
});
